import { beforeAll, expect, test } from 'vitest';
import { convertText } from '#cms/content/wire/rich-text.ts';
import { makeConverter } from '../testing/html-converter.ts';
import type { ToRichText } from './html-converter.ts';

let convert: ToRichText;

beforeAll(async () => {
  convert = await makeConverter();
});

function converted(html: string) {
  const lost: string[] = [];
  const text = convert(
    html,
    (address) => address.replace('https://old.example', ''),
    (what) => lost.push(what),
    ({ address }) => Number(/\/(\d+)\.jpg$/.exec(address)?.[1] ?? 0) || null,
  );
  return { html: convertText('en', { en: text }), lost };
}

const KEPT = [
  '<p>Plain &amp; <strong>bold</strong>, <em>slanted</em>, <code>code</code></p>',
  '<h2>Two</h2><h3>Three</h3><h4>Four</h4>',
  '<p><a href="/projects?a=1&amp;b=2#x">here</a> and <a href="mailto:a@b.example">there</a></p>',
  '<table><thead><tr><th scope="col"><p>A</p></th></tr></thead><tbody><tr><td><p>1</p></td></tr></tbody></table>',
  '<p>Write to <span lang="de">Postfach 39</span>, <span lang="de"><strong>Bonn</strong></span></p>',
  '<p>before</p><hr /><p>after<br />the line</p>',
];

for (const html of KEPT) {
  test(`the editor keeps ${html.slice(0, 40)}…`, () => {
    expect(converted(html)).toEqual({ html, lost: [] });
  });
}

