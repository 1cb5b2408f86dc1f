/** The sessions of the main stack's staff, for tests without a page. */
import { admin } from './administrator.ts';
import { type CmsSession, signInAs } from './cms.ts';

/** Writes the site's content. */
export const editor: CmsSession = await signInAs(admin, 'editor');
/** Reads contact messages. */
export const sales: CmsSession = await signInAs(admin, 'sales');
/** Reads applications. */
export const recruiter: CmsSession = await signInAs(admin, 'recruiter');
