import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortNames } from './class-names.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'class-names-'));
  await mkdir(path.join(folder, 'ui'));
  for (const sheet of ['ui/Card.module.css', 'Banner.module.css', 'base.css'])
    await writeFile(path.join(folder, sheet), '');
});

afterAll(() => rm(folder, { recursive: true }));

const CSS = '@keyframes rise{from{opacity:0}} .title{animation:rise 1s} .card .title:hover, .icon-small{color:red}';

test('names a class by its place in its sheet and the sheet’s place in the folder', () => {
  const name = shortNames(folder);
  const [banner, card] = [path.join(folder, 'Banner.module.css'), path.join(folder, 'ui/Card.module.css')];
  expect(['rise', 'title', 'card', 'icon-small'].map((own) => name(own, card, CSS))).toEqual(['a1', 'b1', 'c1', 'd1']);
  expect(name('title', `${banner}?used`, CSS)).toBe('b0');
});

test('has a name of its own for every class of a long sheet', () => {
  const classes = Array.from({ length: 800 }, (_, at) => `class-${at}`);
  const css = classes.map((own) => `.${own}{}`).join('');
  const name = shortNames(folder);
  const names = classes.map((own) => name(own, path.join(folder, 'Banner.module.css'), css));
  expect(names[25]).toBe('z0');
  expect(names[26]).toBe('aa0');
  expect(new Set(names).size).toBe(classes.length);
});

test('refuses what it does not know', () => {
  const name = shortNames(folder);
  expect(() => name('title', path.join(folder, 'base.css'), CSS)).toThrow('No short name for "title"');
  expect(() => name('missing', path.join(folder, 'Banner.module.css'), CSS)).toThrow('No short name for "missing"');
});