const figure = (picture: number, caption = '') =>
  `<figure data-picture="${picture}">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

test.each([
  [
    'lists',
    '<ul><li>one</li>\n<li>two</li></ul><ol><li>three</li></ol>',
    '<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>',
  ],
  [
    'lists in each other',
    '<ol>\n<li>Make\n<ul><li>of\n<ol><li>deep</li></ol></li></ul></li>\n<li>Send</li></ol>',
    '<ol><li>Make<ul><li>of<ol><li>deep</li></ol></li></ul></li><li>Send</li></ol>',
  ],
  ['where a list begins to count', '<ol start="3"><li>Third</li></ol>', '<ol start="3"><li>Third</li></ol>'],
  ['paragraphs of an item as lines', '<ul><li><p>Two</p><p>second</p></li></ul>', '<ul><li>Two<br />second</li></ul>'],
  [
    'signs above, below and struck through',
    '<p>10<sup>6</sup> CO<sub>2</sub> <del>100 €</del> <s>90</s></p>',
    '<p>10<sup>6</sup> CO<sub>2</sub> <s>100 €</s> <s>90</s></p>',
  ],
  ['keys as code', '<p><kbd>Esc</kbd></p>', '<p><code>Esc</code></p>'],
  [
    'lines and indents of code',
    '<pre class="wp-block-code"><code>npm install\n\nif ok:\n    print("ready")</code></pre>',
    '<pre><code>npm install\n\nif ok:\n    print(&quot;ready&quot;)</code></pre>',
  ],
  [
    'preformatted text as code',
    '<pre>\nfirst  line\n\n\tthird <b>bold</b>\n</pre>',
    '<pre><code>first  line\n\n\tthird <strong>bold</strong></code></pre>',
  ],
  [
    'code between paragraphs',
    '<p>a\nb</p><pre>1\n2</pre><p>c\nd</p>',
    '<p>a b</p><pre><code>1\n2</code></pre><p>c d</p>',
  ],
  [
    'the lines of a verse',
    '<pre class="wp-block-verse">Line one\n  Line <em>two</em></pre>',
    '<p>Line one<br />\u00a0\u00a0Line <em>two</em></p>',
  ],
  [
    'who is quoted',
    '<blockquote class="x"><p>Words.</p><cite>Somebody</cite></blockquote>',
    '<blockquote><p>Words.</p><p>Somebody</p></blockquote>',
  ],
  ['the marks of a quotation', '<p><q>Yes</q></p>', '<p>“Yes”</p>'],
  [
    'the caption of a table',
    '<figure class="wp-block-table"><table><caption>Sums</caption><tbody><tr><td>1</td></tr></tbody></table><figcaption>Source</figcaption></figure>',
    '<p>Sums</p><table><tbody><tr><td><p>1</p></td></tr></tbody></table><p>Source</p>',
  ],
  ['words that open on a click', '<details><summary>More</summary><p>Hidden</p></details>', '<p>More</p><p>Hidden</p>'],
  [
    'embedded pages as links',
    '<figure class="wp-block-embed"><div>\nhttps://video.example/watch?v=a&amp;b=c\n</div><figcaption>Film</figcaption></figure><iframe src="//video.example/x" title="A film"></iframe>',
    '<p><a href="https://video.example/watch?v=a&amp;b=c">https://video.example/watch?v=a&amp;b=c</a></p><p>Film</p><p><a href="https://video.example/x">A film</a></p>',
  ],
  [
    'pictures with their captions',
    '<figure><img src="/1.jpg" alt="x"/><figcaption>On the <em>roof</em></figcaption></figure>',
    figure(1, 'On the roof'),
  ],
  [
    'pictures in several kinds of files',
    '<figure><picture><source type="image/avif" srcset="/1.avif 1x" sizes="50vw"/><img src="/1.jpg"/></picture><figcaption>On the roof</figcaption></figure>',
    figure(1, 'On the roof'),
  ],
  [
    'pictures in a line',
    '<p>before <a href="/1.jpg"><img src="/1.jpg"></a> after</p><h2><img src="/2.jpg"></h2>',
    `<p>before</p>${figure(1)}<p>after</p>${figure(2)}`,
  ],
  [
    'galleries',
    '<figure><figure><img src="/1.jpg"><figcaption>One</figcaption></figure><figure><img src="/2.jpg"></figure><figcaption>Both</figcaption></figure>',
    `${figure(1, 'One')}${figure(2)}<p>Both</p>`,
  ],
  [
    'pictures in lists, whose numbers go on',
    '<ol><li>a<ul><li>b <img src="/1.jpg"></li></ul></li><li>c<img src="/2.jpg"></li><li>d</li></ol>',
    `<ol><li>a<ul><li>b</li></ul></li></ol>${figure(1)}<ol start="2"><li>c</li></ol>${figure(2)}<ol start="3"><li>d</li></ol>`,
  ],
  [
    'pictures in quotes and cells',
    '<blockquote><p>q <img src="/1.jpg"></p></blockquote><table><tbody><tr><td>t <img src="/2.jpg"></td></tr></tbody></table>',
    `<blockquote><p>q</p></blockquote>${figure(1)}<table><tbody><tr><td><p>t</p>${figure(2)}</td></tr></tbody></table>`,
  ],
  ['no empty paragraphs', '<p>a</p><p>&nbsp;</p><p></p>', '<p>a</p>'],
])('the editor keeps %s', (_what, html, kept) => {
  expect(converted(html)).toEqual({ html: kept, lost: [] });
});

test.each([
  ['<ol reversed><li>a</li></ol>', 'a list’s counting down'],
  ['<ol type="a"><li>a</li></ol>', 'a list’s counting by “a”'],
  ['<ol><li value="7">a</li></ol>', 'the number 7 of a list’s item'],
  [
    '<p>a</p><figure><img src="/1.jpg"><figcaption>b <a href="/c">c</a></figcaption></figure>',
    'a link in a caption to /c',
  ],
  ['<a href="/shop"><img src="/1.jpg"></a>', 'the link of a picture to /shop'],
  ['<img src="data:image/png;base64,AAAA">', '<img>'],
])('of %s is told what the editor can’t keep', (html, told) => {
  expect(converted(html).lost).toEqual([told]);
});

test('what only groups goes without a word, what shows something is told', () => {
  const { html, lost } = converted(
    '<div class="wp-block"><h1>Head</h1><p>Text <span style="color:red">red</span></p></div>' +
      '<img src="/a.jpg"><img src="/a.jpg"><canvas></canvas><script>alert(1)</script>',
  );
  expect(html).toBe('<h2>Head</h2><p>Text red</p>');
  expect(lost).toEqual(['<canvas>', '<script>', '<img> /a.jpg (2 times)']);
});

test('links of the old site become links of this one, and what is no address is told', () => {
  const { html, lost } = converted(
    '<p><a href="https://old.example/projects">ours</a> <a href="javascript:alert(1)">bad</a></p>',
  );
  expect(html).toBe('<p><a href="/projects">ours</a> bad</p>');
  expect(lost).toEqual(['a link to javascript:alert(1)']);
});

test('what says nothing is no text', () => {
  expect(
    convert(
      ' <p> </p>\n<div></div>',
      (address) => address,
      () => {},
    ),
  ).toBeNull();
});
