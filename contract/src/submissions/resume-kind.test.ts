import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { resumeKind } from './resume-kind.ts';

const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const CONTENT_TYPES = '[Content_Types].xml';
const FORMAT = 'application/vnd.openxmlformats-officedocument';

function ole(stream: string): Buffer {
  return Buffer.concat([OLE, Buffer.from(stream, 'utf16le')]);
}

function zip(parts: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

/** As much of a content types part as names the type of the main part. */
function types(part: string, type: string): string {
  return `<Types><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;
}

const docxTypes = types('word/document.xml', `${FORMAT}.wordprocessingml.document`);
const docx = zip({ [CONTENT_TYPES]: docxTypes, 'word/document.xml': '<w:document/>' });
const pptx = zip({
  'ppt/presentation.xml': '<p:presentation/>',
  [CONTENT_TYPES]: types('ppt/presentation.xml', `${FORMAT}.presentationml.presentation`),
});

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
  ['doc', ole('WordDocument')],
  ['ppt', ole('PowerPoint Document')],
  ['docx', docx],
  ['pptx', pptx],
])('§5 a %s is recognised as a resume by its content', (kind, bytes) => {
  expect(resumeKind(bytes)).toBe(kind);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['plain text', Buffer.from('%PD F')],
  ['another old Office file', ole('Workbook')],
  ['another archive', zip({ 'evil.exe': 'MZ' })],
  [
    'an archive with the name of a part in a text',
    zip({ 'letter.txt': 'word/document.xml', [CONTENT_TYPES]: docxTypes }),
  ],
  ['an archive with a part and nothing that says what it is', zip({ 'word/document.xml': '<w:document/>' })],
  ['an archive whose types are missing from its directory', zip({ 'word/document.xml': CONTENT_TYPES })],
  [
    'a document with macros',
    zip({
      [CONTENT_TYPES]: types('word/document.xml', 'application/vnd.ms-word.document.macroEnabled'),
      'word/document.xml': '<w:document/>',
    }),
  ],
  ['half of an archive', docx.subarray(0, docx.length / 2)],
])('§5 %s is no resume by its content', (_, bytes) => {
  expect(resumeKind(bytes)).toBeNull();
});
