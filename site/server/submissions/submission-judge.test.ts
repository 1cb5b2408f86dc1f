import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { judgeWholeApplication } from '@kontorwerk/contract/submissions/application-form';
import { createReadRefusal } from '@kontorwerk/contract/submissions/judgement';
import { createSubmissionReader, createTextReceiver } from '@kontorwerk/contract/submissions/submission-reader';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { createResumeThread } from './resume-thread.ts';
import { positionOfBody, streamBody } from './submission-file.ts';
import { findRefusal } from './submission-judge.ts';

const RULES = { phoneRule: 'indian', emailRule: 'simple', language: 'de' } as const;
const TYPES =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const DOCX = Buffer.from(
  zipSync({ 'word/document.xml': strToU8('<w:document/>'), '[Content_Types].xml': strToU8(TYPES) }),
);
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]);

const resumeOf = (bytes: Buffer | string, head = 'data:application/pdf;base64') =>
  `${head},${Buffer.from(bytes).toString('base64')}`;
const application = (resume: unknown, more: object = {}) =>
  JSON.stringify({ ...FILLED_APPLICATION, position: 'a "quote" and a \\', resume, ...more });
/** The same JSON with all optional escapes. */
const escaped = (json: string) =>
  json.replace('"resume"', '"re\\u0073ume"').replaceAll('/', '\\/').replace('JVB', '\\u004aVB');

const seeWith = createResumeThread({ warn: () => {} });
/** A copy is moved into the thread if the test still needs the file. */
const seeResume = (bytes: Buffer) => seeWith(Buffer.from(Uint8Array.from(bytes).buffer));

/** Returns the refusal of a whole body read at once, as the backend reads it. */
async function refusedAtOnce(body: Buffer) {
  const file = createTextReceiver();
  const reader = createSubmissionReader(file);
  reader.write(body);
  const read = reader.end();
  if (read.kind !== 'read') return createReadRefusal(read.kind, 'de');
  const whole = read.body.resume === '' ? { ...read.body, resume: file.text() } : read.body;
  const judged = await judgeWholeApplication(whole, RULES, seeResume);
  return judged.kind === 'refused' ? judged.refusal : null;
}

async function refused(body: Buffer) {
  const file = path.join(await createTemporaryFolder(), 'body');
  await writeFile(file, Buffer.concat([Buffer.alloc(positionOfBody(0)), body]));
  return findRefusal({ stream: () => streamBody(file), bytes: body.length }, APPLICATION_PATH, RULES, seeResume);
}

const PDF = `%PDF-1.7${'x'.repeat(200_000)}`;
const ACCEPTED: readonly (readonly [string, string])[] = [
  ['a PDF longer than what is read at a time', application(resumeOf(PDF))],
  ['a PDF whose text ends without padding', application(resumeOf('%PDF-1.70'))],
  [
    'an old document, told by a name at its end',
    application(resumeOf(Buffer.concat([OLE.subarray(0, 8), Buffer.alloc(90_000), OLE]))),
  ],
  ['a new document', application(resumeOf(DOCX))],
  [
    'a resume behind fields that look like one',
    `{"topic":"\\"resume\\":\\"","x":{"resume":"y"},${application(resumeOf(PDF)).slice(1)}`,
  ],
  ['escapes', escaped(application(resumeOf(PDF)))],
  ['white space and a byte order mark', `\ufeff ${JSON.stringify(JSON.parse(application(resumeOf(PDF))), null, 2)}\n`],
  ['line breaks in its base64', application(resumeOf(PDF).replace('JVBERi', 'JV\r\nBERi'))],
  [
    'a resume that is said twice, the second time well',
    application(resumeOf('MZ'))
      .replace('{', '{"resume":"data:,",')
      .replace(/,"resume":"data:application[^"]*"/, `,"resume":"x","resume":"${resumeOf(PDF)}"`),
  ],
];
const REFUSED: readonly (readonly [number, string, string])[] = [
  [415, 'a program', application(resumeOf('MZ'))],
  [
    415,
    'a resume that is said twice, the second time badly',
    application(resumeOf(PDF)).replace(/}$/, `,"resume":"${resumeOf('MZ')}"}`),
  ],
  [413, 'a resume of a byte too much', application(resumeOf(Buffer.alloc(10_485_761, PDF)))],
  [400, 'no resume', application('')],
  [400, 'a resume without an end of its head', application('data:application/pdf;base64')],
  [400, 'a resume of another coding', application(resumeOf(PDF, 'data:application/pdf'))],
  [400, 'a number in the place of the resume', application(1)],
  [400, 'a name too long', application(resumeOf(PDF), { full_name: 'x'.repeat(300_000) })],
  [413, 'texts above a megabyte', application(resumeOf(PDF), { x: 'x'.repeat(1_048_577) })],
  [400, 'more values than a form has', application(resumeOf(PDF), { x: Array(1_000).fill(0) })],
  [400, 'a list', `["resume","${resumeOf(PDF)}"]`],
  [400, 'half of it', application(resumeOf(PDF)).slice(0, 100_000)],
  [400, 'a line break in a text', application(resumeOf(PDF)).replace('JVBERi', 'JV\nBERi')],
  [400, 'an unknown escape', application(resumeOf(PDF)).replace('JVBERi', 'JV\\xBERi')],
  [400, 'a key without an end', '{"resume'],
  [400, 'nothing', ''],
];

test.each(ACCEPTED)('§5 %s is no reason to refuse an application, read piece by piece or at once', async (_, json) => {
  expect(await refusedAtOnce(Buffer.from(json))).toBeNull();
  expect(await refused(Buffer.from(json))).toBeNull();
});

test.each(REFUSED)('§5 %i is the answer to %s, read piece by piece or at once', async (status, _, json) => {
  const refusal = await refusedAtOnce(Buffer.from(json));
  expect(refusal?.status).toBe(status);
  expect(await refused(Buffer.from(json))).toEqual(refusal);
});

test('bytes that are no text are refused as the backend refuses them', async () => {
  const body = Buffer.concat([
    Buffer.from(application(resumeOf(PDF)).slice(0, -1)),
    Buffer.from([0xff]),
    Buffer.from('}'),
  ]);
  expect(await refused(body)).toEqual(await refusedAtOnce(body));
});
