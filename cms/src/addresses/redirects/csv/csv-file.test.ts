import { expect, test } from 'vitest';
import { MOST_LINES, parseCsv } from './csv-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cellsOf = (bytes: Uint8Array) => {
  const read = parseCsv(bytes);
  return 'lines' in read ? read.lines.map(({ cells }) => cells) : read;
};

const TWO = [
  ['/über-uns', '/agency/aboutus', '301'],
  ['/b', '/c', ''],
];

test.each([
  ['semicolons and a head', utf8('Alt;Neu;Art\r\n/über-uns;/agency/aboutus;301\r\n/b;/c;\r\n')],
  ['commas, and no head', utf8('/über-uns,/agency/aboutus,301\n/b,/c,')],
  ['tabs', utf8('/über-uns\t/agency/aboutus\t301\n/b\t/c\t\n')],
  ['ends of lines of several systems', utf8('old;new;kind\r\n/über-uns;/agency/aboutus;301\n/b;/c;\r')],
  ['the mark of UTF-8', utf8('\ufeffold;new;kind\n/über-uns;/agency/aboutus;301\n/b;/c;')],
  ['the encoding of Windows', Buffer.from('/über-uns;/agency/aboutus;301\n/b;/c;', 'latin1')],
  ['UTF-16, as Excel writes text', Buffer.from('\ufeff/über-uns\t/agency/aboutus\t301\n/b\t/c\t', 'utf16le')],
  ['quotes, blanks and empty lines', utf8('\n "/über-uns" ; "/agency/aboutus" ;301\n\n;;\n/b;/c;\n\n')],
])('a file with %s is read', (_which, bytes) => {
  expect(cellsOf(bytes)).toEqual(TWO);
});

test('addresses have commas, semicolons and quotation marks in quotes', () => {
  expect(cellsOf(utf8('"/a,b;c ""d""","/new"\n'))).toEqual([['/a,b;c "d"', '/new']]);
  expect(cellsOf(utf8('/a,b;/new\n'))).toEqual([['/a,b', '/new']]);
});

test('an address with the end of a line in quotes stays one cell', () => {
  expect(cellsOf(utf8('"/a\n/b\r/c";/new\r\n'))).toEqual([['/a\n/b\r/c', '/new']]);
});

test('lines are numbered as in the file', () => {
  const read = parseCsv(utf8('old;new\n\n/a;/b\n"/c";"/d"\n'));
  expect('lines' in read && read.lines.map(({ line }) => line)).toEqual([3, 4]);
});

test.each([
  ['nothing', utf8(''), { problem: 'empty' }],
  ['a head alone', utf8('old;new;kind\n'), { problem: 'empty' }],
  ['a quotation mark that is never closed', utf8('/a;/b\n"/c;/d\n/e;/f'), { problem: 'broken', line: 2 }],
  [
    'one that takes more than any address has',
    utf8(`old;new\n/a;/b\n"/c;/d\n${'/e;/f\n'.repeat(5_000)}`),
    { problem: 'broken', line: 3 },
  ],
  ['too many lines', utf8('/a;/b\n'.repeat(MOST_LINES + 1)), { problem: 'too_many' }],
])('of %s it is said what is wrong', (_which, bytes, problem) => {
  expect(parseCsv(bytes)).toEqual(problem);
});

test('as many lines as there may be are read, with a head', () => {
  const read = parseCsv(utf8(`old;new\n${'/a;/b\n'.repeat(MOST_LINES)}`));
  expect('lines' in read && read.lines.length).toBe(MOST_LINES);
});
