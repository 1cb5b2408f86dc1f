import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type CellValue, streamCsv } from '#cms/kit/csv.ts';
import { BATCH_ROWS } from '#cms/kit/row-batches.ts';
import { excludeSpam, readInBatches } from './exported-rows.ts';
import { buildWorkbook } from './workbook.ts';

const FORMULAS = ['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx', '\rx'];
const MOMENT = new Date('2026-07-01T22:30:05.000Z');

async function* rowsOf(...rows: readonly (readonly CellValue[])[]) {
  yield* rows;
}

test('CSV has its mark, quotes what needs it, and no value is a formula', async () => {
  const rows = rowsOf(['No.', 'Name'], [1, 'a "b", c'], [2, null], [-3, MOMENT], ...FORMULAS.map((text) => [4, text]));
  const bytes = new Uint8Array(
    await new Response(streamCsv(rows, { language: 'en', zone: 'Europe/Berlin' })).arrayBuffer(),
  );
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.startsWith('No.,Name\r\n1,"a ""b"", c"\r\n2,\r\n')).toBe(true);
  expect(text).toContain('2026-07-02T00:30:05+02:00');
  for (const formula of FORMULAS) expect(text).toContain(/^[\t\r]/.test(formula) ? `4,"'${formula}"` : `4,'${formula}`);
});

test('CSV leaves the dashes that the footer form sends as they are', async () => {
  const rows = rowsOf(['Name', 'Company'], ['-', '--'], ['- 1', '-A1']);
  const text = await new Response(streamCsv(rows, { language: 'en', zone: 'UTC' })).text();
  expect(text).toBe("Name,Company\r\n-,--\r\n'- 1,'-A1\r\n");
});

test.each([
  ['en', ','],
  ['de', ';'],
] as const)('a visitor’s line breaks and separators stay in one cell of a CSV in %s', async (language, delimiter) => {
  const said = ['Hello\n=1+1\nmore;x', 'a\r=1+1\rb', 'a\r\n=1+1', 'a,=1+1', 'a;=1+1', 'a\t=1+1', '"\n=1+1'];
  const rows = said.map((text, at) => [at, text, 'end']);
  const written = await new Response(streamCsv(rowsOf(...rows), { language, zone: 'UTC' })).text();
  const read = parse(written, { delimiter, record_delimiter: ['\r\n', '\n', '\r'] });
  expect(read).toEqual(rows.map(([at, ...texts]) => [String(at), ...texts]));
  for (const text of said) expect(written).toContain(`"${text.replaceAll('"', '""')}"`);
});

test('CSV for a German program ends values by a semicolon', async () => {
  const rows = rowsOf(['Nr.', 'Name'], [1, 'Ja, gern; bitte']);
  const text = await new Response(streamCsv(rows, { language: 'de', zone: 'Europe/Berlin' })).text();
  expect(text).toBe('Nr.;Name\r\n1;"Ja, gern; bitte"\r\n');
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
  const reader = streamCsv(endless(), { language: 'en', zone: 'UTC' }).getReader();
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
  await expect(new Response(streamCsv(failing(), { language: 'en', zone: 'UTC' })).text()).rejects.toThrow();
});

test('a workbook holds texts, numbers and moments as what they are, and no formula', async () => {
  const rows = rowsOf(...FORMULAS.map((text): CellValue[] => [1, text, MOMENT, null]));
  const headers = ['No.', 'Name', 'Received', 'Empty'].map((label) => ({ label, width: 10 }));
  const files = unzipSync(await buildWorkbook({ headers, zone: 'Europe/Berlin' }, rows));
  const [path = ''] = Object.keys(files).filter((name) => name.endsWith('sheet1.xml'));
  const sheet = new TextDecoder().decode(files[path]);
  expect(sheet).not.toMatch(/<f[ >]/);
  const strings = new TextDecoder().decode(files['xl/sharedStrings.xml']);
  expect(strings + sheet).toContain('=cmd|calc');
  // Excel counts days; in Berlin it is half past midnight.
  const days = (Date.UTC(2026, 6, 2, 0, 30, 5) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(sheet).toContain(`<v>${days}</v>`);
  expect(new TextDecoder().decode(files['xl/styles.xml'])).toMatch(/numFmtId="49"|formatCode="@"/);
});

test('a workbook says what looks like an escape as it was written', async () => {
  const rows = rowsOf(['_x0041_', '_x000D_x000d_', 'first_x_last', '_x41_']);
  const headers = ['A', 'B', 'C', 'D'].map((label) => ({ label, width: 10 }));
  const files = unzipSync(await buildWorkbook({ headers, zone: 'UTC' }, rows));
  const text = Object.values(files)
    .map((part) => new TextDecoder().decode(part))
    .join();
  for (const escaped of ['_x005F_x0041_', '_x005F_x000D_x005F_x000d_', 'first_x_last', '>_x41_'])
    expect(text).toContain(`${escaped}<`);
});

test('others have their turn while a workbook is made, and a row that cannot be read gives none', async () => {
  async function* many(isBroken: boolean) {
    for (let row = 0; row < 1_000; row += 1) yield [row, MOMENT, 'Please count on us.', `${row}@example.com`];
    if (isBroken) throw new Error('unreadable');
  }
  const sheet = {
    headers: ['No.', 'Received', 'Message', 'E-mail'].map((label) => ({ label, width: 10 })),
    zone: 'UTC',
  };
  let [turns, isMade] = [0, false];
  const making = buildWorkbook(sheet, many(false)).finally(() => {
    isMade = true;
  });
  while (!isMade) {
    turns += 1;
    await nextTurn();
  }
  await making;
  // Building it in this thread would leave the event loop one turn.
  expect(turns).toBeGreaterThan(100);
  await expect(buildWorkbook(sheet, many(true))).rejects.toThrow('unreadable');
});

test('others have their turn between readings, and each row comes once', async () => {
  let turns = 0;
  const asked: unknown[] = [];
  const rows = readInBatches(async (older) => {
    asked.push(older);
    setImmediate(() => {
      turns += 1;
    });
    const left = 3 * BATCH_ROWS - asked.length * BATCH_ROWS;
    return Array.from({ length: left === 0 ? 1 : BATCH_ROWS }, (_, at) => ({ id: left + BATCH_ROWS - at }));
  });
  const ids: number[] = [];
  const turnsBefore: number[] = [];
  for await (const { id } of rows) {
    ids.push(id);
    if (ids.length % BATCH_ROWS === 1) turnsBefore.push(turns);
  }
  expect(turnsBefore).toEqual([0, 1, 2]);
  expect(asked).toEqual([{}, { id: { less_than: 2 * BATCH_ROWS + 1 } }, { id: { less_than: BATCH_ROWS + 1 } }]);
  expect(new Set(ids).size).toBe(2 * BATCH_ROWS + 1);
});

test('spam is left out unless the filter says something of the state itself', () => {
  const noSpam = { status: { not_equals: 'spam' } };
  expect(excludeSpam({})).toEqual({ and: [{}, noSpam] });
  const byJob = { or: [{ and: [{ job: { equals: 'status' } }] }] };
  expect(excludeSpam(byJob)).toEqual({ and: [byJob, noSpam] });
  const spam = { or: [{ and: [{ status: { equals: 'spam' } }] }] };
  expect(excludeSpam(spam)).toBe(spam);
});
