import { expect, test } from 'vitest';
import { makeTeaser, type RenderTools, renderContent } from './wordpress-html.ts';

const PICTURES: Readonly<Record<string, string>> = { 7: '/roof.jpg', 8: '/yard.jpg' };

const tools: RenderTools = {
  reusable: new Map([
    ['77', '<!-- wp:paragraph --><p>Reused.</p><!-- /wp:paragraph --><!-- wp:block {"ref":78} /-->'],
    ['78', '<!-- wp:paragraph --><p>Deeper.</p><!-- /wp:paragraph -->'],
    ['79', 'again <!-- wp:block {"ref":79} /-->'],
  ]),
  pictureAt: (id) => PICTURES[id],
  footnotes: ['A note.'],
  gallery: (ids) =>
    ids.map((id) => {
      const address = PICTURES[id];
      return address === undefined ? undefined : { address, alt: `Picture ${id}`, caption: id === '7' ? 'Roof' : '' };
    }),
};

function shown(content: string): string {
  return renderContent(content, tools).html;
}

test.each([
  ['lines', 'One\nline\n\n<h2>Head</h2>\n\nTwo', '<p>One<br>line</p><h2>Head</h2><p>Two</p>'],
  [
    'a paragraph that the editor left among them',
    '<p style="text-align: center;">A centred line</p>\nFirst.\n\nSecond, line one\nline two\n\n<h2>A heading</h2>\nThird.',
    '<p style="text-align: center;">A centred line</p><p>First.</p>\n<p>Second, line one<br>line two</p><h2>A heading</h2><p>Third.</p>',
  ],
  ['blank lines of preformatted text', 'a\n\n<pre>1\n\n2</pre>\n\nb', '<p>a</p><pre>1\n\n2</pre><p>b</p>'],
  ['lines that end with an element', 'a<br />\nb<br><br>c', '<p>a<br />b</p>\n<p>c</p>'],
  ['lists', '<ul>\n<li>a\nb</li>\n<li>c\n\nd</li>\n</ul>', '<ul>\n<li>a<br>b</li>\n<li><p>c</p>\n<p>d</p></li>\n</ul>'],
  ['quotes', '<blockquote>a\n\nb</blockquote>', '<blockquote><p>a</p>\n<p>b</p></blockquote>'],
  ['a paragraph without an end', '<p>a\n<h2>b</h2>c', '<p>a<h2>b</h2><p>c</p>'],
  ['words of a line', 'a <b>b</b>, <!--more-->\n<a href="/c">c</a>', '<p>a <b>b</b>, <br><a href="/c">c</a></p>'],
])('%s of the classic editor are shown as WordPress shows them', (_what, content, html) => {
  expect(shown(content)).toBe(html);
});

test.each([
  ['<p>a[gallery ids="1,2"]b [vc_row]c[/vc_row]</p>', '<p>ab c</p>', ['gallery']],
  ['<p>a</p>[contact-form-7 id="5"]', '<p>a</p>', ['contact-form-7']],
  ['<p>He said [sic] and [1] [more]</p>', '<p>He said [sic] and [1] [more]</p>', []],
  ['<p>Write [[gallery]], [[caption a="b"]]</p>', '<p>Write [gallery], [caption a="b"]</p>', []],
  [
    '<p><code>[data-theme] {}</code> <code>$a[user_id]</code></p>',
    '<p><code>[data-theme] {}</code> <code>$a[user_id]</code></p>',
    [],
  ],
  ['<pre>[my-code a="b"]</pre>', '<pre>[my-code a="b"]</pre>', []],
  [
    '[caption id="a_6" width="300"]<a href="/l.jpg"><img src="/s.jpg" /></a> The <em>roof</em>[/caption]',
    '<figure><a href="/l.jpg"><img src="/s.jpg" /></a><figcaption>The <em>roof</em></figcaption></figure>',
    [],
  ],
  [
    '[caption caption="Old"]<img src="/s.jpg" />[/caption]',
    '<figure><img src="/s.jpg" /><figcaption>Old</figcaption></figure>',
    [],
  ],
  [
    '[gallery ids="7,8"]',
    '<figure><img src="/roof.jpg" alt="Picture 7"><figcaption>Roof</figcaption></figure><figure><img src="/yard.jpg" alt="Picture 8"></figure>',
    [],
  ],
  ['[gallery ids=&#8221;8&#8243;]', '<figure><img src="/yard.jpg" alt="Picture 8"></figure>', []],
  ["[gallery link='file' ids='8']", '<figure><img src="/yard.jpg" alt="Picture 8"></figure>', []],
  ['[embed]https://video.example/1[/embed]', '<figure class="wp-block-embed">https://video.example/1</figure>', []],
  ['[video mp4="/film.mp4"][/video]', '<p><video src="/film.mp4"></video></p>', []],
  [
    '[code lang="php"]<?php echo "x" && $a[b_c]; ?>[/code]',
    '<pre><code>&lt;?php echo "x" &amp;&amp; $a[b_c]; ?&gt;</code></pre>',
    [],
  ],
  ['[code]a &lt; b[/code]', '<pre><code>a &lt; b</code></pre>', []],
])('shortcodes in %s are shown, or told', (content, html, shortcodes) => {
  expect(renderContent(content, tools)).toMatchObject({ html, shortcodes });
});

