import { expect, test } from 'vitest';
import { splitCase } from './case-parts.ts';

const section = (name: string) => `<h2>${name}</h2><p>About ${name}</p><h3>More</h3>`;

test.each([
  ['nothing', '', '', []],
  ['text without a heading', '<p>a</p>', '<p>a</p>', []],
  ['two sections', `<p>a</p>${section('b')}${section('c')}`, `<p>a</p>${section('b')}${section('c')}`, []],
  [
    'four sections',
    ['a', 'b', 'c', 'd'].map(section).join(''),
    section('a') + section('b'),
    [section('c'), section('d')],
  ],
  [
    'a heading in another language',
    `${section('a')}${section('b')}<h2 lang="de">c</h2>`,
    section('a') + section('b'),
    ['<h2 lang="de">c</h2>'],
  ],
  [
    'headings within a quote and a table',
    `${section('a')}<blockquote><h2>b</h2></blockquote><hr><table><tbody><tr><td><h2>c</h2></td></tr></tbody></table>`,
    `${section('a')}<blockquote><h2>b</h2></blockquote><hr><table><tbody><tr><td><h2>c</h2></td></tr></tbody></table>`,
    [],
  ],
  [
    'pictures and breaks, which have no end',
    `<p><img src="a"><br>${''}</p>${section('a')}${section('b')}${section('c')}`,
    `<p><img src="a"><br></p>${section('a')}${section('b')}`,
    [section('c')],
  ],
])('the pictures come after two sections, what follows is chapters: %s', (_, html, beginning, chapters) => {
  expect(splitCase(html)).toEqual({ beginning, chapters });
});
