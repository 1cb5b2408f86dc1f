import { applicationAnswerSchema } from '@kontorwerk/contract/forms/application-submission';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { applicationForm, fillApplication, newVisitor, submit, type Visitor } from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { type CmsSession, successOf } from './support/cms/cms.ts';
import { applicationFrom } from './support/cms/sent-to-us.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { MAIN_STACK } from './support/stacks/stacks.ts';

const file = v.object({ url: v.pipe(v.string(), v.nonEmpty()), filename: v.string(), original_name: v.string() });

/** Reads an application as its recruiter; returns its resume's record. */
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

test('§4 §7 an application from a job reaches the recruiter, its resume nobody else', async ({
  page,
  recruiter,
  sales,
}) => {
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
  const confirmation = `${data.desc} ${visitor.firstName} ${visitor.lastName}`;
  await expect(page.getByText(confirmation, { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);

  const resume = await received(recruiter, visitor);
  expect(resume.original_name).toBe(visitor.resumeName);
  const { pathname } = new URL(resume.url, MAIN_STACK.siteUrl);
  const download = await recruiter.get(pathname);
  expect(download.status).toBe(200);
  const name = `${visitor.firstName} ${visitor.lastName} - ${visitor.resumeName}`;
  expect(download.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
  expect(Buffer.from(await download.arrayBuffer()).equals(tinyPdf())).toBe(true);
  expect([401, 403, 404]).toContain((await fetch(`${MAIN_STACK.siteUrl}${pathname}`)).status);
  expect((await fetch(`${MAIN_STACK.siteUrl}/uploads/${resume.filename}`)).status).toBe(404);
  expect([401, 403, 404]).toContain((await sales.get(pathname)).status);
});

test('§4 §7 an application is confirmed in German too, in the place of the form', async ({ page, recruiter }) => {
  const visitor = newVisitor();
  await page.goto('/de/career-form');
  await hydrated(page);
  const form = applicationForm(page);
  await fillApplication(form, visitor);
  await submit(form);
  const thanks = 'Ihre Bewerbung ist angekommen, und wir melden uns bald. Vielen Dank,';
  await expect(page.getByText(`${thanks} ${visitor.firstName} ${visitor.lastName}`, { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(await received(recruiter, visitor)).toMatchObject({ original_name: visitor.resumeName });
});
