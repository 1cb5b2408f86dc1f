import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

/** Source, expected lines, and the expected single line if it differs. */
const CASES: readonly (readonly [html: string, lines: string, line?: string])[] = [
  ['Shops &amp; software that <span class="highlight">sell</span>', 'Shops & software that sell'],
  ['We&#8217;re &#x201C;fast&#x201d; &ndash; M&ouml;bel', 'We’re “fast” – Möbel'],
  ['&amp;#8217; &amp;amp; &amp;lt;b&amp;gt;', '&#8217; &amp; &lt;b&gt;'],
  ['&lt;b&gt; stays', '<b> stays'],
  ['R&D, AT&T, Q&Acopy &copy 2024', 'R&D, AT&T, Q&Acopy &copy 2024'],
  [
    '<p>Since 2015 &#8211; from the first idea.<br />\nIn Munich &amp; Karachi.</p>\n',
    'Since 2015 – from the first idea.\nIn Munich & Karachi.',
    'Since 2015 – from the first idea. In Munich & Karachi.',
  ],
  ['<p>One</p>\n\n<p>&nbsp;</p>\n<p>Two</p>', 'One\nTwo', 'One Two'],
  ['One<br><br>Two<BR/>', 'One\n\nTwo', 'One Two'],
  ['<ul>\n <li>One</li>\n <li>Two</li>\n</ul>', 'One\nTwo', 'One Two'],
  ['<div>One</div>Two', 'One\nTwo', 'One Two'],
  ['One\r\ntyped <b>line</b>', 'One\ntyped line', 'One typed line'],
  ['plain\ntext', 'plain\ntext', 'plain text'],
  ['<script>alert("<p>1</p>")</script><style>p{}</style>Text<iframe src="x">no</iframe>', 'Text'],
  ['<!-- wp:paragraph -->Text<!-- /wp:paragraph -->', 'Text'],
  ['a < b, 2 > 1, <3', 'a < b, 2 > 1, <3'],
  ['Map<String> of Max <max@example.com>', 'Map<String> of Max <max@example.com>'],
  ['an end <b without one', 'an end <b without one'],
  ['<a title="a > b" href="#">Link</a>', 'Link'],
  ['<o:p></o:p><my-mark>Word</my-mark>', 'Word'],
  ['<td>One</td><td>Two</td>', 'One Two'],
  [' &nbsp; z.&nbsp;B.\u00ad &nbsp;', 'z.\u00a0B.\u00ad'],
  ['&#0;&#1;&#xD800;', '\ufffd\ufffd'],
  ['', ''],
];

describe('htmlToText', () => {
  it.each(CASES.map(([html, lines, line = lines]) => ({ html, lines, line })))(
    'reads $html',
    ({ html, lines, line }) => {
      expect([htmlToText(html, { isMultiline: true }), htmlToText(html)]).toEqual([lines, line]);
    },
  );

  it('leaves nothing to decode behind in texts that an editor escaped once', () => {
    const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const word = fc.stringMatching(/^[!-~]+$/);
    fc.assert(fc.property(word, (text) => htmlToText(escaped(text)) === text));
  });

  it('takes whatever comes', () => {
    const scrap = fc.constantFrom('<', '</', '<p', '>', '<!--', '<script>', '&', '&#', 'x;', '"', '\n', 'a', ' ');
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 60 }), fc.boolean(), (scraps, isMultiline) => {
        const text = htmlToText(scraps.join(''), { isMultiline });
        expect(isMultiline || !text.includes('\n')).toBe(true);
        expect(text).toBe(text.trim());
      }),
    );
  });

  it.each(['<', '<a ', '<a "', '<p>', '</span><div>', '<!--', '<script>', '&', '&#', '</', '<p><b'])(
    'takes time in proportion to a megabyte of %j',
    (scrap) => {
      const started = performance.now();
      htmlToText(scrap.repeat(1_000_000 / scrap.length), { isMultiline: true });
      // A second is ten times what it takes; if it weren't linear, it would take minutes.
      expect(performance.now() - started).toBeLessThan(4_000);
    },
  );
});
