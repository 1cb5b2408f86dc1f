import type { Language, LocalText } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { READER_LOCALES } from '#cms/base/reader-language.ts';
import { titlesOf } from '#cms/kit/admin/document-titles.ts';
import type { Placeholder } from '#cms/mail/mail-kinds.ts';
import { problemText } from './not-published.ts';
import type { Planned } from './planned.ts';

const ACTIONS = {
  publish: { en: 'published', de: 'veröffentlicht' },
  unpublish: { en: 'taken off the site', de: 'von der Website genommen' },
} as const satisfies Record<Planned['type'], LocalText>;

/** Formats a moment in the editor's time zone, with the zone's name. */
function onClock(moment: string, timeZone: string, language: Language): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return `${new Intl.DateTimeFormat(READER_LOCALES[language], format).format(new Date(moment))} (${timeZone})`;
}

/** The result of a plan. */
type Outcome = { readonly done: string; readonly problem: string };

/** Returns a plan's values for its mail. */
export async function planValues(
  payload: Payload,
  plan: Planned,
  { done, problem }: Outcome,
): Promise<Partial<Record<Placeholder, string>>> {
  const { language, timezone } = plan;
  const titleOf = await titlesOf(payload, [plan], language);
  return {
    action: ACTIONS[plan.type][language],
    title: titleOf(plan),
    time: onClock(plan.at, timezone, language),
    done: onClock(done, timezone, language),
    problem: problemText(problem)[language],
  };
}
