import { createLocalReq, getPayload } from 'payload';
import config from '#cms/schema/payload.config.ts';
import { forgetRows, recallRows, rememberRows } from '../removed-row-store.ts';

/*
 * Runs in a separate process on a separate database: removes rows from a page on one day, and recalls them on others.
 * Prints the recalled rows as a line of JSON for each day.
 */
const payload = await getPayload({ config });
const req = await createLocalReq({}, payload);
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const banner = { id: 'b', blockType: 'Banner', main_title: { en: 'Shops', de: 'Läden' } };

await rememberRows(req, 'pages/1', new Map([['b', { ...banner, main_title: { de: 'Vorher' } }]]), at(1));
await rememberRows(req, 'pages/1', new Map([['b', banner]]), at(2));
const tell = (told: unknown) => process.stdout.write(`${JSON.stringify(told)}\n`);
for (const day of [2, 3, 4]) tell([...(await recallRows(req, 'pages/1', ['b', 'c'], at(day)))]);
tell([...(await recallRows(req, 'pages/2', ['b'], at(2)))]);
tell([await forgetRows(payload, at(2)), await forgetRows(payload, at(3)), await forgetRows(payload, at(4))]);
process.exit(0);
