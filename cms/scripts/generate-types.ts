import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../src/schema/payload.config.ts';

/* Writes `src/base/payload-types.ts` and the admin's import map from the current collections. */
const sanitized = await config;
await generateTypes(sanitized, { log: false });
await generateImportMap(sanitized, { log: false, force: true });
process.exit(0);
