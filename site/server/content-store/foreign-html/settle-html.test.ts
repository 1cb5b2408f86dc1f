import { LANGUAGES } from '@kontorwerk/contract/languages';
import { describe, expect, test } from 'vitest';
import { createAddressRewriter } from '../backend-addresses.ts';
import { createHtmlSanitiser } from '../html-sanitiser.ts';
import { settleForeignHtml, settleOwnHtml } from './settle-html.ts';

const rewrite = createAddressRewriter({ backendUrl: 'https://cms.example', publicUrl: 'https://www.example' });
const sanitisers = {
  en: createHtmlSanitiser({ language: 'en', rewrite }),
  de: createHtmlSanitiser({ language: 'de', rewrite }),
};

/** Returns what a page shows of HTML, and what is dropped. */
function shown(html: string, language: 'en' | 'de' = 'en') {
  const lost: string[] = [];
  const settled = settleForeignHtml(html, language, (problem) => lost.push(problem));
  return { html: sanitisers[language](settled), lost };
}

const link = (href: string, text: string) => `<p><a href="${href}" rel="noopener">${text}</a></p>`;
const FILM = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

describe('embeds become links', () => {
  test.each([
    [
      '<p>Before</p><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper"><iframe title="How we migrate a shop" width="500" height="281" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" allowfullscreen></iframe></div></figure><p>After</p>',
      `<p>Before</p>${link(FILM, 'How we migrate a shop (video on YouTube)')}<p>After</p>`,
    ],
    [
      '<figure class="wp-block-embed"><div><iframe src="//www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=30" title="YouTube video player"></iframe></div><figcaption>Our <em>film</em></figcaption></figure>',
      link(`${FILM}&amp;t=30`, 'Our film (video on YouTube)'),
    ],
    [
      '<figure class="wp-block-embed"><iframe src="https://youtu.be/aqz-KE-bpKQ" title="A"></iframe><figcaption>Filmed <b>here</b></figcaption></figure>',
      `<figure>${link(FILM, 'A (video on YouTube)')}<figcaption>Filmed <strong>here</strong></figcaption></figure>`,
    ],
    [
      '<iframe src="https://player.vimeo.com/video/123456?h=abcdef123"></iframe>',
      link('https://vimeo.com/123456/abcdef123', 'Video on Vimeo'),
    ],
    [
      '<iframe src="https://www.youtube.com/embed/videoseries?list=PLabcdef"></iframe>',
      link('https://www.youtube.com/playlist?list=PLabcdef', 'Video on YouTube'),
    ],
    ['<figure class="wp-block-embed">\nhttps://youtu.be/aqz-KE-bpKQ\n</figure>', link(FILM, 'Video on YouTube')],
    ['<p>https://www.youtube.com/shorts/aqz-KE-bpKQ</p>', link(FILM, 'Video on YouTube')],
    ['<p><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe></p>', link(FILM, 'Video on YouTube')],
    [
      '<p>See <iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>!</p>',
      `<p>See <a href="${FILM}" rel="noopener">Video on YouTube</a>!</p>`,
    ],
    ['<p>https://www.example/any</p>', '<p>https://www.example/any</p>'],
    [
      '<iframe data-src="https://open.spotify.com/embed/a" title="Our podcast"></iframe>',
      link('https://open.spotify.com/embed/a', 'Our podcast (on open.spotify.com)'),
    ],
    ['<iframe src="https://forms.example/a"></iframe>', link('https://forms.example/a', 'Content from forms.example')],
    [
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d11.57!3d48.13!2i1024"></iframe>',
      link('https://www.openstreetmap.org/?mlat=48.13&amp;mlon=11.57#map=17/48.13/11.57', 'Map (on OpenStreetMap)'),
    ],
    [
      '<iframe src="https://www.google.com/maps/place/München" title="Our office"></iframe>',
      link('https://www.google.com/maps/search/?api=1&amp;query=M%C3%BCnchen', 'Our office (on Google Maps)'),
    ],
    [
      '<iframe src="https://www.google.com/maps/@48.1,11.5,12z"></iframe>',
      link('https://www.openstreetmap.org/?mlat=48.1&amp;mlon=11.5#map=17/48.1/11.5', 'Map (on OpenStreetMap)'),
    ],
    [
      '<iframe src="https://www.google.com/maps"></iframe>',
      link('https://www.google.com/maps', 'Content from google.com'),
    ],
    ...['@kontorwerk', '@kontorwerk/featured', 'user/kontorwerk'].map((channel) => [
      `<iframe src="https://www.youtube.com/${channel}"></iframe>`,
      link(`https://www.youtube.com/${channel}`, 'Content from youtube.com'),
    ]),
    [
      '<figure><iframe src="https://youtu.be/aqz-KE-bpKQ" title="A"></iframe><figcaption>One</figcaption></figure><figure><iframe src="https://youtu.be/aqz-KE-bpKQ" title="A"></iframe><figcaption>Two</figcaption></figure>',
      ['One', 'Two']
        .map((words) => `<figure>${link(FILM, 'A (video on YouTube)')}<figcaption>${words}</figcaption></figure>`)
        .join(''),
    ],
    [
      '<p><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe></p><p>and again</p><p><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe></p>',
      `${link(FILM, 'Video on YouTube')}<p>and again</p>${link(FILM, 'Video on YouTube')}`,
    ],
    [
      '<figure><iframe src="https://a.example/"></iframe><iframe src="https://b.example/"></iframe></figure>',
      `<figure>${link('https://a.example/', 'Content from a.example')}${link('https://b.example/', 'Content from b.example')}</figure>`,
    ],
    [
      '<p><lite-youtube videoid="aqz-KE-bpKQ"></lite-youtube><lite-vimeo videoid="123456789"></lite-vimeo></p>',
      `<p><a href="${FILM}" rel="noopener">Video on YouTube</a><a href="https://vimeo.com/123456789" rel="noopener">Video on Vimeo</a></p>`.replace(
        '</a><a',
        '</a> <a',
      ),
    ],
    ['<lite-youtube videoid="aqz-KE-bpKQ" playlabel="A"></lite-youtube>', link(FILM, 'A (video on YouTube)')],
    [
      '<div class="elementor-widget" data-settings=\'{"youtube_url":"https:\\/\\/www.youtube.com\\/watch?v=aqz-KE-bpKQ"}\'><div class="elementor-video"></div></div>',
      link(FILM, 'Video on YouTube'),
    ],
    [
      '<div class="rll-youtube-player" data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></div><noscript><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe></noscript>',
      link(FILM, 'Video on YouTube'),
    ],
  ])('%s', (html, expected) => {
    expect(shown(html)).toEqual({ html: expected, lost: [] });
  });

  test('in German with German words', () => {
    expect(shown('<iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>', 'de').html).toBe(
      link(FILM, 'Video auf YouTube'),
    );
  });

  test.each([
    [
      '<figure class="wp-block-video"><video controls src="https://cms.example/wp-content/uploads/a%20b.mp4"></video><figcaption>Tour</figcaption></figure>',
      '<p><a href="/wp-content/uploads/a%20b.mp4">Video: Tour</a></p>',
    ],
    [
      '<audio><source src="/wp-content/uploads/a.mp3"></audio>',
      '<p><a href="/wp-content/uploads/a.mp3">Audio: a.mp3</a></p>',
    ],
    ['<object data="/wp-content/uploads/a.pdf"></object>', '<p><a href="/wp-content/uploads/a.pdf">a.pdf</a></p>'],
  ])('of files of its own: %s', (html, expected) => {
    expect(shown(html)).toEqual({ html: expected, lost: [] });
  });

  test('but the first of very many', () => {
    const html = Array.from({ length: 300 }, (_, index) => `<iframe src="https://x.example/${index}"></iframe>`).join(
      '',
    );
    const { html: settled, lost } = shown(html);
    expect(settled.split('<a ')).toHaveLength(201);
    expect(lost).toEqual(['more than 200 embeds']);
  });

  test('what leads nowhere keeps its caption', () => {
    const html = '<figure><iframe src="about:blank"></iframe><figcaption>Our <em>tour</em></figcaption></figure>';
    expect(shown(html)).toEqual({
      html: '<p>Our <em>tour</em></p>',
      lost: ['an embedded iframe that leads nowhere'],
    });
  });

  test('what leads nowhere is told', () => {
    const html = '<p>a</p><iframe src="about:blank"></iframe><iframe srcdoc="x"></iframe><video></video>';
    expect(shown(html)).toEqual({
      html: '<p>a</p>',
      lost: [
        'an embedded video that leads nowhere',
        'an embedded iframe that leads nowhere',
        'an embedded iframe that leads nowhere',
      ],
    });
  });
});

