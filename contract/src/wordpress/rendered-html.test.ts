import { expect, test } from 'vitest';
import { renderHtml } from './rendered-html.ts';

const IMAGE = '<img src="/wp-content/uploads/a.jpg" />';

test.each([
  ['a form', '<p>[contact-form-7 id="1234" title="Kontaktformular 1"]</p>', '', ['contact-form-7']],
  ['a gallery', 'a[gallery ids="383,384"]b', 'ab', ['gallery']],
  ['curly quotation marks', '[contact-form-7 id=&#8221;1234&#8243;]a[x y=”1″]', 'a', ['contact-form-7', 'x']],
  ['a number without quotation marks', '[myslider id=5]a[table id=1 /]', 'a', ['myslider', 'table']],
  ['a page builder', '[vc_row][vc_column width="1/2"]<p>a</p>[/vc_column][/vc_row]', '<p>a</p>', []],
  ['a twin', '[box]<b>a</b>[/box]', '<b>a</b>', ['box']],
  ['an end alone', 'a[/vc_row] b[/x]', 'a b[/x]', []],
  ['coded HTML', 'a[vc_raw_html]JTNDYSUzRQ==[/vc_raw_html]b', 'ab', ['vc_raw_html']],
  [
    'a caption',
    `<p>[caption id="attachment_9" align="alignright" width="310"]${IMAGE} Our <em>office</em>[/caption]</p>`,
    `<figure>${IMAGE}<figcaption>Our <em>office</em></figcaption></figure>`,
    [],
  ],
  [
    'a caption of before WordPress 3.4, with a link',
    `[caption caption="Our office"]<a href="/a.jpg">${IMAGE}</a>[/caption]`,
    `<figure><a href="/a.jpg">${IMAGE}</a><figcaption>Our office</figcaption></figure>`,
    [],
  ],
  [
    'an attribute in single quotation marks',
    `[caption caption='Our "office"']${IMAGE}[/caption]`,
    `<figure>${IMAGE}<figcaption>Our &quot;office&quot;</figcaption></figure>`,
    [],
  ],
  ['a caption without a picture', '[caption width="1"]a[/caption]', 'a', []],
  [
    'films and sounds',
    '[video width="640" mp4="/a.mp4"][/video][audio src="/a.mp3"][embed width="1"]https://youtu.be/a?b=1&amp;c=2[/embed]',
    '<video src="/a.mp4"></video><audio src="/a.mp3"></audio><figure class="wp-block-embed">https://youtu.be/a?b=1&amp;c=2</figure>',
    [],
  ],
  ['an address', '[youtube https://youtu.be/a]', '<figure class="wp-block-embed">https://youtu.be/a</figure>', []],
  ['an escaped shortcode', 'Write [[gallery]] or [[x id="1"]].', 'Write [gallery] or [x id="1"].', []],
  ['an escaped pair', 'Write [[code a="1"]x [gallery][/code]].', 'Write [code a="1"]x [gallery][/code].', []],
  ['an escaped pair beside a plain one', '[[b]1[/b]] [b]2[/b] [[c]3[/c]', '[b]1[/b] 2 [3', ['b', 'c']],
  ['brackets around one', '[[gallery ids="1"]', '[', ['gallery']],
  ['brackets of texts', 'See [1], [sic], […], [more], [[wiki]] and $a[user_id], $a[video]', null, []],
  [
    'words in brackets',
    '<p>Array [products] in JSON.</p><p>See [table 3] and [video].</p><p><b>[toc]</b> is text</p>',
    null,
    [],
  ],
  ['an end of a word', 'a [/video] b', null, []],
  ['a word alone', '<p>[toc]</p>\n<p class="x"> [breadcrumb/] </p>', '\n<p class="x">  </p>', ['toc', 'breadcrumb']],
  [
    'a word with attributes, or an end',
    'a [products limit="3"] b [newsletter]c[/newsletter]',
    'a  b c',
    ['products', 'newsletter'],
  ],
  ['an escaped word', 'Write [[products]].', 'Write [products].', []],
  ['attributes of CSS', 'a[data-theme] and [data-theme] { color: red }', null, []],
  ['code', '<code>[data-theme]</code><pre>[gallery ids="1"]\n\nif [ -f x ]</pre><p title="[gallery]">a</p>', null, []],
  ['lines of the classic editor', 'One\nline\n\n<h2>Head</h2>\n\nTwo', '<p>One<br>line</p><h2>Head</h2><p>Two</p>', []],
  ['lines beside a heading', 'One\n<h2>Head</h2>\nTwo\n\nThree', '<p>One</p><h2>Head</h2><p>Two</p>\n<p>Three</p>', []],
  [
    'lines around a film',
    'One\n\n[video mp4="/a.mp4"]\n\nTwo',
    '<p>One</p>\n<video src="/a.mp4"></video>\n<p>Two</p>',
    [],
  ],
  ['lines around code', 'One\n\n<pre>a\n\nb\n\nc</pre>', '<p>One</p><pre>a\n\nb\n\nc</pre>', []],
  ['elements on lines of their own', '<h2>a</h2>\n<ul>\n<li>b</li>\n</ul>\n', null, []],
  ['blocks', '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->', '\n<p>One</p>\n', []],
  ['a comment without an end', 'a<!-- b', 'a', []],
])('%s', (_what, content, html, lost) => {
  expect(renderHtml(content)).toEqual({ html: html ?? content, lost });
});

/** Scanning the rest of the text at each of them would take minutes. */
const MANY = 200_000;

test.each([
  '[a ',
  '[a]',
  '[/a]',
  '<!--',
  '<p><',
  '[[',
  '[caption]',
  '[caption][/caption]',
  '[[a][/a]]',
  '[embed]',
  '\n \n',
  '[a b=',
  '<pre>',
])('a text that is nothing but %j is read as soon as any other', { timeout: 10_000 }, (part) => {
  expect(renderHtml(part.repeat(MANY)).html.length).toBeLessThanOrEqual(part.length * MANY + 10);
});
