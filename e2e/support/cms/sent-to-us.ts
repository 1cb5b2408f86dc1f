import { type CmsDocument, type CmsSession, find } from './cms.ts';

async function only(as: CmsSession, collection: string, email: string): Promise<CmsDocument> {
  const [found, ...others] = await find(as, collection, { email });
  if (!found || others.length > 0) throw new Error(`There is not one of ${collection} from ${email}.`);
  return found;
}

/** Returns the only contact message from an e-mail address. */
export const messageFrom = (as: CmsSession, email: string) => only(as, 'contact-messages', email);
/** Returns the only application from an e-mail address. */
export const applicationFrom = (as: CmsSession, email: string) => only(as, 'applications', email);
