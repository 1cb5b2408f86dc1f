import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newVisitor, type Visitor } from '../support/browser/forms.ts';
import { successOf } from '../support/cms/cms.ts';
import { applicationFrom } from '../support/cms/sent-to-us.ts';
import { recruiter } from '../support/cms/staff.ts';
import { tinyDocx, tinyPptx } from '../support/documents/office.ts';
import { tinyDoc, tinyPpt, tinyXls } from '../support/documents/old-office.ts';
import { tinyPdf } from '../support/documents/pdf.ts';
import { zipOf } from '../support/documents/zip.ts';
import { newSender, postToBackend } from '../support/pages/wire-post.ts';

const KINDS = [
  { kind: 'pdf', bytes: tinyPdf(), type: 'application/pdf' },
  { kind: 'doc', bytes: tinyDoc(), type: 'application/msword' },
  {
    kind: 'docx',
    bytes: tinyDocx(),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  { kind: 'ppt', bytes: tinyPpt(), type: 'application/vnd.ms-powerpoint' },
  {
    kind: 'pptx',
    bytes: tinyPptx(),
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
];

const OTHERS = {
  'a ZIP archive': zipOf({ 'letter.txt': 'Dear all' }),
  'an Excel sheet': tinyXls(),
  'a web page': Buffer.from('<!doctype html><title>CV</title><script>alert(1)</script>'),
  'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  'a text': Buffer.from('My life so far'),
};

function application(visitor: Visitor, resume: Buffer, name: string) {
  return {
    full_name: visitor.firstName,
    email: visitor.email,
    phone_number: visitor.phone,
    position: 'Engineer',
    years_of_experience: '3',
    checkbox: true,
    resume: `data:application/pdf;base64,${resume.toString('base64')}`,
    resume_name: name,
  };
}

const stored = v.object({ mimeType: v.string(), filename: v.string(), original_name: v.string() });

for (const { kind, bytes, type } of KINDS) {
  // The file name claims another type, to show that it makes no difference.
  test(`§5 the server takes a ${kind} as resume and keeps it as what it is`, async () => {
    const visitor = newVisitor();
    const body = application(visitor, bytes, 'cv.pdf');
    const answer = await postToBackend(APPLICATION_PATH, body, 'en', newSender());
    expect(answer.status).toBe(200);
    const { resume } = await applicationFrom(recruiter, visitor.email);
    const record = v.parse(stored, await successOf(await recruiter.get(`/api/resumes/${resume}`)));
    expect(record.mimeType).toBe(type);
    expect(record.filename.endsWith(`.${kind}`), record.filename).toBe(true);
    expect(record.original_name).toBe('cv.pdf');
  });
}

for (const language of LANGUAGES) {
  test(`§5 the server refuses as resume what is none by its content, whatever its name says, in ${language}`, async () => {
    const sender = newSender();
    for (const [what, bytes] of Object.entries(OTHERS)) {
      for (const name of ['cv.pdf', 'cv.docx']) {
        const body = application(newVisitor(), bytes, name);
        const answer = await postToBackend(APPLICATION_PATH, body, language, sender);
        expect(answer.status, what).toBe(415);
        const message = APPLICATION_MESSAGES.resume_type[language];
        expect(await answer.json(), what).toMatchObject({
          message,
          data: { status: 415, params: { resume: message } },
        });
      }
    }
  });
}
