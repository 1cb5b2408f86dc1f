import { readDate } from '@kontorwerk/contract/content/date-text';
import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { noonOf } from '#cms/base/time-zones.ts';
import type { ByLanguage, RichText } from '#cms/kit/stored-values.ts';
import type { Findings } from '../findings.ts';
import type { ToRichText } from '../texts/html-converter.ts';
import type { LinkMap } from './link-map.ts';
import type { PicturePlan } from './picture-plan.ts';

/** The tools for creating documents. */
export type WireTools = {
  readonly findings: Findings;
  readonly pictures: PicturePlan;
  readonly links: LinkMap;
  readonly convert: ToRichText;
};

/** Stands for a missing picture where the type requires one: no picture has this id. */
export const NO_PICTURE = 0;

/** Parses the day of a wire date, as `2026-03-31`; null without one. */
export function parseDay(date: string): string | null {
  return readDate(date) || null;
}

/** Parses the year of a wire date, which may be all it has; null without one. */
export function parseYear(date: string): number | null {
  const year = readDate(date, 'year')?.slice(0, 4) || /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(date)?.[0];
  return year ? Number(year) : null;
}

/** Converts a wire date to its stored form; empty, and reported, where it is unreadable. */
export function toStoredDay(date: string, at: string, { findings }: Pick<WireTools, 'findings'>): string {
  const text = date.trim();
  if (text === '') return '';
  const day = readDate(text);
  if (day !== null) return day === '' ? '' : noonOf(day);
  findings.problem(at, `“${text}” is no date that can be understood, so there is none`);
  return '';
}

/** Converts HTML in both languages to rich text. */
export function toRichTexts({ en, de }: LocalText, at: string, tools: WireTools): ByLanguage<RichText> {
  const converted = (html: string, language: Language) =>
    tools.convert(
      html,
      (address) => tools.links.moved(address),
      (what) =>
        tools.findings.problem(
          `${at}, ${LANGUAGE_NAMES[language].en}`,
          `${what} has no place in a text here and was left out`,
        ),
      ({ address, alt }) => tools.pictures.inText(address, { alt, language, at }),
    );
  const english = converted(en, 'en');
  return { en: english, de: en === de ? english : converted(de, 'de') };
}
