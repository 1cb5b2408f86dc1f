import { type CmsDocument, type CmsSession, find, signInAs } from './cms.ts';
import { test as base, expect } from './test.ts';

type WorkerFixtures = { readonly sales: CmsSession; readonly recruiter: CmsSession };

/** The test with those who work with what visitors send. */
export const test = base.extend<object, WorkerFixtures>({
  sales: [({ admin }, use) => signInAs(admin, 'sales').then(use), { scope: 'worker' }],
  recruiter: [({ admin }, use) => signInAs(admin, 'recruiter').then(use), { scope: 'worker' }],
});

async function only(as: CmsSession, collection: string, email: string): Promise<CmsDocument> {
  const [found, ...others] = await find(as, collection, { email });
  if (!found || others.length > 0) throw new Error(`There is not one of ${collection} from ${email}.`);
  return found;
}

/** The one contact message that came from an e-mail address. */
export const messageFrom = (as: CmsSession, email: string) => only(as, 'contact-messages', email);
/** The one application that came from an e-mail address. */
export const applicationFrom = (as: CmsSession, email: string) => only(as, 'applications', email);

export { expect };
