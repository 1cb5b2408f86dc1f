import process from 'node:process';
import { type CmsSession, session } from './cms.ts';
import { TOKEN_VARIABLE } from './running-stacks.ts';
import { MAIN_STACK } from './stacks.ts';

/** The administrator of the main stack, signed in; for tests without a page. */
export const admin: CmsSession = session(MAIN_STACK.siteUrl, process.env[TOKEN_VARIABLE] ?? '');
