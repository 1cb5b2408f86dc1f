import type { Section } from '@kontorwerk/contract/content/entry';
import type { Question } from 'schema-dts';

/** The questions that a page shows with their answers, once each. */
export function shownQuestions(sections: readonly Section[]): readonly Question[] {
  const asked = new Map(
    sections
      .filter(({ component_name }) => component_name === 'Faq')
      .flatMap(({ card_components }) => card_components)
      .filter(({ title, html_field }) => title !== '' && html_field !== '')
      .map(({ title, html_field }) => [title, html_field]),
  );
  return [...asked].map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
}
