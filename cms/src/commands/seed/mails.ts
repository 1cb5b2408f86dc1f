import type { Payload, PayloadRequest } from 'payload';
import { brand } from '../../../../content/brand.ts';

/** Sends the sample agency's recruiters notices of applications; all others go to the address of its settings. */
export async function seedMails(payload: Payload, req: PayloadRequest): Promise<void> {
  await payload.updateGlobal({
    slug: 'mails',
    data: { rules: [{ about: 'applications', addresses: brand.jobs_email, language: 'en' }] },
    locale: 'en',
    depth: 0,
    overrideAccess: true,
    req,
  });
}
