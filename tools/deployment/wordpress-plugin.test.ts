import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTION_KINDS } from '@kontorwerk/contract/content/section-kinds';
import { PAGE_KEYS } from '@kontorwerk/contract/pages/page-keys';
import { expect, test } from 'vitest';
import { folders } from '../../launch/folders.ts';

const plugin = path.join(folders.root, 'deploy/wordpress/bc-content');

test('the plugin for a WordPress has the kinds of section of the contract, each with its fields', () => {
  const kinds = Object.entries(SECTION_KINDS).map(([name, { fields, cards }]) => [name, { fields, cards }]);
  const known: unknown = JSON.parse(readFileSync(path.join(plugin, 'section-kinds.json'), 'utf8'));
  expect(known).toEqual(Object.fromEntries(kinds));
});

test('it registers every content set but the one of pages at addresses that editors choose', () => {
  const [, list = ''] =
    /BC_CONTENT_KEYS = array\((.*?)\);/s.exec(readFileSync(path.join(plugin, 'bc-content.php'), 'utf8')) ?? [];
  const keys = Array.from(list.matchAll(/'(\w+)'/g), ([, key]) => key);
  expect(keys).toEqual(PAGE_KEYS.filter((key) => key !== 'page'));
});
