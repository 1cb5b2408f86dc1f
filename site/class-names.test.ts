import path from 'node:path';
import { expect, test } from 'vitest';
import { shortNames } from './class-names.ts';
import { createFolderWith } from './server/testing/test-folders.ts';

const CARD = '@keyframes rise{from{opacity:0}} .title{animation:rise 1s} .card .title:hover, .icon-small{color:red}';

test('names a class by its place among those of all sheets', async () => {
  const folder = await createFolderWith({ 'ui/Card.module.css': CARD, 'Banner.module.css': '.title{} .text{}' });
  const name = shortNames(folder);
  const [banner, card] = [path.join(folder, 'Banner.module.css'), path.join(folder, 'ui/Card.module.css')];
  expect(['title', 'text'].map((own) => name(own, `${banner}?used`))).toEqual(['a', 'b']);
  expect(['rise', 'title', 'card', 'icon-small'].map((own) => name(own, card))).toEqual(['c', 'd', 'e', 'f']);
});

test('has a name of its own for every class of a long sheet', async () => {
  const classes = Array.from({ length: 800 }, (_, at) => `class-${at}`);
  const folder = await createFolderWith({ 'Banner.module.css': classes.map((own) => `.${own}{}`).join('') });
  const name = shortNames(folder);
  const names = classes.map((own) => name(own, path.join(folder, 'Banner.module.css')));
  expect(names[25]).toBe('z');
  expect(names[26]).toBe('aa');
  expect(new Set(names).size).toBe(classes.length);
});

test('refuses what it does not know', async () => {
  const folder = await createFolderWith({ 'Banner.module.css': '.title{}', 'base.css': '.title{}' });
  const name = shortNames(folder);
  expect(() => name('title', path.join(folder, 'base.css'))).toThrow('No short name for "title"');
  expect(() => name('missing', path.join(folder, 'Banner.module.css'))).toThrow('No short name for "missing"');
});
