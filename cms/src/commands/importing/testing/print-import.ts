import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { isPostgres } from '#cms/storage/database/database-kind.ts';
import { exportContent } from '../../exporting/export-content.ts';
import { importFrom } from '../import-from.ts';

/*
 * Runs in its own process, on the PostgreSQL database of the environment: imports its own earlier export. Prints the
 * parts of the content that other processes are told to reload, as a line of JSON.
 */
const payload = await getPayload({ config });
if (!isPostgres(payload.db)) throw new Error('Only processes on PostgreSQL hear of each other.');
const folder = mkdtempSync(join(tmpdir(), 'tell-of-import-'));
await exportContent(payload, join(folder, 'content'));

const line = new payload.db.pg.Client(payload.db.poolOptions);
await line.connect();
const told: { readonly part?: unknown; readonly ids?: unknown }[] = [];
line.on('notification', (notification) => told.push(JSON.parse(notification.payload ?? '{}')));
await line.query('LISTEN content_written');
await importFrom(payload, { folder, sources: ['content'], overwrite: false, token: '' });
// Earlier notifications arrive before this answer.
await line.query('SELECT 1');
const parts = told.filter(({ ids }) => ids === undefined).map(({ part }) => part);
process.stdout.write(`${JSON.stringify([...new Set(parts)])}\n`);
process.exit(0);
