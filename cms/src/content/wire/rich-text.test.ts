import { expect, test } from 'vitest';
import { htmlIn } from './rich-text.ts';
import { paragraph, richText } from './testing/content.ts';

type Cell = {
  readonly text: string;
  readonly headerState?: number;
  readonly colSpan?: number;
  readonly rowSpan?: number;
};

function table(...rows: readonly (readonly Cell[])[]) {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const children = rows.map((cells) => ({
    ...node,
    type: 'tablerow',
    children: cells.map(({ text, headerState = 0, ...spans }) => ({
      ...node,
      ...spans,
      type: 'tablecell',
      headerState,
      children: paragraph(text).root.children,
    })),
  }));
  return { en: richText([{ ...node, type: 'table', ...{ children } }]) };
}

test('a first row of header cells heads the columns', () => {
  const html = htmlIn('en', table([{ text: 'Phase', headerState: 1 }], [{ text: 'Plan' }]));
  expect(html).toBe(
    '<table><thead><tr><th scope="col"><p>Phase</p></th></tr></thead><tbody><tr><td><p>Plan</p></td></tr></tbody></table>',
  );
});

test('another header cell heads its row', () => {
  const html = htmlIn('en', table([{ text: 'Plan', headerState: 2 }, { text: '2–3' }]));
  expect(html).toBe('<table><tbody><tr><th scope="row"><p>Plan</p></th><td><p>2–3</p></td></tr></tbody></table>');
});

test('a merged cell goes over its columns and rows', () => {
  const html = htmlIn(
    'en',
    table(
      [
        { text: 'Plan', headerState: 1, rowSpan: 2 },
        { text: 'Weeks', headerState: 1, colSpan: 2 },
      ],
      [{ text: '2', rowSpan: 1, colSpan: 1 }, { text: '3' }],
    ),
  );
  expect(html).toBe(
    '<table><thead><tr><th scope="col" rowspan="2"><p>Plan</p></th><th scope="col" colspan="2"><p>Weeks</p></th></tr></thead>' +
      '<tbody><tr><td><p>2</p></td><td><p>3</p></td></tr></tbody></table>',
  );
});

test('a numbered list begins where an editor has it begin', () => {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const item = { ...node, type: 'listitem', value: 3, children: paragraph('Third').root.children };
  const list = { ...node, type: 'list', listType: 'number', tag: 'ol', start: 3, children: [item] };
  expect(htmlIn('en', { en: richText([list]) })).toBe('<ol start="3"><li><p>Third</p></li></ol>');
});

test('a text that is missing, or has nothing in it, is the English one', () => {
  const en = paragraph('Yes');
  for (const de of [null, undefined, richText([])]) expect(htmlIn('de', { en, de })).toBe('<p>Yes</p>');
  expect(htmlIn('de', en)).toBe('<p>Yes</p>');
  expect(htmlIn('en', null)).toBe('');
});
