import type { Language } from '@kontorwerk/contract/languages';
import type { MarkedText, SearchResult } from '../../app/content/search-answer.ts';
import { excerptOf, firstMark, markedText, marksIn } from './marking.ts';
import type { Meant } from './ranking.ts';
import type { Found } from './search-index.ts';
import { resultKind, type Searched } from './searched-page.ts';

/** How much of a long text is searched for an excerpt, in characters: it is done for each shown result. */
const LOOKED_THROUGH = 6_000;

/** Returns an excerpt around a match: from the description, a question with its answer, or the text. */
function excerptIn({ document, fields }: Found<Searched>, terms: Meant, language: Language): MarkedText {
  const { description, questions, text } = document;
  const told = [
    ...(fields.has('description') ? [description] : []),
    ...(fields.has('questions') ? questions.map(({ question, answer }) => `${question}\n${answer}`) : []),
    ...(fields.has('text') ? [text] : []),
  ];
  for (const whole of told) {
    const part = whole.slice(0, LOOKED_THROUGH);
    const first = firstMark(part, terms, language);
    if (first !== null) return excerptOf(part, first, (excerpt) => marksIn(excerpt, terms, language));
  }
  return excerptOf((description || text).slice(0, LOOKED_THROUGH), 0, () => []);
}

/** Builds a search result with its matches marked. */
export function searchResult(found: Found<Searched>, terms: Meant, language: Language): SearchResult {
  const { document } = found;
  const { title, path, picture } = document;
  return {
    path,
    kind: resultKind(document),
    title: markedText(title, marksIn(title, terms, language)),
    excerpt: excerptIn(found, terms, language),
    picture,
  };
}
