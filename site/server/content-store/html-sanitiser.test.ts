import { describe, expect, it, vi } from 'vitest';
import { createAddressRewriter } from './backend-addresses.ts';
import { createHtmlSanitiser, createSanitiserMemo } from './html-sanitiser.ts';

const rewrite = createAddressRewriter({ backendUrl: 'http://127.0.0.1:3001', publicUrl: 'https://kontorwerk.example' });
const english = createHtmlSanitiser({ language: 'en', rewrite });
const german = createHtmlSanitiser({ language: 'de', rewrite });

describe('createHtmlSanitiser', () => {
  it.each([
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<script>x()</script><style>p{}</style><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://x.example"></iframe><object data="x"></object><p>a</p>', '<p>a</p>'],
    ['<svg><script>x()</script></svg><math><mi>a</mi></math>', 'a'],
    ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="java\nscript:x()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<img src="javascript:x()" alt="a">', ''],
    ['<img src="x.png" onerror="y()">', '<img src="/x.png" alt="" loading="lazy" />'],
    ['<!-- a --><base href="https://x.example"><meta http-equiv="refresh" content="0"><p>b</p>', '<p>b</p>'],
  ])('takes away what could run or lead astray: %s', (dirty, clean) => {
    expect(english(dirty)).toBe(clean);
  });

  it('keeps what pages are made of', () => {
    const html =
      '<h2>a</h2><p>b <strong>c</strong> <a href="/x">d</a></p><ul><li>e</li></ul>' +
      '<figure><img src="/uploads/a.avif" alt="f" width="10" height="20" srcset="/uploads/a.avif 800w, /uploads/b.avif 400w" sizes="50vw" loading="lazy" />' +
      '<figcaption>g</figcaption></figure><table><thead><tr><th scope="col">h</th></tr></thead></table><dl><div><dt>i</dt><dd>j</dd></div></dl>';
    expect(english(html)).toBe(html);
  });

  it('knows no classes, and only tags that have a place', () => {
    expect(english('<h1 class="wp-block note">a</h1><b>b</b><i class="x">c</i><p class="lead">d</p>')).toBe(
      '<h2>a</h2><strong>b</strong><em>c</em><p>d</p>',
    );
  });

  it('takes no id but those of links within texts', () => {
    const html = '<p id="main">a</p><abbr title=">" id="main">b</abbr><p id="ref-">c</p><a id="ref-größe_1-a">d</a>';
    expect(english(html)).toBe('<p>a</p><abbr title="&gt;">b</abbr><p>c</p><a id="ref-größe_1-a">d</a>');
    expect(english(`<p id="ref-${'a'.repeat(101)}">a</p>`)).toBe('<p>a</p>');
  });

  it('keeps pictures in several kinds of files, and of none what this site does not have', () => {
    const img = '<img src="/uploads/a.webp" alt="b" width="10" height="20" loading="lazy" />';
    const avif = '<source type="image/avif" srcset="/uploads/a.avif 800w, /uploads/b.avif 400w" sizes="50vw" />';
    expect(english(`<figure><picture>${avif}${img}</picture></figure>`)).toBe(
      `<figure><picture>${avif}${img}</picture></figure>`,
    );
    const others =
      '<source type="image/webp" srcset="https://old.example/a.webp 2x"><source srcset="/uploads/c.webp 2x" media="print"><source srcset="/uploads/c.jxl 2x" type="image/jxl">';
    expect(english(`<picture>${others}${img}</picture>`)).toBe(`<picture>${img}</picture>`);
    expect(english(`<picture>${avif}<img src="javascript:x()"></picture><video><source src="a.mp4"></video>`)).toBe('');
  });

  it('marks links to other hosts, and takes any other relation away', () => {
    expect(english('<a href="https://x.example" rel="opener" target="_blank">a</a>')).toBe(
      '<a href="https://x.example" rel="noopener">a</a>',
    );
    expect(english('<a href="//x.example">a</a>')).toBe('<a href="//x.example" rel="noopener">a</a>');
    expect(german('<a href="/\\x.example">a</a>')).toBe('<a href="/\\x.example" rel="noopener">a</a>');
    expect(german('<a href="/\t/x.example">a</a>')).toBe('<a href="/\t/x.example" rel="noopener">a</a>');
    expect(english('<a href="https://kontorwerk.example/projects">a</a>')).toBe('<a href="/projects">a</a>');
  });

  it('leads from German texts to German pages', () => {
    const links = {
      '/': '/de',
      '/projects?category=Shops#list': '/de/projects?category=Shops#list',
      '/deals': '/de/deals',
      '/de/projects': '/de/projects',
      '/en/projects': '/en/projects',
      '/uploads/a.pdf': '/uploads/a.pdf',
      '/wp-content/uploads/a.pdf': '/wp-content/uploads/a.pdf',
      '/admin': '/admin',
      '/api/users': '/api/users',
      '/sitemap.xml': '/sitemap.xml',
      '/brochure.pdf': '/brochure.pdf',
      '#a': '#a',
      'mailto:a@b.example': 'mailto:a@b.example',
    };
    const html = Object.keys(links)
      .map((href) => `<a href="${href}">a</a>`)
      .join('');
    const hrefs = [...german(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(Object.values(links));
    expect(german(german(html))).toBe(german(html));
  });

  it('does not read a long list of sizes, and shows the image without it', () => {
    for (const srcset of [',', ' ', 'a,', '/a 1x, ', '(']) {
      const html = `<img src="/a.avif" srcset="${srcset.repeat(200_000 / srcset.length)}" alt="b">`;
      expect(english(html)).toBe('<img src="/a.avif" alt="b" loading="lazy" />');
    }
  });

  it('leaves out pictures that the site does not have, and says so', () => {
    const problems: string[] = [];
    const html =
      '<figure><img src="https://old.example/wp-content/uploads/a.webp" alt="a"><figcaption>b</figcaption></figure>' +
      '<img src="/wp-content/themes/x/c.png"><img alt="d">';
    expect(english(html, (problem) => problems.push(problem))).toBe('<figure><figcaption>b</figcaption></figure>');
    expect(problems).toEqual([
      'a picture that this site does not have: https://old.example/wp-content/uploads/a.webp',
      'a picture that this site does not have: /wp-content/themes/x/c.png',
    ]);
  });

  it.each([
    [
      '/uploads/my photo-300x200.jpg 300w, /uploads/my photo.jpg 960w',
      '/uploads/my%20photo-300x200.jpg 300w, /uploads/my%20photo.jpg 960w',
    ],
    ['/uploads/a.jpg 1x,/uploads/b.jpg 1.5x', '/uploads/a.jpg 1x, /uploads/b.jpg 1.5x'],
    ['/uploads/a,b.jpg 300w', '/uploads/a,b.jpg 300w'],
    ['/uploads/a.jpg 300w, https://old.example/b.jpg 600w, /uploads/c.jpg 3q', '/uploads/a.jpg 300w'],
  ])('keeps the sizes of an image: %s', (srcset, kept) => {
    const warn = vi.spyOn(console, 'log');
    expect(english(`<img src="/uploads/a.jpg" srcset="${srcset}" alt="a">`)).toBe(
      `<img src="/uploads/a.jpg" srcset="${kept}" alt="a" loading="lazy" />`,
    );
    expect(warn).not.toHaveBeenCalled();
  });

  it('takes images from this site that the backend names by its own address', () => {
    expect(
      english(
        '<img src="http://127.0.0.1:3001/uploads/a.avif" srcset="http://127.0.0.1:3001/wp-content/uploads/b.avif 2x" alt="a">',
      ),
    ).toBe('<img src="/uploads/a.avif" srcset="/wp-content/uploads/b.avif 2x" alt="a" loading="lazy" />');
  });
});

it('keeps words of another language apart, and no other spans', () => {
  expect(english('<p>See <span lang="de" class="x">Postfach</span> <span class="y">here</span></p>')).toBe(
    '<p>See <span lang="de">Postfach</span> here</p>',
  );
});

it('sanitises what comes anew, each once, and forgets what does not come any more', () => {
  const sanitise = vi.fn((html: string) => html.toUpperCase());
  const texts = createSanitiserMemo();
  const answer = (...html: string[]) => {
    const next = texts.next(sanitise);
    return html.map((text) => next(text, true));
  };
  expect(answer('a', 'b', 'a')).toEqual(['A', 'B', 'A']);
  expect(answer('b', 'c')).toEqual(['B', 'C']);
  expect(sanitise.mock.calls.map(([html]) => [html])).toEqual([['a'], ['b'], ['c']]);
  expect(answer('a')).toEqual(['A']);
  expect(sanitise).toHaveBeenCalledTimes(4);
  // The same words from another backend are another text.
  texts.next(sanitise)('a', false);
  expect(sanitise).toHaveBeenCalledTimes(5);
});
