import { expect, test } from 'vitest';
import { sectionOf } from '../testing/section-of.ts';
import { questionAnchors } from './question-anchors.ts';

const faq = (...titles: readonly string[]) =>
  sectionOf('Faq', { card_components: titles.map((title) => ({ title, html_field: '<p>So.</p>' })) });

test('questions of all sections have anchors of their own, by their words', () => {
  const sections = [
    faq('Überleben Passwörter den Umzug?', 'Why?'),
    sectionOf('RichText', { id: 'faq-how' }),
    faq('Why?', 'How?', '?'),
  ];
  expect([...questionAnchors(sections).values()]).toEqual([
    'faq-überleben-passwörter-den-umzug',
    'faq-why',
    'faq-why-2',
    'faq-how-2',
    'faq',
  ]);
});