test.each([
  [
    'pictures that a script would load',
    '<p><img class="lazy" src="data:image/gif;base64,R0" data-src="/wp-content/uploads/a.jpg" data-srcset="/wp-content/uploads/b.jpg 2x" alt="a"></p>',
    '<p><img src="/wp-content/uploads/a.jpg" alt="a" srcset="/wp-content/uploads/b.jpg 2x" loading="lazy" /></p>',
  ],
  [
    'the same for browsers without a script',
    '<p><img data-lazy-src="/wp-content/uploads/a.jpg" alt="a"><noscript><img src="/wp-content/uploads/a.jpg" alt="a"></noscript></p>',
    '<p><img alt="a" src="/wp-content/uploads/a.jpg" loading="lazy" /></p>',
  ],
  [
    'the frames of trackers',
    '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-X" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>' +
      [
        'hidden',
        'style="display: none"',
        'style="visibility:hidden"',
        'width="1" height="1"',
        'style="width:1px;height:1px"',
        'height=0',
      ]
        .map((how) => `<iframe src="https://t.example" ${how}></iframe>`)
        .join('') +
      '<noscript><img src="https://t.example/tr" width="1" height="1" style="display:none"></noscript><p>a</p>',
    '<p>a</p>',
  ],
  [
    'a form whose script says how wide it is',
    '<iframe src="https://forms.example/a" style="width: 1px; min-width: 100%"></iframe>',
    link('https://forms.example/a', 'Content from forms.example'),
  ],
  [
    'a frame as high as its style says',
    '<iframe src="https://forms.example/a" height="0" style="height:100%"></iframe>',
    link('https://forms.example/a', 'Content from forms.example'),
  ],
  ['a word to browsers without a script', '<p>a</p><noscript>Please enable JavaScript.</noscript>', '<p>a</p>'],
  [
    'the same picture twice for browsers without a script',
    '<p><noscript><img src="/uploads/a.jpg"></noscript></p><p>b</p><noscript><img src="/uploads/a.jpg"></noscript>',
    '<p><img src="/uploads/a.jpg" alt="" loading="lazy" /></p><p>b</p>',
  ],
  [
    'two placeholders of the same picture',
    '<p><img src="data:a"><noscript><img src="/uploads/a.jpg"></noscript></p>'.repeat(2),
    '<p><img src="/uploads/a.jpg" alt="" loading="lazy" /></p>'.repeat(2),
  ],
  [
    'targets without words',
    '<p><a href="#fn">1</a></p><p><a id="fn" href="#"></a>a</p>',
    '<p><a href="#ref-fn">1</a></p><p><a id="ref-fn"></a>a</p>',
  ],
  [
    'ids that look like ours',
    '<p><a href="#ref-%22%3E%3Cb%3E">1</a> <a href="#ref-a">2</a></p><h2 id=\'ref-"><b>\'>a</h2><h3 id="ref-a">b</h3>',
    '<p><a href="#ref-___b_">1</a> <a href="#ref-a">2</a></p><h2><a id="ref-___b_"></a>a</h2><h3><a id="ref-a"></a>b</h3>',
  ],
  [
    'a placeholder',
    '<p><img src="data:image/gif;base64,R0"><noscript><img src="/wp-content/uploads/a.jpg" alt="a"></noscript></p>',
    '<p><img src="/wp-content/uploads/a.jpg" alt="a" loading="lazy" /></p>',
  ],
  [
    'empty paragraphs, spacers and icons',
    '<p>a</p><p>&nbsp;</p><div style="height:9px"></div><p><br></p><h2><span></span></h2><i class="fa"></i><p>b</p>',
    '<p>a</p><p>b</p>',
  ],
  ['drawings', '<p class="x"><svg><title>Icon</title></svg>a</p>', '<p>a</p>'],
  [
    'links of icons',
    '<a class="x" href="https://x.example" aria-label="X"><svg></svg></a><a href="/y" class="y"><i></i></a>',
    '<a href="https://x.example" rel="noopener">X</a>',
  ],
  [
    'links side by side',
    '<div class="wp-block-file"><a href="/a.pdf">Plan</a><a href="/a.pdf" download>Download</a></div>',
    '<div><a href="/a.pdf">Plan</a> <a href="/a.pdf">Download</a></div>',
  ],
  [
    'a link around a picture without words',
    '<p class="x"><a href="/wp-content/uploads/a.jpg"><img src="/wp-content/uploads/b.jpg"></a></p>',
    '<p><img src="/wp-content/uploads/b.jpg" alt="" loading="lazy" /></p>',
  ],
  [
    'footnotes',
    '<p>a<sup class="fn" data-fn="1-a"><a href="#1-a" id="1-a-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="1-a">b <a href="#1-a-link">↩</a></li></ol>',
    '<p>a<sup><a href="#ref-1-a" id="ref-1-a-link">1</a></sup></p><ol><li id="ref-1-a">b <a href="#ref-1-a-link">↩</a></li></ol>',
  ],
  [
    'ids and links beyond the text',
    '<h2 id="a">a</h2><p id="main"><a href="#a">a</a> <a href="#b">b</a></p>',
    '<h2><a id="ref-a"></a>a</h2><p><a href="#ref-a">a</a> <a href="#b">b</a></p>',
  ],
  [
    'galleries of lists',
    '<ul class="wp-block-gallery"><li class="blocks-gallery-item"><figure><img src="/wp-content/uploads/a.jpg" alt="a"></figure></li></ul>',
    '<div><div><figure><img src="/wp-content/uploads/a.jpg" alt="a" loading="lazy" /></figure></div></div>',
  ],
  [
    'details',
    '<details class="wp-block-details"><summary>More</summary><p>Hidden</p></details>',
    '<details><summary>More</summary><p>Hidden</p></details>',
  ],
  [
    'what is struck out, raised and marked',
    '<p class="x"><del>a</del> <strike>b</strike> <sup>c</sup> <mark style="color:red">d</mark></p>',
    '<p><del>a</del> <s>b</s> <sup>c</sup> <mark>d</mark></p>',
  ],
  ['sections', '<section>a</section><section>b</section>', '<div>a</div><div>b</div>'],
  [
    'ordered lists',
    '<ol start="3" reversed type="a" class="x"><li value="7">a</li></ol>',
    '<ol start="3" reversed type="a"><li value="7">a</li></ol>',
  ],
  [
    'lists in items of their own',
    '<ol class="list-number"><li value="1">a</li><li value="2" class="nestedListItem" style="list-style-type: none;"><ul><li value="1">b</li></ul></li><li value="2">c</li></ol>',
    '<ol><li value="1">a<ul><li value="1">b</li></ul></li><li value="2">c</li></ol>',
  ],
])('%s', (_what, html, expected) => {
  expect(shown(html)).toEqual({ html: expected, lost: [] });
});

