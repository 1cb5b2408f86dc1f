import { resolve } from 'node:path';

/** Undefined in Next's bundle, which is in another folder. */
const here: string | undefined = import.meta.dirname;

/** The folder of this workspace; Next is started in it. */
export const CMS_ROOT = here === undefined ? process.cwd() : resolve(here, '../..');

/** The folder of the whole project: relative paths in settings are resolved against it. */
export const PROJECT_ROOT = resolve(CMS_ROOT, '..');
