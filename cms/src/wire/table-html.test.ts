import { expect, test } from 'vitest';
import { localHtml } from './html.ts';
import { paragraph } from './testing/content.ts';

type Cell = readonly [text: string, headerState: number];

function table(...rows: readonly (readonly Cell[])[]) {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 };
  const children = rows.map((cells) => ({
    ...node,
    type: 'tablerow',
    children: cells.map(([text, headerState]) => ({
      ...node,
      type: 'tablecell',
      headerState,
      children: paragraph(text).root.children,
    })),
  }));
  return { en: { root: { ...node, type: 'root', children: [{ ...node, type: 'table', children }] } } };
}

test('a first row of header cells heads the columns', () => {
  const html = localHtml(table([['Phase', 1]], [['Plan', 0]]), 'en');
  expect(html).toBe(
    '<table><thead><tr><th scope="col"><p>Phase</p></th></tr></thead><tbody><tr><td><p>Plan</p></td></tr></tbody></table>',
  );
});

test('another header cell heads its row', () => {
  const html = localHtml(
    table([
      ['Plan', 2],
      ['2–3', 0],
    ]),
    'en',
  );
  expect(html).toBe('<table><tbody><tr><th scope="row"><p>Plan</p></th><td><p>2–3</p></td></tr></tbody></table>');
});
