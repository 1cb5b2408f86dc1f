import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { RESUME_ADVICE } from '../forms/resume-advice.ts';
import { judgeApplication } from './application-form.ts';
import { detectContent } from './resume-kind.ts';

/* Files as other programs write them. */

const CONTENT_TYPES = '[Content_Types].xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const PPTX = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';

function zip(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const bytes = Object.entries(parts).map(([name, text]): [string, Uint8Array] => [
    name,
    typeof text === 'string' ? strToU8(text) : text,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

const types = (part: string, type: string) => `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`;
const rels = (target: string, type = OFFICE) =>
  `<Relationships><Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;

/** A Word file whose parts describe themselves in other ways than Word's. */
function docx(parts: Readonly<Record<string, string | Uint8Array>>, main = 'word/document.xml'): Buffer {
  return zip({ [CONTENT_TYPES]: types(main, DOCX), '_rels/.rels': rels(main), [main]: '<w:document/>', ...parts });
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const big = (text: string) => Buffer.from(utf16(text)).swap16();

test.each([
  ['plain.docx', 'docx', null],
  ['word-online.docx', 'docx', null],
  ['backslashes.docx', 'docx', null],
  ['plain.pdf', 'pdf', null],
  ['bom.pdf', 'pdf', null],
  ['multipart-head.pdf', 'pdf', null],
  ['rtf.doc', null, 'rtf'],
  ['libreoffice-odt-renamed.docx', null, 'opendocument'],
  ['with-password.docx', null, 'password'],
])('of the file %s it is known that it is: %s, and what can be done: %s', async (name, kind, advice) => {
  const bytes = await readFile(join(import.meta.dirname, 'testing/resumes', name));
  expect(detectContent(bytes)).toEqual({ kind, advice });
});

describe('a document of today is known by what its package says', () => {
  const main = 'word/document.xml';
  const quoted = (text: string) => text.replaceAll('"', "'");
  test.each([
    ['a main part of any name', docx({}, 'word/document17.xml')],
    ['a main part elsewhere', docx({}, 'main.xml')],
    ['single quotes', docx({ [CONTENT_TYPES]: quoted(types(main, DOCX)), '_rels/.rels': quoted(rels(main)) })],
    [
      'another order, line breaks and blanks',
      docx({
        [CONTENT_TYPES]: `<Types>\n<Override\n  ContentType = "${DOCX}"\n  PartName = "/${main}"\n></Override></Types>`,
      }),
    ],
    [
      'prefixes',
      docx({
        [CONTENT_TYPES]: `<t:Types xmlns:t="x"><t:Override PartName="/${main}" ContentType="${DOCX}"/></t:Types>`,
        '_rels/.rels': `<r:Relationships xmlns:r="x"><r:Relationship Type="${OFFICE}" Target="/${main}"/></r:Relationships>`,
      }),
    ],
    ['UTF-16', docx({ [CONTENT_TYPES]: utf16(types(main, DOCX)), '_rels/.rels': big(rels(main)) })],
    ['UTF-8 with a mark', docx({ [CONTENT_TYPES]: `\ufeff<?xml version="1.0"?>${types(main, DOCX)}` })],
    [
      'the strict dialect',
      docx({
        '_rels/.rels': rels(main, 'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument'),
      }),
    ],
    [
      'a type by its ending',
      docx({
        [CONTENT_TYPES]: `<Types><Default Extension="XML" ContentType="${DOCX}"/></Types>`,
      }),
    ],
    [
      'other capitals',
      docx({ [CONTENT_TYPES]: types('Word/Document.XML', DOCX), '_rels/.rels': rels('WORD/document.xml') }),
    ],
    [
      'an encoded name',
      docx({
        [CONTENT_TYPES]: types('word/mein%20lebenslauf.xml', DOCX),
        '_rels/.rels': rels('word/mein%20lebenslauf.xml'),
        'word/mein lebenslauf.xml': '',
      }),
    ],
    [
      'a comment that speaks of macros',
      docx({
        [CONTENT_TYPES]: `<!-- <Override ContentType="macroEnabled.main+xml"/> -->${types(main, DOCX)}`,
      }),
    ],
    ['a line break before it', Buffer.concat([Buffer.from('\r\n'), docx({})])],
    ['a mark of an encoding before it', Buffer.concat([Buffer.from('\ufeff\n'), docx({})])],
    ['what follows its end', Buffer.concat([docx({}), Buffer.from('\n')])],
  ])('with %s', (_, bytes) => {
    expect(detectContent(bytes)).toEqual({ kind: 'docx', advice: null });
  });

  test.each(['@echo off\r\n', 'MIME-Version: 1.0\r\n\r\n', '\x00', '#!/bin/sh\n'])('and no more behind %j', (head) => {
    expect(detectContent(Buffer.concat([Buffer.from(head), docx({})])).kind).toBeNull();
  });

  test('a presentation, too', () => {
    const part = 'ppt/presentation2.xml';
    const parts = { [CONTENT_TYPES]: types(part, PPTX), '_rels/.rels': rels(part), [part]: '' };
    expect(detectContent(zip(parts))).toEqual({ kind: 'pptx', advice: null });
  });
});

test.each([
  ['macros', types('word/document.xml', 'application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['template', types('word/document.xml', DOCX.replace('document.main', 'template.main'))],
  ['slide_show', types('word/document.xml', PPTX.replace('presentation.main', 'slideshow.main'))],
  ['spreadsheet', types('word/document.xml', DOCX.replace('wordprocessingml.document', 'spreadsheetml.sheet'))],
  ['damaged', '<Types/>'],
])('a package of another type is told: %s', (advice, contentTypes) => {
  expect(detectContent(docx({ [CONTENT_TYPES]: contentTypes }))).toEqual({ kind: null, advice });
});

const MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const override = (part: string, type: string) => `<Override PartName="/${part}" ContentType="${type}"/>`;
test.each([
  ['of its relationship', 'macros', { '_rels/.rels': rels('word/other.xml') }],
  ['of one of two relationships', 'macros', { '_rels/.rels': rels('word/document.xml') + rels('word/other.xml') }],
  ['that no relationship names', 'macros', { '_rels/.rels': '<Relationships/>' }],
  ['that another part beside the main part has', null, { '_rels/.rels': rels('word/document.xml') }],
])('the type %s decides: %s', (_, advice, parts) => {
  const contentTypes = `<Types>${override('word/document.xml', DOCX)}${override('word/other.xml', MACROS)}</Types>`;
  const seen = detectContent(docx({ [CONTENT_TYPES]: contentTypes, 'word/other.xml': '', ...parts }));
  expect(seen).toEqual({ kind: advice === null ? 'docx' : null, advice });
});

test('what a document has embedded says nothing of it', () => {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const contentTypes = `<Types>${override('word/a.xlsx', sheet)}${override('word/document.xml', DOCX)}</Types>`;
  const seen = detectContent(
    docx({ [CONTENT_TYPES]: contentTypes, 'word/a.xlsx': '', '_rels/.rels': '<Relationships/>' }),
  );
  expect(seen.kind).toBe('docx');
});

const whole = docx({});
test.each([
  ['archive', zip({ 'letter.txt': 'Dear all' })],
  ['opendocument', zip({ mimetype: 'application/vnd.oasis.opendocument.presentation' })],
  ['iwork', zip({ 'Index/Document.iwa': '', 'Data/picture.jpg': '' })],
  ['damaged', whole.subarray(0, whole.length - 30)],
  ['rtf', Buffer.from('\r\n{\\rtf1\\ansi Ada}')],
  ['markup', Buffer.from('\ufeff<!DOCTYPE html><html>')],
  ['markup', utf16('<html xmlns:o="urn:schemas-microsoft-com:office:office">')],
  ['markup', Buffer.from('<?xml version="1.0"?><?mso-application progid="Word.Document"?>')],
  ['markup', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x')],
  ['picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['picture', Buffer.from('\0\0\0\x18ftypheic', 'latin1')],
])('what another file is, is told: %s', (advice, bytes) => {
  expect(detectContent(bytes)).toEqual({ kind: null, advice });
});

test.each(['40', '128', '256'])(
  'a PDF of %s bits is locked by its user’s password, not by its owner’s',
  async (bits) => {
    const read = (name: string) => readFile(join(import.meta.dirname, `testing/resumes/${name}-${bits}.pdf`));
    expect(detectContent(await read('restricted'))).toEqual({ kind: 'pdf', advice: null });
    expect(detectContent(await read('locked'))).toEqual({ kind: null, advice: 'password' });
  },
);

test.each([
  ['pdf', 'a line break before it', '\n%PDF-1.4\n1 0 obj'],
  ['pdf', 'a printer’s commands before it', '\x1b%-12345X@PJL\r\n%PDF-1.4\n1 0 obj'],
  ['pdf', 'a head that ends just in time', `${'-'.repeat(1_019)}%PDF-1.4\n1 0 obj`],
  [null, 'a head that is too long', `${'-'.repeat(1_020)}%PDF-1.4\n1 0 obj`],
  [null, 'a program before it', 'MZ\x90%PDF-1.4\n1 0 obj'],
  [null, 'an archive before it', 'PK\x03\x04%PDF-1.4\n1 0 obj'],
  [null, 'a web page before it', '<html>%PDF-1.4\n1 0 obj'],
  [null, 'a text that speaks of one', 'How a file begins: %PDF-1.4'],
  [null, 'a text that speaks of objects, too', 'I like %PDF- and obj'],
  [null, 'a text that speaks of numbers, too', 'I like %PDF- and 1 0 obj'],
  [null, 'a batch file before it', '@echo off\r\nrem %PDF-1.4\n1 0 obj'],
  [null, 'a marked batch file before it', '\xef\xbb\xbf\r\n@echo off\r\nrem %PDF-1.4\n1 0 obj'],
  [null, 'a marked script before it', '\xef\xbb\xbf#!/bin/sh\n%PDF-1.4\n1 0 obj'],
  [null, 'a marked web page before it', '\xef\xbb\xbf<html>%PDF-1.4\n1 0 obj'],
  [null, 'a web page after mail’s lines before it', 'Content-Type: text/html\r\n\r\n<Script>%PDF-1.4\n1 0 obj'],
  [null, 'a program of PHP before it', 'x <?php ?>%PDF-1.4\n1 0 obj'],
  [null, 'RTF before it', '{\\rtf1 %PDF-1.4\n1 0 obj'],
  [null, 'a RAR archive before it', 'Rar!\x1a\x07\x01\0%PDF-1.4\n1 0 obj'],
  [null, 'a program for Macs before it', '\xcf\xfa\xed\xfe\x07\0\0\x01%PDF-1.4\n1 0 obj'],
  [null, 'a program for phones before it', 'dex\n035\0%PDF-1.4\n1 0 obj'],
  [null, 'a program for browsers before it', '\0asm\x01\0\0\0%PDF-1.4\n1 0 obj'],
  [
    'pdf',
    'mail’s lines before it',
    'Content-ID: <body.1@example.test>\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n1 0 obj',
  ],
  [null, 'a shorter batch file before it', 'rem %PDF-1.4\n1 0 obj'],
  [null, 'a line of code before it', 'alert(1) //%PDF-1.4\n1 0 obj'],
  [null, 'a text with a colon before it', 'rem: a file\r\n%PDF-1.4\n1 0 obj'],
  [null, 'a batch file behind mail’s lines before it', 'Content-Type: a/b\r\n\r\ncalc.exe\r\n%PDF-1.4\n1 0 obj'],
  [null, 'a field without an end before it', 'Content-Type: a/b\r\nSubject: a %PDF-1.4\n1 0 obj'],
  [null, 'a program of PHP among mail’s lines before it', 'Content-Type: <?php a()?>\r\n\r\n%PDF-1.4\n1 0 obj'],
  [null, 'a batch file behind a printer’s commands before it', '\x1bE\r\ncalc.exe\r\n%PDF-1.4\n1 0 obj'],
  [
    'pdf',
    'the head of a browser’s form before it',
    '------WebKitFormBoundary7MA4\r\nContent-Disposition: form-data; name="cv"; filename="Zoë & Co.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4\n1 0 obj',
  ],
  [
    'pdf',
    'a mail before it',
    'MIME-Version: 1.0\nContent-Type: multipart/mixed;\n\tboundary="=_a"\n\nThis is a multi-part message in MIME format.\n\n--=_a\nContent-Type: application/pdf;\n name="cv.pdf"\n\n%PDF-1.4\n1 0 obj',
  ],
  [
    'pdf',
    'an answer of a web server before it',
    'HTTP/1.1 200 OK\r\nServer: nginx\r\nX-Powered-By: PHP/8.3\r\n\r\n%PDF-1.4\n1 0 obj',
  ],
  ['pdf', 'a script’s answer before it', 'X-Powered-By: PHP/5.4\nContent-type: application/pdf\n\n\n%PDF-1.4\n1 0 obj'],
  [
    'pdf',
    'a longer printer’s job before it',
    '\x1bE\x1b%-12345X@PJL JOB NAME="cv"\r\n@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.4\n1 0 obj',
  ],
  ['pdf', 'a text that speaks of encryption', '%PDF-1.4\n1 0 obj\n(/Encrypt 9 0 R)'],
])('what begins as a PDF is %s: %s', (kind, _, text) => {
  expect(detectContent(Buffer.from(text, 'latin1')).kind).toBe(kind);
});

test('what an archive says of itself is read within bounds', () => {
  const stored = zipSync({ [CONTENT_TYPES]: [strToU8(types('word/document.xml', DOCX)), { level: 0 }] });
  const end = Buffer.from(stored).lastIndexOf('PK\x05\x06');
  // More parts than any archive has, in a ZIP64 directory.
  const lie = Buffer.alloc(56 + 20 + 22);
  lie.writeUInt32LE(0x06064b50, 0);
  lie.writeBigUInt64LE(2n ** 32n - 1n, 32);
  lie.writeUInt32LE(0x07064b50, 56);
  lie.writeUInt32LE(end, 56 + 8);
  lie.writeUInt32LE(0x06054b50, 76);
  lie.writeUInt16LE(0xffff, 76 + 8);
  const start = performance.now();
  expect(detectContent(Buffer.concat([stored.subarray(0, end), lie]))).toEqual({ kind: null, advice: 'damaged' });
  // Deeply nested, and with entities that expand to others.
  const deep = `${'<a>'.repeat(100_000)}`;
  const doctype = `<!DOCTYPE Types [<!ENTITY a "${'x'.repeat(1_000)}">]>`;
  expect(detectContent(docx({ [CONTENT_TYPES]: deep, '_rels/.rels': deep })).kind).toBeNull();
  expect(detectContent(docx({ [CONTENT_TYPES]: `${doctype}<Types>${'&a;'.repeat(10_000)}` })).kind).toBeNull();
  expect(performance.now() - start).toBeLessThan(5_000);
});

test.each([8_000_000, 32_000])('a part of %s bytes that unpack to a thousand times as many costs no time', (length) => {
  const zeros = deflateRawSync(Buffer.alloc(4_000_000));
  // Its middle repeats the same byte.
  const packed = Buffer.concat([zeros.subarray(0, 500), Buffer.alloc(length, zeros.subarray(500, 501))]);
  const part: [Uint8Array, { level: 0 }] = [packed, { level: 0 }];
  const bomb = Buffer.from(zipSync({ [CONTENT_TYPES]: part, '_rels/.rels': part, mimetype: part }));
  for (const name of [CONTENT_TYPES, '_rels/.rels', 'mimetype']) {
    // The directory, at the end, holds a part's compression method and length.
    const at = bomb.lastIndexOf(name);
    bomb.writeUInt16LE(8, at - 36);
    bomb.writeUInt32LE(100, at - 22);
  }
  const start = performance.now();
  expect(detectContent(bomb).kind).toBeNull();
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('what is known of a file is said beside the message of the specification, in the language of the answer', () => {
  const application = {
    full_name: 'Ada',
    email: 'ada@example.test',
    phone_number: '9876543210',
    position: 'Engineer',
    years_of_experience: '3',
    checkbox: true,
  };
  for (const language of ['en', 'de'] as const) {
    const rules = { phoneRule: 'indian', emailRule: 'simple', language } as const;
    const judged = judgeApplication(application, { size: 1, kind: null, advice: 'password' }, rules);
    expect(judged).toMatchObject({
      refusal: { status: 415, advice: { resume: RESUME_ADVICE.password[language] } },
    });
    const unknown = judgeApplication(application, { size: 1, kind: null, advice: null }, rules);
    expect(unknown.kind === 'refused' && 'advice' in unknown.refusal).toBe(false);
  }
});
