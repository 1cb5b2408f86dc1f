/** Those who work with the main stack, signed in; for tests without a page. */
import process from 'node:process';
import { type CmsSession, session, signInAs } from './cms.ts';
import { TOKEN_VARIABLE } from './running-stacks.ts';
import { MAIN_STACK } from './stacks.ts';

/** The administrator. */
export const admin: CmsSession = session(MAIN_STACK.siteUrl, process.env[TOKEN_VARIABLE] ?? '');

/** Reads contact messages. */
export const sales: CmsSession = await signInAs(admin, 'sales');
/** Reads applications. */
export const recruiter: CmsSession = await signInAs(admin, 'recruiter');
