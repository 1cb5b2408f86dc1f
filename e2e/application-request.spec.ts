import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { applicationForm, fillApplication, newVisitor, submit } from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { nextRequest } from './support/pages/sent-request.ts';
import { emailFor } from './support/scripted-backend/answers.ts';
import { FOREIGN_STACK } from './support/stacks/stacks.ts';

test.use({ baseURL: FOREIGN_STACK.siteUrl });

test('§3 §6 §7 an application sends its fields, the resume as data URL, as JSON with the secure header and credentials', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'visit', value: 'second', url: FOREIGN_STACK.siteUrl }]);
  const visitor = { ...newVisitor(), email: emailFor('success') };
  await page.goto('/de/career-form');
  await hydrated(page);
  const form = applicationForm(page);
  await fillApplication(form, visitor);
  const sending = nextRequest(page, APPLICATION_PATH);
  await submit(form);
  const { method, headers, body } = await sending;
  expect(method).toBe('POST');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-bc-secure': 'kontorwerk-public',
    'accept-language': 'de',
    cookie: expect.stringContaining('visit=second'),
  });
  expect(body).toEqual({
    full_name: `${visitor.firstName} ${visitor.lastName}`,
    email: visitor.email,
    phone_number: visitor.phone,
    position: 'Engineer',
    years_of_experience: '7',
    checkbox: true,
    resume: `data:application/pdf;base64,${tinyPdf().toString('base64')}`,
    resume_name: visitor.resumeName,
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect(form).toHaveCount(0);
});
