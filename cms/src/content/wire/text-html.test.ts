import { expect, test } from 'vitest';
import { both, PICTURE, pictureIn, paragraph as plain, richText, stored, testContext } from './testing/content.ts';
import { textHtml } from './text-html.ts';

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

function paragraph(...children: readonly object[]) {
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
  return textHtml({ de: richText(children) }, testContext('de', { media: [PICTURE, DRAWING, SIZED] }));
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
    paragraph(words('10'), words('6', 64), words('2', 32), words('100 €', 4), words('both', 3)),
    '<p>10<sup>6</sup><sub>2</sub><s>100 €</s><em><strong>both</strong></em></p>',
  ],
  [
    'code over several lines',
    paragraph(words('if ok:', CODE), BREAK, words('    go("<a>")', CODE)),
    '<pre><code>if ok:\n    go(&quot;&lt;a&gt;&quot;)</code></pre>',
  ],
  ['a line break alone', paragraph(BREAK), '<p><br /></p>'],
  [
    'line breaks around code without words',
    paragraph(words('', CODE), BREAK, BREAK),
    '<p><code></code><br /><br /></p>',
  ],
  ['code within a line', paragraph(words('npm', CODE), BREAK, words('starts')), '<p><code>npm</code><br />starts</p>'],
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
  expect(html(...plain('<figure data-picture="1"></figure>').root.children)).toBe(
    '<p>&lt;figure data-picture=&quot;1&quot;&gt;&lt;/figure&gt;</p>',
  );
});
