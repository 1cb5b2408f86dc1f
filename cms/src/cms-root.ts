import { resolve } from 'node:path';

/** Undefined in Next's bundle, whose files lie elsewhere. */
const here: string | undefined = import.meta.dirname;

/** The folder of this workspace; Next is started in it. */
export const CMS_ROOT = here === undefined ? process.cwd() : resolve(here, '..');
