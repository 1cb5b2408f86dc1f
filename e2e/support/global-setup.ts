import process from 'node:process';
import { signIn } from './cms.ts';
import { ADMINISTRATOR, MAIN_STACK } from './stacks.ts';

/** Where the workers find the administrator's token. */
export const TOKEN_VARIABLE = 'E2E_ADMINISTRATOR_TOKEN';

/**
 * Signs the administrator in, once for all workers: of several sign-ins of one account at the same moment,
 * Payload remembers the last only.
 */
export default async function setUp(): Promise<void> {
  process.env[TOKEN_VARIABLE] = (await signIn(MAIN_STACK.siteUrl, ADMINISTRATOR)).token;
}