test.each([
  ['paragraphs', '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->', '\n<p>One</p>\n', [], []],
  ['reusable ones', '<!-- wp:block {"ref":77} /-->', '<p>Reused.</p><p>Deeper.</p>', [], []],
  ['reusable ones that the file hasn’t got', '<!-- wp:block {"ref":99} /-->', '', ['block 99'], []],
  ['reusable ones in a circle', '<!-- wp:block {"ref":79} /-->', 'again '.repeat(6).slice(0, -6), ['block 79'], []],
  [
    'dynamic ones',
    '<!-- wp:latest-posts {"postsToShow":3} /--><!-- wp:archives --><!-- /wp:archives -->',
    '',
    ['latest-posts', 'archives'],
    [],
  ],
  [
    'those in others',
    '<!-- wp:query {"queryId":1} --><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- /wp:query -->',
    '',
    ['post-title'],
    [],
  ],
  [
    'silent ones',
    '<!-- wp:more --><!--more--><!-- /wp:more --><!-- wp:spacer --><div></div><!-- /wp:spacer -->',
    '<div></div>',
    [],
    [],
  ],
  ['footnotes', '<!-- wp:footnotes /-->', '<ol><li>A note.</li></ol>', [], []],
  [
    'those that keep their words in fields',
    '<!-- wp:acf/testimonial {"name":"acf/testimonial","data":{"quote":"They kept\\ntheir word &amp; time.","_quote":"field_1","author":"Nora","html":"\\u003cp\\u003ea\\u003c/p\\u003e","look":"dark","image":7,"rows_0_link":{"url":"/x","title":"More"}},"mode":"preview"} /-->',
    '<p>They kept<br>their word &amp; time.</p><p>Nora</p><p>a</p><figure><img src="/roof.jpg" alt=""></figure><p><a href="/x">More</a></p>',
    [],
    ['acf/testimonial'],
  ],
  [
    'those of plugins without words',
    '<!-- wp:acf/map {"data":{"zoom":"3"}} /--><!-- wp:my/x {broken} /-->',
    '',
    ['acf/map', 'my/x'],
    [],
  ],
])('of blocks, %s are shown or told', (_what, content, html, blocks, fromFields) => {
  expect(renderContent(content, tools)).toEqual({ html, shortcodes: [], blocks, fromFields });
});

// So many that a quadratic search would take minutes.
const MANY = 400_000;
const LONGEST_MS = 20_000;

test.each([
  ['open brackets', '[a '],
  ['words in brackets', '[a]'],
  ['ends in brackets', '[/a]'],
  ['code without an end', '[code]'],
  ['captions without an end', '[caption]<img '],
  ['comments', '<!--'],
  ['blocks', '<!-- wp:a -->'],
  ['preformatted texts', '<pre'],
  ['code elements', '<code>'],
  ['spaces', ' '],
  ['lines', '\n '],
  ['breaks', '<br '],
  ['elements', '<p><'],
  ['blocks of HTML', '<div>'],
  ['ends', '</div>'],
])('a text that is nothing but %s is read as soon as any other', { timeout: LONGEST_MS }, (_what, part) => {
  const { html } = renderContent(part.repeat(MANY), tools);
  expect(html.length).toBeLessThan(part.length * MANY * 2 + 100);
  expect(makeTeaser(part.repeat(MANY)).length).toBeLessThanOrEqual(202);
});

