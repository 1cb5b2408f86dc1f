import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APPLICATION_MESSAGES } from '@kontorwerk/contract/forms/application-messages';
import { CONTACT_MESSAGES } from '@kontorwerk/contract/forms/contact-messages';
import {
  applicationForm,
  field,
  fillApplication,
  fillFullContact,
  fullContactForm,
  newVisitor,
  submit,
} from './support/browser/forms.ts';
import { hydrated } from './support/browser/hydration.ts';
import { expect, test } from './support/browser/test.ts';
import { inLanguage } from './support/pages/routes.ts';
import { startScriptedBackend } from './support/scripted-backend/server.ts';
import { type Launched, launch } from './support/stacks/launch.ts';
import { LOST_STACK } from './support/stacks/stacks.ts';
import { answers, until } from './support/until.ts';

/** How long the site may take to start, in milliseconds. */
const START_MS = 60_000;

// All tests share one site.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: LOST_STACK.siteUrl });

let site: Launched;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-lost-'));
  const backend = await startScriptedBackend(LOST_STACK.cmsPort);
  site = launch('site', LOST_STACK, dataDir, { backendUrl: LOST_STACK.cmsUrl, settings: { SPOOL_MAX_FILES: '0' } });
  await until('the site has its content', () => answers(`${LOST_STACK.siteUrl}/readyz`), START_MS);
  backend.close();
  backend.closeAllConnections();
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('§8 what neither the CMS nor the spool takes is kept in the form, with the specified words', async ({
  page,
  problems,
}) => {
  const language = 'de';
  problems.allow(/^console: /);
  const visitor = newVisitor();
  await page.goto(inLanguage('/contactus/contactform', language));
  await hydrated(page);
  const contact = fullContactForm(page);
  await fillFullContact(contact, visitor);
  await submit(contact);
  await expect(contact.getByRole('alert')).toHaveText(CONTACT_MESSAGES.send_failed[language]);
  await expect(field(contact, 'message')).toHaveValue(visitor.message);
  await page.goto(inLanguage('/career-form', language));
  await hydrated(page);
  const application = applicationForm(page);
  await fillApplication(application, visitor);
  await submit(application);
  await expect(application.getByRole('alert')).toHaveText(APPLICATION_MESSAGES.network_failed[language]);
  await expect(application.getByText(visitor.resumeName, { exact: true })).toBeVisible();
});
