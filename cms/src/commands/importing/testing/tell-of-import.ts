import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { isPostgres } from '#cms/storage/database/kinds.ts';
import { exportContent } from '../../exporting/export-content.ts';
import { importFrom } from '../import-from.ts';

/*
 * In a process of its own, on the PostgreSQL that the environment names: imports what it exported before. What other processes
 * are told by it is told as a line of JSON: the parts of the content that they are to read as a whole.
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
// What was sent before is told before this is answered.
await line.query('SELECT 1');
const parts = told.filter(({ ids }) => ids === undefined).map(({ part }) => part);
process.stdout.write(`${JSON.stringify([...new Set(parts)])}\n`);
process.exit(0);
