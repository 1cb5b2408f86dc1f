import { CONTACT_SERVICES } from '@kontorwerk/contract/forms/contact';
import { SERVICE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { parseMailAddresses } from './mail-address.ts';

/** The subjects that a rule can match. */
export const RULE_SUBJECTS = [
  'topic',
  'person',
  'service',
  'office',
  'job',
  'messages',
  'applications',
  'everything',
] as const;
export type RuleSubject = (typeof RULE_SUBJECTS)[number];

/** A notification rule: a subject, and the recipients of the submissions that match. */
export type Rule = {
  readonly about: RuleSubject;
  /** Words separated by commas; one match in the topic is enough. */
  readonly topic?: string | null;
  readonly person?: string | null;
  readonly service?: string | null;
  readonly office?: string | null;
  /** The id of a job. */
  readonly job?: number | null;
  /** Addresses separated by commas, spaces or line breaks. */
  readonly addresses?: string | null;
  readonly language?: Language | null;
};

/** The facts of a submission that rules match. */
export type SubmissionFacts = {
  readonly received: 'messages' | 'applications';
  readonly topic: string;
  /** The person whom it is for; empty without one. */
  readonly person: string;
  /** The services that may be meant; none for an application. */
  readonly services: readonly string[];
  /** The offices and the ids of the jobs that an application is for. */
  readonly offices: readonly string[];
  readonly jobs: readonly number[];
};

export type Recipients = { readonly addresses: readonly string[]; readonly language: Language };

/** Returns the services that a message may mean: by its chosen label, else by the value, which several share (§5). */
export function matchServices(label: string, value: string): readonly string[] {
  const byLabel = CONTACT_SERVICES.filter(({ id }) => LANGUAGES.some((l) => SERVICE_LABELS[id][l] === label));
  const meant = byLabel.length > 0 ? byLabel : CONTACT_SERVICES.filter((service) => service.value === value);
  return meant.map(({ id }) => id);
}

/** Splits a rule's topic: topics differ between the languages, so there may be several. */
function wordsOf(asked: string | null | undefined): readonly string[] {
  const words = (asked ?? '').split(',').map((word) => word.trim().toLowerCase());
  return words.filter((word) => word !== '');
}

function isMatch(rule: Rule, facts: SubmissionFacts): boolean {
  switch (rule.about) {
    case 'topic':
      return wordsOf(rule.topic).some((word) => facts.topic.toLowerCase().includes(word));
    case 'person':
      return wordsOf(rule.person).some((name) => facts.person.toLowerCase().includes(name));
    case 'service':
      return facts.services.includes(rule.service ?? '');
    case 'office':
      return facts.offices.includes(rule.office ?? '');
    case 'job':
      return typeof rule.job === 'number' && facts.jobs.includes(rule.job);
    case 'everything':
      return true;
    default:
      return facts.received === rule.about;
  }
}

/** Returns the recipients of a submission: those of the first matching rule with addresses, else the fallback's. */
export function recipientsOf(facts: SubmissionFacts, rules: readonly Rule[], fallback: Recipients): Recipients {
  for (const rule of rules) {
    const addresses = parseMailAddresses(rule.addresses);
    if (addresses.length > 0 && isMatch(rule, facts))
      return { addresses, language: rule.language ?? fallback.language };
  }
  return fallback;
}
