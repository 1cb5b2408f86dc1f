import { BasePayload } from 'payload';
import { expect, test } from 'vitest';
import { Findings } from '../findings.ts';
import type { Incoming } from '../incoming.ts';
import { ImportRecords } from './records.ts';
import { writeGlobal } from './write-global.ts';
import { Writer } from './writer.ts';

const LONG = { items: Array(1001).fill({}) };
const WHY = 'its lists have more than 1000 entries in all, which editors can’t save';

test('what editors could open and not save is left out, and told', async () => {
  const payload = new BasePayload();
  const findings = new Findings();
  const tools = { payload, findings, records: new ImportRecords(payload), overwrite: false };
  const writer = new Writer(tools);
  const page: Incoming = { collection: 'pages', id: 1, source: 'a', name: 'pages/long', data: {}, match: [] };
  expect(await writer.write({ ...page, data: LONG })).toBe('kept');
  expect(await writer.write({ ...page, draft: LONG })).toBe('kept');
  await writeGlobal('navigation', { data: LONG, source: 'b' }, tools);
  expect(findings.problems).toEqual(['pages/long', 'pages/long', 'navigation'].map((at) => ({ at, why: WHY })));
  expect(findings.tallies.get('pages')).toMatchObject({ read: 2, kept: 2 });
});
