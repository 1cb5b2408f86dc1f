import process from 'node:process';
import { TOKEN_VARIABLE } from '../stacks/running-stacks.ts';
import { MAIN_STACK } from '../stacks/stacks.ts';
import { type CmsSession, session } from './cms.ts';

/** The session of the main stack's administrator, for tests without a page. */
export const admin: CmsSession = session(MAIN_STACK.siteUrl, process.env[TOKEN_VARIABLE] ?? '');
