import type { Section } from '@kontorwerk/contract/content/entry';
import type { Question } from 'schema-dts';
import { withAbsoluteLinks } from './site-addresses.ts';

/**
 * Describes the questions on a page with their answers, without duplicates; links are absolute, because search engines
 * read them out of context.
 */
export function describeQuestions(sections: readonly Section[], url: string): readonly Question[] {
  const asked = new Map(
    sections
      .filter(({ component_name }) => component_name === 'Faq')
      .flatMap(({ card_components }) => card_components)
      .filter(({ title, html_field }) => title !== '' && html_field !== '')
      .map(({ title, html_field }) => [title, withAbsoluteLinks(html_field, url)]),
  );
  return [...asked].map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  }));
}
