import type { Language } from '@kontorwerk/contract/languages';
import type { SearchResult } from '../../app/content/search-answer.ts';
import { excerptOf, markedText, marksIn } from './marking.ts';
import { resultKind } from './result-kind.ts';
import type { Searched } from './searched-page.ts';

/** How much of a long text is looked through for an excerpt, in characters: that is done for each result that is shown. */
const LOOKED_THROUGH = 6_000;

/** What a page says where something was found: its description, a question with its answer, or its text. */
function excerptIn(page: Searched, terms: ReadonlySet<string>, language: Language) {
  const { description, questions, text } = page;
  const told = [description, ...questions.map(({ question, answer }) => `${question} ${answer}`), text];
  for (const whole of told) {
    const part = whole.slice(0, LOOKED_THROUGH);
    const marks = marksIn(part, terms, language);
    if (marks.length > 0) return excerptOf(part, marks);
  }
  return excerptOf((description || text).slice(0, LOOKED_THROUGH), []);
}

/** A page that was found, as results show it: with the words for which it was. */
export function searchResult(page: Searched, terms: ReadonlySet<string>, language: Language): SearchResult {
  const { title, path } = page;
  return {
    path,
    kind: resultKind(page.page),
    title: markedText(title, marksIn(title, terms, language)),
    excerpt: excerptIn(page, terms, language),
  };
}