test.each([
  ['<p>Sch&ouml;n &amp; gut</p><p>&#8211; ja</p>', 'Schön & gut – ja'],
  [
    '<p>with <strong>bold</strong>, <em>italic</em> and a <a href="/">link</a>.<br>m<sup>2</sup>,</p>',
    'with bold, italic and a link. m2,',
  ],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['<p>List<String> and 1 < 2</p><style>p { }</style><script>a</script>', 'List<String> and 1 < 2'],
  ['<table><tr><td>a</td><td>b</td></tr></table><center>c</center>d', 'a b c d'],
  [
    '<h2>Head</h2><ul><li><p>Item</p></li></ul><p>One, <b>two</b>.<figure><p>Caption</p></figure><pre>x</pre>' +
      '<p>https://www.youtube.com/watch?v=abc</p><table><tr><td><p>Cell</p></td></tr></table><div><a>Contact us</a></div>' +
      '<blockquote><p>Quoted.</p></blockquote><p>See https://example.org/a and the rest.',
    'One, two. Quoted. See and the rest.',
  ],
  ['<h2>Head</h2><ul><li><p>Item</p></li></ul><p>https://youtu.be/a</p>', 'Head Item'],
  ['<p>https://youtu.be/a</p>', 'https://youtu.be/a'],
])('a teaser is read as its text is: %s', (html, teaser) => {
  expect(makeTeaser(html)).toBe(teaser);
});

test.each([
  ['blanks behind its name', `wp:a${' '.repeat(20_000)}x`, ''],
  ['blanks between parts', `wp:a {${' '.repeat(20_000)}} ${' '.repeat(20_000)}x`, ''],
  ['blanks before its end', `wp:a ${' '.repeat(20_000)}/`, 'a'],
  ['braces', `wp:a ${'{ '.repeat(10_000)}x`, ''],
])(
  'a block whose comment is nothing but %s is read as soon as any other',
  { timeout: LONGEST_MS },
  (_w, said, block) => {
    expect(renderContent(`<!-- ${said} -->`, tools)).toMatchObject({ html: '', blocks: block === '' ? [] : [block] });
  },
);

test('a gallery whose attributes have no end is read as soon as any other', { timeout: LONGEST_MS }, () => {
  const gallery = `[gallery ${'a'.repeat(MANY)} ${'='.repeat(MANY)}]`;
  expect(renderContent(gallery, tools).html.length).toBe(`<p>${gallery}</p>`.length);
});

const ALL_PICTURES = Array.from({ length: 200 }, () => ({
  address: '/roof.jpg',
  alt: '',
  caption: 'A roof '.repeat(9),
}));

test.each([
  ['galleries of all pictures', '[gallery]', 2_000, { shortcodes: ['gallery'] }],
  ['footnotes', '<!-- wp:footnotes /-->', 2_000, { blocks: [] }],
  ['fields of pictures', `<!-- wp:my/x {"images":[${Array(400).fill(7)}]} /-->`, 500, { blocks: ['my/x'] }],
  ['reused blocks', '<!-- wp:block {"ref":80} /-->', 5_000, { blocks: ['block 80'] }],
])('a text of nothing but %s does not become a thousand times as long', (_what, part, times, leftOut) => {
  const many: RenderTools = {
    ...tools,
    reusable: new Map([['80', 'again '.repeat(1_000)]]),
    footnotes: ['A note. '.repeat(1_000)],
    gallery: () => ALL_PICTURES,
  };
  const shown = renderContent(part.repeat(times), many);
  expect(shown.html.length).toBeGreaterThan(part.length);
  expect(shown.html.length).toBeLessThan(1_100_000);
  expect(shown).toMatchObject(leftOut);
});

test('a teaser of a text without tags is made of its paragraphs', () => {
  expect(makeTeaser(shown('<h2>Head</h2>\nOne\nline\n\nTwo'))).toBe('One line Two');
});

test('a teaser ends with a word', () => {
  expect(makeTeaser(`<p>${'word '.repeat(100)}</p>`)).toMatch(/^(?:word ){39}word …$/);
});
