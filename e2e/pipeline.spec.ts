import { FILLED_APPLICATION } from '@kontorwerk/contract/forms/testing/application-cases';
import { APPLICATION_PATH } from '@kontorwerk/contract/wire';
import { takenOver } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { signInAs } from './support/cms/cms.ts';
import { applicationFrom } from './support/cms/sent-to-us.ts';
import { tinyPdf } from './support/documents/pdf.ts';
import { newSender, postToBackend } from './support/pages/wire-post.ts';

test.use({ locale: 'de-DE' });

test('an application is dragged from one column to another, and sent on without a mouse', async ({
  page,
  admin,
  browseAs,
}) => {
  const email = `ada.${crypto.randomUUID()}@example.com`;
  const resume = `data:application/pdf;base64,${tinyPdf().toString('base64')}`;
  const application = { ...FILLED_APPLICATION, full_name: `Ada ${email}`, email, resume };
  expect((await postToBackend(APPLICATION_PATH, application, 'en', newSender())).status).toBe(200);
  const recruiter = await signInAs(admin, 'recruiter');
  await browseAs(recruiter);
  await page.goto('/admin/pipeline');
  // Before hydration, the navigation may open and move the cards, and drags have no effect.
  await page.locator('.template-default--nav-hydrated').waitFor();
  await takenOver(page);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
  const card = (name: string) => column(name).getByRole('listitem').filter({ hasText: email });
  const state = async () => (await applicationFrom(recruiter, email)).status;
  // Dropped on the heading: the column is as long as the longest one, and its middle out of view.
  // Dragged by its name: the state's select may be in the card's middle, and would open instead.
  await card('Eingegangen').dragTo(column('Gespräch').getByRole('heading'), { sourcePosition: { x: 24, y: 16 } });
  await expect.poll(state).toBe('interview');
  await card('Gespräch').getByRole('button', { name: 'Angebot' }).press('Enter');
  await expect.poll(state).toBe('offer');
  await expect(card('Angebot')).toBeVisible();
});
