import { beforeAll, expect, test } from 'vitest';
import { htmlIn } from '../../wire/rich-text.ts';
import { converterHere } from '../testing/html-converter.ts';
import type { ToRichText } from './html-converter.ts';

let convert: ToRichText;

beforeAll(async () => {
  convert = await converterHere();
});

function converted(html: string) {
  const lost: string[] = [];
  const text = convert(
    html,
    (address) => address.replace('https://old.example', ''),
    (what) => lost.push(what),
  );
  return { html: htmlIn('en', { en: text }).replace(/\s+/g, ' '), lost };
}

const KEPT = [
  '<p>Plain &amp; <strong>bold</strong>, <em>slanted</em>, <code>code</code></p>',
  '<h2>Two</h2><h3>Three</h3><h4>Four</h4>',
  '<p><a href="/projects?a=1&amp;b=2#x">here</a> and <a href="mailto:a@b.example">there</a></p>',
  '<table><thead><tr><th scope="col"><p>A</p></th></tr></thead><tbody><tr><td><p>1</p></td></tr></tbody></table>',
  '<p>before</p><hr /><p>after<br />the line</p>',
];

for (const html of KEPT) {
  test(`the editor keeps ${html.slice(0, 40)}…`, () => {
    expect(converted(html)).toEqual({ html, lost: [] });
  });
}

test.each([
  '<ul><li>one</li><li>two</li></ul><ol><li>three</li></ol>',
  '<ol><li>one<ul><li>a</li><li>b<ol><li>deep</li></ol></li></ul></li><li>two</li><li>three</li></ol>',
])('lists keep their items, and nested ones their step: %s', (html) => {
  expect(converted(html)).toEqual({ html, lost: [] });
});

test('what only groups goes without a word, what shows something is told', () => {
  const { html, lost } = converted(
    '<div class="wp-block"><h1>Head</h1><p>Text <span style="color:red">red</span></p></div>' +
      '<img src="/a.jpg"><img src="/a.jpg"><iframe src="https://video.example"></iframe><script>alert(1)</script>',
  );
  expect(html).toBe('<h2>Head</h2><p>Text red</p>');
  expect(lost).toEqual(['<img> /a.jpg (2 times)', '<iframe> https://video.example', '<script>']);
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
