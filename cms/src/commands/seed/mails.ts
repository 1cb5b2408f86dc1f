import type { Payload, PayloadRequest } from 'payload';
import { brand } from '../../../../content/brand.ts';

/** Has the sample agency's recruiters told of applications; of everything else the address of its settings is told. */
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
