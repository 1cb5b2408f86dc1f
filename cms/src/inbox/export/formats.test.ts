import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Value } from './columns.ts';
import { csvOf } from './csv.ts';
import { withoutSpam } from './list-rows.ts';
import { xlsxOf } from './xlsx.ts';

const FORMULAS = ['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx', '\rx'];
const MOMENT = new Date('2026-07-01T22:30:05.000Z');

async function* rowsOf(...rows: readonly (readonly Value[])[]) {
  yield* rows;
}

test('CSV has its mark, quotes what needs it, and no value is a formula', async () => {
  const rows = rowsOf(['No.', 'Name'], [1, 'a "b", c'], [2, null], [-3, MOMENT], ...FORMULAS.map((text) => [4, text]));
  const bytes = new Uint8Array(await new Response(csvOf(rows, 'Europe/Berlin')).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.startsWith('No.,Name\r\n1,"a ""b"", c"\r\n2,\r\n')).toBe(true);
  expect(text).toContain('2026-07-02T00:30:05+02:00');
  for (const formula of FORMULAS) expect(text).toContain(`4,'${formula}`);
});

test('CSV is written no faster than it is fetched, whatever its length, and stops when nobody fetches it', async () => {
  let [made, isEnded] = [0, false];
  async function* endless() {
    try {
      for (;;) yield [++made];
    } finally {
      isEnded = true;
    }
  }
  const reader = csvOf(endless(), 'UTC').getReader();
  await reader.read();
  expect(made).toBeLessThanOrEqual(400);
  await reader.cancel();
  expect(isEnded).toBe(true);
});

test('a row that cannot be read breaks the file off and is no end of it', async () => {
  async function* failing() {
    yield ['a'];
    throw new Error('unreadable');
  }
  await expect(new Response(csvOf(failing(), 'UTC')).text()).rejects.toThrow();
});

test('a workbook holds texts as texts, numbers and moments as what they are, and no formula', async () => {
  const rows = rowsOf(...FORMULAS.map((text): Value[] => [1, text, MOMENT, null]));
  const headers = ['No.', 'Name', 'Received', 'Empty'].map((label) => ({ label, width: 10 }));
  const files = unzipSync(await xlsxOf(headers, rows, 'Europe/Berlin'));
  const [path = ''] = Object.keys(files).filter((name) => name.endsWith('sheet1.xml'));
  const sheet = new TextDecoder().decode(files[path]);
  expect(sheet).not.toMatch(/<f[ >]/);
  const strings = new TextDecoder().decode(files['xl/sharedStrings.xml']);
  expect(strings + sheet).toContain('=cmd|calc');
  // Excel counts days; the clock in Berlin says half past midnight.
  const days = (Date.UTC(2026, 6, 2, 0, 30, 5) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(sheet).toContain(`<v>${days}</v>`);
  expect(new TextDecoder().decode(files['xl/styles.xml'])).toMatch(/numFmtId="49"|formatCode="@"/);
});

test('spam is left out unless the filter says something of the state itself', () => {
  const noSpam = { status: { not_equals: 'spam' } };
  expect(withoutSpam({})).toEqual({ and: [{}, noSpam] });
  const byJob = { or: [{ and: [{ job: { equals: 'status' } }] }] };
  expect(withoutSpam(byJob)).toEqual({ and: [byJob, noSpam] });
  const spam = { or: [{ and: [{ status: { equals: 'spam' } }] }] };
  expect(withoutSpam(spam)).toBe(spam);
});
