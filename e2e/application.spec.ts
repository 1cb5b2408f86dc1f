import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { applicationAnswerSchema } from '@kontorwerk/contract/forms/application-submission';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { type CmsSession, successOf } from './support/cms.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { applicationForm, field, fillApplication, newVisitor, submit, type Visitor } from './support/forms.ts';
import { hydrated } from './support/hydration.ts';
import { applicationFrom, expect, test } from './support/inbox.ts';
import { inLanguage } from './support/routes.ts';
import { MAIN_STACK } from './support/stacks.ts';

const file = v.object({ url: v.pipe(v.string(), v.nonEmpty()), filename: v.string(), original_name: v.string() });

/** Looks at an application as its recruiter does; resolves with its resume's record. */
async function received(recruiter: CmsSession, visitor: Visitor) {
  const application = await applicationFrom(recruiter, visitor.email);
  expect(application).toMatchObject({
    full_name: `${visitor.firstName} ${visitor.lastName}`,
    phone_number: visitor.phone,
    position: 'Engineer',
    years_of_experience: 7,
    checkbox: true,
    status: 'new',
    suspected_spam: false,
  });
  return v.parse(file, await successOf(await recruiter.get(`/api/resumes/${application.resume}`)));
}

test('an application from a job reaches the recruiter, its resume nobody else', async ({ page, recruiter, sales }) => {
  const visitor = newVisitor();
  await page.goto('/contactus/career');
  await page.locator('a[href^="/jobapply/"]').first().click();
  await page.waitForURL('/jobapply/*');
  await hydrated(page);
  const form = applicationForm(page);
  await fillApplication(form, visitor);
  const answering = page.waitForResponse((answer) => new URL(answer.url()).pathname === APPLICATION_PATH);
  await submit(form);
  const answer = await answering;
  expect(answer.status()).toBe(200);
  const { data } = v.parse(applicationAnswerSchema, await answer.json());
  await expect(page.getByText(data.desc).first()).toBeVisible();
  await expect(page.getByText(`${visitor.firstName} ${visitor.lastName}`).first()).toBeVisible();
  await expect(form).toHaveCount(0);

  const resume = await received(recruiter, visitor);
  expect(resume.original_name).toBe(visitor.resumeName);
  const { pathname } = new URL(resume.url, MAIN_STACK.siteUrl);
  const download = await recruiter.get(pathname);
  expect(download.status).toBe(200);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await download.arrayBuffer()).equals(tinyPdf())).toBe(true);
  expect([401, 403, 404]).toContain((await fetch(`${MAIN_STACK.siteUrl}${pathname}`)).status);
  expect((await fetch(`${MAIN_STACK.siteUrl}/uploads/${resume.filename}`)).status).toBe(404);
  expect([401, 403, 404]).toContain((await sales.get(pathname)).status);
});

test('applications are for recruiters only', async ({ recruiter, sales }) => {
  for (const collection of ['applications', 'resumes']) {
    expect((await sales.get(`/api/${collection}`)).status, collection).toBe(403);
    expect((await recruiter.get(`/api/${collection}`)).status, collection).toBe(200);
    expect((await recruiter.send('POST', `/api/${collection}`, { full_name: 'Forged' })).status, collection).toBe(403);
  }
});

for (const language of LANGUAGES) {
  test(`an incomplete application shows what is missing and is not sent, in ${language}`, async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await page.goto(inLanguage('/career-form', language));
    await hydrated(page);
    const form = applicationForm(page);
    const shows = (message: keyof typeof APPLICATION_MESSAGES) =>
      expect(page.getByText(APPLICATION_MESSAGES[message][language], { exact: true }).first()).toBeVisible();
    // The position is the browser's to ask for (§5).
    await field(form, 'position').fill('Engineer');
    await field(form, 'checkbox').uncheck();
    await submit(form);
    await shows('full_name_required');
    await shows('email_required');
    await shows('phone_required');
    await shows('resume_required');
    await shows('experience_invalid');
    await shows('terms_required');
    await shows('fields_invalid');

    await field(form, 'resume').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('cv') });
    await shows('resume_type');
    await field(form, 'phone_number').fill('6876543210');
    await submit(form);
    await shows('phone_invalid');
    expect(sent).toBe(0);
  });
}

test('a resume that is no document is refused whatever its name says', async () => {
  const visitor = newVisitor();
  const response = await fetch(`${MAIN_STACK.siteUrl}${APPLICATION_PATH}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'de' },
    body: JSON.stringify({
      full_name: visitor.firstName,
      email: visitor.email,
      phone_number: visitor.phone,
      position: 'Engineer',
      years_of_experience: '3',
      checkbox: true,
      resume: `data:application/pdf;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`,
      resume_name: 'cv.pdf',
    }),
  });
  expect(response.status).toBe(415);
  expect(await response.text()).toContain(APPLICATION_MESSAGES.resume_type.de);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an application arrives too', async ({ page, recruiter }) => {
    const visitor = newVisitor();
    await page.goto('/de/career-form');
    const form = applicationForm(page);
    await fillApplication(form, visitor);
    await submit(form);
    await expect(page.getByText(`${visitor.firstName} ${visitor.lastName}`).first()).toBeVisible();
    expect((await received(recruiter, visitor)).original_name).toBe(visitor.resumeName);
  });
});
