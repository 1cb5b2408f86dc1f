import type { Card, Section } from '@kontorwerk/contract/content/entry';
import { createContext } from 'react';
import { questionAnchors } from '#app/content/question-anchors.ts';

/** Finds the anchor of a question. */
export type AnchorOfQuestion = (question: Card) => string | undefined;

/** Finds anchors among a page's questions, when the first is asked for: sections that the server has sent never do. */
export function anchorsAmong(sections: readonly Section[]): AnchorOfQuestion {
  let found: ReadonlyMap<Card, string> | undefined;
  return (question) => {
    found ??= questionAnchors(sections);
    return found.get(question);
  };
}

/** The anchors of the questions on the page; a section by itself has none. */
export const QuestionAnchorsContext = createContext<AnchorOfQuestion>(() => undefined);
