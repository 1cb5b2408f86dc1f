import { isRecord } from '@kontorwerk/contract/content/read-values';
import { SERVICE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { RULE_SUBJECTS, type RuleSubject } from './rules.ts';

/** The labels of a rule's subjects. */
export const RULE_SUBJECT_LABELS = {
  topic: { en: 'A topic', de: 'Ein Thema' },
  person: { en: 'A person', de: 'Eine Person' },
  service: { en: 'A service', de: 'Eine Leistung' },
  office: { en: 'Applications for an office', de: 'Bewerbungen für einen Standort' },
  job: { en: 'Applications for a position', de: 'Bewerbungen auf eine Stelle' },
  messages: { en: 'All contact messages', de: 'Alle Kontaktanfragen' },
  applications: { en: 'All applications', de: 'Alle Bewerbungen' },
  everything: { en: 'Everything', de: 'Alles' },
} as const satisfies Record<RuleSubject, LocalText>;

/** The labels of the services by the names that rules use. */
const NAMES: ReadonlyMap<unknown, LocalText> = new Map<unknown, LocalText>(Object.entries(SERVICE_LABELS));

/** Returns the label of a collapsed rule: “A topic: Flutter → mobile@example.com”. */
export function formatRule(rule: unknown, reader: Language): string {
  if (!isRecord(rule)) return '';
  const subject = RULE_SUBJECTS.find((name) => name === rule.about);
  const chosen = subject ? rule[subject] : null;
  const about = NAMES.get(chosen)?.[reader] ?? (typeof chosen === 'string' ? chosen : '');
  const to = typeof rule.addresses === 'string' ? rule.addresses.trim().replaceAll(/[\s,;]+/g, ', ') : '';
  const what = [subject && RULE_SUBJECT_LABELS[subject][reader], about].filter(Boolean).join(': ');
  return [what, to].filter(Boolean).join(' → ');
}
