import { expect, test } from 'vitest';
import { resumeKind } from './resume-kind.ts';

const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

function ole(stream: string): Buffer {
  return Buffer.concat([OLE, Buffer.from(stream, 'utf16le')]);
}

/** A local file header of a stored, empty file: as much of an archive as is looked at. */
function zip(name: string): Buffer {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name)]);
}

test.each([
  ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
  ['doc', ole('WordDocument')],
  ['ppt', ole('PowerPoint Document')],
  ['docx', zip('word/document.xml')],
  ['pptx', zip('ppt/presentation.xml')],
])('§5 a %s is recognised as a resume by its content', async (kind, bytes) => {
  expect(await resumeKind(bytes)).toBe(kind);
});

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['plain text', Buffer.from('%PD F')],
  ['another old Office file', ole('Workbook')],
  ['another archive', zip('evil.exe')],
])('§5 %s is no resume by its content', async (_, bytes) => {
  expect(await resumeKind(bytes)).toBeNull();
});
