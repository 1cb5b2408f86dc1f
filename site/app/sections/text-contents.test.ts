import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { createTextContents } from './text-contents.ts';
import { findTextRun } from './text-run.ts';

const WORDS = `<p>${'Wort '.repeat(100)}</p>`;
const textOf = (...headings: string[]) => headings.map((heading) => `<h2>${heading}</h2>${WORDS}`).join('');
const text = (html_field: string, said: object = {}) => ({ component_name: 'RichText', html_field, ...said });

/** Returns the anchors of a page's texts by section. */
function anchorsOf(...meta: readonly object[]) {
  const sections = readEntries([{ title: 'Page', meta }], () => {})[0]?.meta ?? [];
  const contentsOf = createTextContents(sections, findTextRun(sections));
  return sections.map((section) => contentsOf(section).parts.map(({ id }) => id));
}

test('two texts with a grid between them have anchors of their own, and none that a section or the frame has', () => {
  const grid = { component_name: 'GridBlocks', id: 'jobs' };
  const long = textOf('Kosten', 'Jobs', 'Content', 'Page-State');
  expect(anchorsOf(text(long), grid, text(long, { tone: 'ink' }))).toEqual([
    ['kosten', 'jobs-2', 'content-2', 'page-state-2'],
    [],
    ['kosten-2', 'jobs-3', 'content-3', 'page-state-3'],
  ]);
});

test('a text beside those whose titles the page lists has none of their anchors', () => {
  const banner = { component_name: 'Banner', main_title: 'Terms' };
  const run = ['A', 'B', 'C', 'D'].map((main_title) => text(textOf(main_title), { main_title }));
  const found = anchorsOf(banner, ...run, banner, text(textOf('A', 'B', 'E', 'F')));
  expect(found).toEqual([[], [], [], [], [], [], ['a-2', 'b-2', 'e', 'f']]);
});

test('a text in two columns has no list', () => {
  expect(anchorsOf(text(textOf('A', 'B', 'C', 'D'), { layout: 'columns' }))).toEqual([[]]);
});
