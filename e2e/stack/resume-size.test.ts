import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { newVisitor, type Visitor } from '../support/browser/forms.ts';
import { applicationFrom } from '../support/cms/sent-to-us.ts';
import { recruiter } from '../support/cms/staff.ts';
import { pdfOfSize } from '../support/documents/pdf.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';

const LARGEST = 10_485_760;

function post(visitor: Visitor, resume: Buffer, language: 'en' | 'de'): Promise<Response> {
  return fetch(`${MAIN_STACK.siteUrl}${APPLICATION_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({
      full_name: visitor.firstName,
      email: visitor.email,
      phone_number: visitor.phone,
      position: 'Engineer',
      years_of_experience: 3,
      checkbox: true,
      resume: `data:application/pdf;base64,${resume.toString('base64')}`,
      resume_name: visitor.resumeName,
    }),
  });
}

test('§5 §9 the server takes a resume of 10 MB to the byte', async () => {
  const visitor = newVisitor();
  expect((await post(visitor, pdfOfSize(LARGEST), 'en')).status).toBe(200);
  expect(await applicationFrom(recruiter, visitor.email)).toMatchObject({ full_name: visitor.firstName });
});

test('§5 §8 §9 the server answers a resume of one byte more with 413, in the language that is asked in', async () => {
  const answer = await post(newVisitor(), pdfOfSize(LARGEST + 1), 'de');
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    message: APPLICATION_MESSAGES.too_large.de,
    data: { status: 413 },
  });
});