const row = (cells: number) => `<tr>${'<td>a</td>'.repeat(cells)}</tr>`;

test.each([
  ['a wide table', `<table><tbody>${row(2)}${row(5)}</tbody></table>`, 'Table'],
  [
    'a table of Gutenberg',
    `<figure class="wp-block-table"><table><tbody>${row(2)}</tbody></table><figcaption>Plans &amp; "more"</figcaption></figure>`,
    'Plans &amp; &quot;more&quot;',
  ],
  [
    'a table of Gutenberg without a caption',
    '<figure class="wp-block-table"><table><thead><tr><th>Plan</th><th>For</th></tr></thead><tbody><tr><td>4,900&nbsp;€</td><td>next&nbsp;business&nbsp;day</td></tr></tbody></table></figure>',
    'Table',
  ],
  [
    'a table of the classic editor',
    `<table border="1"><caption>Plans</caption><tbody>${row(3)}</tbody></table>`,
    'Plans',
  ],
])('%s scrolls in its column and has a name', (_what, html, name) => {
  const { html: once } = shown(html);
  expect(once).toMatch(new RegExp(`^(?:<figure>)?<div role="group" tabindex="0" aria-label="${name}"><table>`));
  expect(shown(once).html).toBe(once);
});

test.each(LANGUAGES)('HTML of our own CMS stays as it is, in %s', (language) => {
  const own =
    '<h2>a</h2><p>b <strong>c</strong> <a href="mailto:a@b.example">d</a><br />e</p><p></p><ul><li>f<ol><li>g</li></ol></li></ul>' +
    '<p>https://kontorwerk.example is ours. <a href="https://x.example/id=5">h</a></p><p></p><ul><li><ul><li>i</li></ul></li></ul>' +
    `<table><thead><tr><th scope="col"><p>j</p></th></tr></thead><tbody>${row(4)}</tbody></table><blockquote><p>[gallery]</p></blockquote>`;
  expect(settleOwnHtml(own, language, () => {})).toBe(own);
});

