import { expect, test } from 'vitest';
import { convertText, renderText } from './rich-text.ts';
import { both, PICTURE, paragraph, pictureIn, richText, stored, testContext } from './testing/content.ts';

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
  const html = convertText('en', table([{ text: 'Phase', headerState: 1 }], [{ text: 'Plan' }]));
  expect(html).toBe(
    '<table><thead><tr><th scope="col"><p>Phase</p></th></tr></thead><tbody><tr><td><p>Plan</p></td></tr></tbody></table>',
  );
});

test('another header cell heads its row', () => {
  const html = convertText('en', table([{ text: 'Plan', headerState: 2 }, { text: '2–3' }]));
  expect(html).toBe('<table><tbody><tr><th scope="row"><p>Plan</p></th><td><p>2–3</p></td></tr></tbody></table>');
});

test('a merged cell goes over its columns and rows', () => {
  const html = convertText(
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
  expect(convertText('en', { en: richText([list]) })).toBe('<ol start="3"><li><p>Third</p></li></ol>');
});

test('a text that is missing, or has nothing in it, is the English one', () => {
  const en = paragraph('Yes');
  for (const de of [null, undefined, richText([])]) expect(convertText('de', { en, de })).toBe('<p>Yes</p>');
  expect(convertText('de', en)).toBe('<p>Yes</p>');
  expect(convertText('en', null)).toBe('');
});

const node = { version: 1, direction: 'ltr', format: '', indent: 0 };

function words(text: string, format = 0) {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

function item(...children: readonly object[]) {
  return { ...node, type: 'listitem', value: 1, children };
}

function list(tag: 'ol' | 'ul', start: number, ...children: readonly object[]) {
  return { ...node, type: 'list', listType: tag === 'ol' ? 'number' : 'bullet', tag, start, children };
}

function paragraphNode(...children: readonly object[]) {
  return { ...node, type: 'paragraph', children };
}

const BREAK = { type: 'linebreak', version: 1 };
const CODE = 16;

const DRAWING = stored.media({ id: 2, filename: 'a plan.svg', width: 30, height: 20, alt: both('A "plan"', '') });
const AVIF = { mimeType: 'image/avif', height: 9 } as const;
const SIZED = stored.media({
  ...PICTURE,
  id: 3,
  sizes: {
    avif_480: { ...AVIF, filename: 'lamp-480.avif', width: 480 },
    avif_960: { ...AVIF, filename: 'lamp-960.avif', width: 960 },
    webp_960: { filename: 'lamp-960.webp', mimeType: 'image/webp', width: 960, height: 540 },
  },
});

function html(...children: { type: string; version: number }[]): string {
  return renderText({ de: richText(children) }, testContext('de', { media: [PICTURE, DRAWING, SIZED] }));
}

test.each([
  [
    'a sub-list belongs to the item before it',
    list('ol', 1, item(words('Make')), item(list('ul', 1, item(words('of')))), item(words('Send'))),
    '<ol><li>Make<ul><li>of</li></ul></li><li>Send</li></ol>',
  ],
  [
    'a list that begins with a sub-list',
    list('ul', 1, item(list('ul', 1, item(words('deep'))))),
    '<ul><li><ul><li>deep</li></ul></li></ul>',
  ],
  ['a list that goes on counting', list('ol', 3, item(words('Third'))), '<ol start="3"><li>Third</li></ol>'],
  [
    'formats',
    paragraphNode(words('10'), words('6', 64), words('2', 32), words('100 €', 4), words('both', 3)),
    '<p>10<sup>6</sup><sub>2</sub><s>100 €</s><em><strong>both</strong></em></p>',
  ],
  [
    'code over several lines',
    paragraphNode(words('if ok:', CODE), BREAK, words('    go("<a>")', CODE)),
    '<pre><code>if ok:\n    go(&quot;&lt;a&gt;&quot;)</code></pre>',
  ],
  ['a line break alone', paragraphNode(BREAK), '<p><br /></p>'],
  [
    'line breaks around code without words',
    paragraphNode(words('', CODE), BREAK, BREAK),
    '<p><code></code><br /><br /></p>',
  ],
  [
    'code within a line',
    paragraphNode(words('npm', CODE), BREAK, words('starts')),
    '<p><code>npm</code><br />starts</p>',
  ],
])('%s is what a page needs of it', (_what, tree, expected) => {
  expect(html(tree)).toBe(expected);
});

test.each([
  [
    'with a caption',
    pictureIn(1, 'Nine & a half'),
    '<figure><img src="/uploads/lamp-960.webp" alt="Eine Leuchte" width="1600" height="900" loading="lazy" /><figcaption>Nine &amp; a half</figcaption></figure>',
  ],
  [
    'that is a drawing',
    pictureIn(2),
    '<figure><img src="/uploads/a%20plan.svg" alt="A &quot;plan&quot;" width="30" height="20" loading="lazy" /></figure>',
  ],
  [
    'in several sizes',
    pictureIn(3),
    '<figure><picture><source type="image/avif" srcset="/uploads/lamp-480.avif 480w, /uploads/lamp-960.avif 960w" sizes="(min-width: 42rem) 40rem, 100vw" /><img src="/uploads/lamp-960.webp" alt="Eine Leuchte" width="1600" height="900" loading="lazy" /></picture></figure>',
  ],
  ['that is gone', pictureIn(9, 'Nobody'), ''],
])('a picture %s is shown as the language has it', (_what, tree, expected) => {
  expect(html(tree)).toBe(expected);
});

test('words that look like a picture stay words', () => {
  expect(html(...paragraph('<figure data-picture="1"></figure>').root.children)).toBe(
    '<p>&lt;figure data-picture=&quot;1&quot;&gt;&lt;/figure&gt;</p>',
  );
});
