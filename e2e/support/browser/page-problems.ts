import type { Language } from '@kontorwerk/contract/languages';
import { type Sentences, sentencesIn } from '../pages/foreign-texts.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { MAIN_STACK } from '../stacks/stacks.ts';

/** Texts that reveal that something could not be shown. */
const FAILURES = [
  /Component ".*" not found/,
  /Error fetching data/,
  /Fehler beim Laden der Daten/,
  /\[object Object\]/,
];

/** Lists problems that no page may have, not even the one for missing addresses. */
export function titleProblems({ title }: PageFacts): readonly string[] {
  return title.trim() === '' ? ['no title'] : [];
}

/** Lists what search engines and link previews would miss. */
export function headProblems(facts: PageFacts, language: Language): readonly string[] {
  const { description, canonical, alternates } = facts;
  const problems = [...titleProblems(facts)];
  if (description.trim() === '') problems.push('no description');
  if (!canonical.startsWith(MAIN_STACK.siteUrl)) problems.push(`canonical is "${canonical}"`);
  if (Object.keys(alternates).toSorted().join() !== 'de,en,x-default')
    problems.push(`hreflang of ${Object.keys(alternates)}`);
  if (alternates[language] !== canonical) problems.push(`hreflang ${language} is not the canonical address`);
  if (alternates['x-default'] !== alternates.en) problems.push('x-default is not the English page');
  return problems;
}

/** Lists faults that a visitor would notice. */
export function bodyProblems(facts: PageFacts, language: Language): readonly string[] {
  const problems: string[] = [];
  if (facts.language !== language) problems.push(`lang is "${facts.language}"`);
  if (facts.headings !== 1) problems.push(`${facts.headings} h1`);
  for (const failure of FAILURES) if (failure.test(facts.text)) problems.push(`shows ${failure.source}`);
  return problems;
}

/** Lists texts of the other language, and too few own ones, with which finding none would mean nothing. */
export function languageProblems(
  { text, main }: PageFacts,
  language: Language,
  sentences: Readonly<Record<Language, Sentences>>,
  fewest: number,
): readonly string[] {
  const foreign = sentencesIn(text, sentences[language === 'en' ? 'de' : 'en']);
  const own = sentencesIn(main, sentences[language]).length;
  return [
    ...foreign.map((sentence) => `in the other language: ${sentence}`),
    ...(own < fewest ? [`only ${own} sentences of the content`] : []),
  ];
}

/** Lists titles that several pages share; an address that shows another's page has that one as canonical. */
export function sharedTitles(pages: ReadonlyMap<string, PageFacts>): readonly string[] {
  const canonicals = new Map<string, Set<string>>();
  for (const { title, canonical } of pages.values())
    canonicals.set(title, (canonicals.get(title) ?? new Set()).add(canonical));
  return [...canonicals]
    .filter(([, pagesOf]) => pagesOf.size > 1)
    .map(([title, pagesOf]) => `${title}: ${[...pagesOf]}`);
}
