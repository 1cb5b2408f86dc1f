import type { LocalText } from '@kontorwerk/contract/languages';

/** When a document is published and unpublished; at least one of the two. */
export type Plan = { readonly publishAt: Date | null; readonly unpublishAt: Date | null };

const MINUTE_MS = 60_000;

const NOTHING: LocalText = {
  en: 'Please choose when it is published, when it is taken off the site, or both.',
  de: 'Bitte wählen Sie, wann veröffentlicht wird, wann die Veröffentlichung endet, oder beides.',
};
const PAST: LocalText = {
  en: 'This time has already passed. Please choose a later one, or publish right away.',
  de: 'Diese Zeit ist schon vorbei. Bitte wählen Sie eine spätere oder veröffentlichen Sie sofort.',
};
const ENDS_FIRST: LocalText = {
  en: 'It would be taken off the site before it is published. Please choose a later end.',
  de: 'Die Veröffentlichung würde enden, bevor sie beginnt. Bitte wählen Sie ein späteres Ende.',
};

/** Returns what is wrong with a plan, or null. The current minute is allowed: editors choose minutes. */
export function findPlanProblem({ publishAt, unpublishAt }: Plan, now: Date): LocalText | null {
  if (!publishAt && !unpublishAt) return NOTHING;
  const earliest = now.getTime() - MINUTE_MS;
  if ([publishAt, unpublishAt].some((at) => at && at.getTime() < earliest)) return PAST;
  return publishAt && unpublishAt && unpublishAt <= publishAt ? ENDS_FIRST : null;
}