test('a wide table of our own CMS scrolls in its column, and nothing else changes', () => {
  const table = `<table><tbody>${row(5)}</tbody></table>`;
  expect(settleOwnHtml(`<p></p>${table}`, 'en', () => {})).toBe(
    `<p></p><div role="group" tabindex="0" aria-label="Table">${table}</div>`,
  );
});

/** Repeats HTML, with the index replacing each `N`. */
function repeated(part: string, times: number): string {
  return Array.from({ length: times }, (_, index) => part.replaceAll('N', String(index))).join('');
}

test.each([
  ['<div class="a">', 5_000],
  ['<p id=', 5_000],
  ['<iframe ', 5_000],
  ['<noscript><img src="a">', 5_000],
  ['<a href="#a" id="a">', 5_000],
  ['<li><ul class="x">', 5_000],
  ['<figure class="wp-block-embed">', 5_000],
  ['<noscript><img src=N></noscript>', 5_000],
  ['<noscript><iframe src=N></iframe></noscript>', 5_000],
])('%s, again and again, is settled as soon as any other', { timeout: 10_000 }, (part, times) => {
  expect(shown(repeated(part, times)).html.length).toBeLessThan(1_000_000);
});

test.each([
  ['blanks that never end', '<p>', '\u00a0', 200, 'x</p>'],
  ['a megabyte of blanks', '<p>', '\u00a0', 1_000_000, 'x</p>'],
  ['a megabyte of blanks by name', '<p>', '&nbsp;', 170_000, 'x</p>'],
  ['frames of one paragraph', '<p>', '<iframe src="https://x.example/N"></iframe>', 10_000, '</p>'],
  ['players of one paragraph', '<p>', '<lite-youtube videoid="aqz-KE-N"></lite-youtube>', 10_000, '</p>'],
  ['tables of one figure', '<figure>', '<table border="1"><tr><td>a</td></tr></table>', 4_000, '</figure>'],
  ['a long text of many figures', '<figure>'.repeat(180), 'a ', 100_000, '</figure>'.repeat(180)],
])('%s are settled as soon as any others', { timeout: 10_000 }, (_what, start, part, times, end) => {
  expect(settleForeignHtml(start + repeated(part, times) + end, 'en', () => {})).not.toBe('');
});

test('an embed in HTML of a backend whose texts are plain becomes a link, too', () => {
  const html = '<p>Watch:</p><iframe src="https://www.youtube.com/embed/abcdefghijk" title="A talk"></iframe>';
  expect(settleOwnHtml(html, 'en', () => {})).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
});
