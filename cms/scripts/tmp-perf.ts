import { getPayload } from 'payload';
import config from '../src/payload.config.ts';
import { contentSets } from '../src/wire/content-set.ts';
import { CONTENT_PARTS } from '../src/wire/parts.ts';
import { readPublished } from '../src/wire/read-published.ts';

const p = await getPayload({ config });
for (let round = 0; round < 4; round++) {
  const content: any = {};
  for (const part of CONTENT_PARTS) {
    const t = performance.now();
    content[part] = await readPublished(p, part);
    console.log(part, content[part].length, (performance.now() - t).toFixed(1));
  }
  for (let i = 0; i < 3; i++) {
    const t = performance.now();
    contentSets(content, '2026-11-21');
    console.log('map', (performance.now() - t).toFixed(1));
  }
}
process.exit(0);
