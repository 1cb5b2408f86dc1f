import { expect, test } from 'vitest';
import { readSection } from '../testing/read-section.ts';
import { createQuestionAnchors } from './question-anchors.ts';

const faq = (...titles: readonly string[]) =>
  readSection('Faq', { card_components: titles.map((title) => ({ title, html_field: '<p>So.</p>' })) });

test('questions of all sections have anchors of their own, by their words', () => {
  const sections = [
    faq('Überleben Passwörter den Umzug?', 'Why?'),
    readSection('RichText', { id: 'faq-how' }),
    faq('Why?', 'How?', '?'),
  ];
  expect([...createQuestionAnchors(sections).values()]).toEqual([
    'faq-überleben-passwörter-den-umzug',
    'faq-why',
    'faq-why-2',
    'faq-how-2',
    'faq',
  ]);
});
