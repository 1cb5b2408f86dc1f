import { expect, test } from 'vitest';
import { withContents } from './with-contents.ts';

const WORDS = `<p>${'Wort '.repeat(100)}</p>`;
const text = (...headings: string[]) => headings.map((heading) => `<h2>${heading}</h2>${WORDS}`).join('');
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test.each([
  ['Tür eins: Shopware', 'tür-eins-shopware', 'Tür eins: Shopware'],
  ['Für <em>wen</em>?', 'für-wen', 'Für wen?'],
  ['Preise &amp; Tarife', 'preise-tarife', 'Preise & Tarife'],
  ['Was&nbsp;kostet das', 'was-kostet-das', 'Was kostet das'],
  ['Individual\u00adentwicklung', 'individualentwicklung', 'Individual\u00adentwicklung'],
  ['1. Scope – and more', '1-scope-and-more', '1. Scope – and more'],
  ['&lt;script&gt;', 'script', '<script>'],
  ['***', 'part', '***'],
])('the heading "%s" has the anchor %s', (heading, id, said) => {
  const { html, parts } = withContents(text(heading, 'A', 'B', 'C'), []);
  expect(parts[0]).toEqual({ id, text: said });
  expect(html).toContain(`<h2 id="${id}" tabindex="-1">${heading}</h2>`);
});

test('each anchor stands once, and none that the page has beside the text', () => {
  const { html, parts } = withContents(text('Costs', 'Costs', 'Costs 2', 'Content', 'Costs'), ['content']);
  const ids = ['costs', 'costs-2', 'costs-2-2', 'content-2', 'costs-3'];
  expect(parts.map(({ id }) => id)).toEqual(ids);
  expect(idsOf(html)).toEqual(ids);
});

test('a heading keeps what it says of its language, and one without words is no part', () => {
  const { html, parts } = withContents(`${text('A', 'B', 'C', 'D')}<h2 lang="en">E</h2><h2> </h2>`, []);
  expect(html).toContain('<h2 id="e" tabindex="-1" lang="en">E</h2><h2> </h2>');
  expect(parts).toHaveLength(5);
});

test.each([
  ['few parts', text('A', 'B', 'C')],
  ['few words', '<h2>A</h2><h2>B</h2><h2>C</h2><h2>D</h2><p>Short.</p>'],
  ['smaller headings', text('A').repeat(3) + '<h3>B</h3>'.repeat(9)],
  ['nothing', ''],
])('a text of %s stays as it is', (_, html) => {
  expect(withContents(html, [])).toEqual({ html, parts: [] });
});

test('a text of any size is gone through in a moment', () => {
  const long = `${text('A', 'B', 'C', 'D')}${'<h2>'.repeat(50_000)}`;
  const start = performance.now();
  expect(withContents(long, []).parts).toHaveLength(4);
  expect(performance.now() - start).toBeLessThan(2_000);
});
