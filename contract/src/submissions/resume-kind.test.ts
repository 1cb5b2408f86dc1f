import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { decodeDataUrl, detectContent, isBase64Head } from './resume-kind.ts';

const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const CONTENT_TYPES = '[Content_Types].xml';
const FORMAT = 'application/vnd.openxmlformats-officedocument';

function ole(stream: string): Buffer {
  return Buffer.concat([OLE, Buffer.from(stream, 'utf16le')]);
}

function zip(parts: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

/** The minimal content types part that names the type of the main part. */
function types(part: string, type: string): string {
  return `<Types><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`;
}

const docxTypes = types('word/document.xml', `${FORMAT}.wordprocessingml.document`);
const docx = zip({ [CONTENT_TYPES]: docxTypes, 'word/document.xml': '<w:document/>' });
const pptx = zip({
  'ppt/presentation.xml': '<p:presentation/>',
  [CONTENT_TYPES]: types('ppt/presentation.xml', `${FORMAT}.presentationml.presentation`),
});

/** A document with content types of the given length in bytes. */
function docxThatSays(bytes: number): Buffer {
  return zip({ [CONTENT_TYPES]: docxTypes.padEnd(bytes), 'word/document.xml': '' });
}

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
  ['doc', ole('WordDocument')],
  ['ppt', ole('PowerPoint Document')],
  ['docx', docx],
  ['docx', docxThatSays(512 * 1024)],
  ['pptx', pptx],
])('§5 a %s is recognised as a resume by its content', (kind, bytes) => {
  expect(detectContent(bytes).kind).toBe(kind);
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
  ['an archive that begins as a program', Buffer.concat([Buffer.from('MZ\x03\x04'), docx.subarray(4)])],
  ['a PDF after something else', Buffer.from('MZ%PDF-1.7')],
  ['the name of a stream by itself', Buffer.from('WordDocument', 'utf16le')],
  ['an old document whose name is spelt in bytes', Buffer.concat([OLE, Buffer.from('WordDocument')])],
  ['an archive that says it is a document and has none', zip({ [CONTENT_TYPES]: docxTypes })],
  ['a presentation under the name of a document', zip({ [CONTENT_TYPES]: docxTypes, 'ppt/presentation.xml': '' })],
  ['a document that says too much of itself', docxThatSays(512 * 1024 + 1)],
])('§5 %s is no resume by its content', (_, bytes) => {
  expect(detectContent(bytes).kind).toBeNull();
});

test('nothing of a document is unpacked but what says what it is', () => {
  const unknown = Buffer.from(docx);
  // The directory, at the end, holds a part's compression method.
  unknown.writeUInt16LE(99, unknown.lastIndexOf('word/document.xml') - 36);
  expect(detectContent(unknown).kind).toBe('docx');
});

test.each([
  ['data:application/pdf;base64', true],
  ['data:;base64', true],
  ['DATA:application/pdf;BASE64', true],
  ['data:application/pdf;name=cv.pdf;base64', true],
  ['data:application/pdf', false],
  ['data:a,b;base64', false],
  [' data:application/pdf;base64', false],
  ['data:application/pdf;base64 ', false],
  ['base64', false],
])('%j begins the address of a file in base64: %s', (head, is) => {
  expect(isBase64Head(head)).toBe(is);
});

test.each([
  ['data:text/plain;base64,QUI=', 'AB'],
  ['data:text/plain;base64,QUI', 'AB'],
  ['data:text/plain;base64,', null],
  ['data:text/plain,AB', null],
  ['data:text/plain;base64', null],
  ['data:text/plain;base64;', null],
  [',QUI=', null],
  ['QUI=', null],
])('%j holds %j', (url, held) => {
  expect(decodeDataUrl(url)?.toString() ?? null).toBe(held);
});
