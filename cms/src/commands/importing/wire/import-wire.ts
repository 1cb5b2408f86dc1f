import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { today } from '#cms/content/wire/open-jobs.ts';
import { readPublished } from '#cms/content/wire/published-content.ts';
import { clearSampleFacts } from '../agency-facts.ts';
import type { Source } from '../bounded-fetch.ts';
import { writeListPages } from '../list-pages.ts';
import { importPictures, makePictureSource } from '../pictures/import-pictures.ts';
import { makeHtmlConverter } from '../texts/html-converter.ts';
import { applyOrder } from '../writing/source-order.ts';
import { writeGlobal } from '../writing/write-global.ts';
import { Writer, type WriterTools } from '../writing/writer.ts';
import { reportDifferences } from './differences.ts';
import { listIncoming } from './incoming-items.ts';
import { LinkMap } from './link-map.ts';
import { PicturePlan } from './picture-plan.ts';
import { readWire } from './read-wire.ts';
import { type ConvertedWire, convertWire } from './wire-documents.ts';

async function writeGlobals(from: ConvertedWire, scope: string, { ids }: Writer, tools: WriterTools): Promise<void> {
  for (const slug of from.globals) {
    const fields = tools.payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
    const { id: _, ...data }: Untrusted = { ...from.documents[slug] };
    await writeGlobal(slug, { data: ids.resolved(fields, data).data, source: `${scope} ${slug}` }, tools);
  }
}

/** Imports a backend of the contract, with its pictures. */
export async function importWire(source: Source, tools: WriterTools): Promise<void> {
  const { payload, findings } = tools;
  const scope = new URL(source.address).origin;
  const wire = await readWire(source, findings);
  await clearSampleFacts(tools);
  const links = new LinkMap(source.address, findings, source.oldHosts);
  const pictures = new PicturePlan(source.address, { last: 0 }, source.oldHosts);
  const convert = await makeHtmlConverter(payload.config);
  const day = today();
  const settings = await readPublished(payload, 'site-settings');
  const from = convertWire(wire, { tools: { findings, links, pictures, convert }, today: day, settings });
  reportDifferences(from, links, day, findings);
  const writer = new Writer(tools);
  await writer.expect(
    pictures.pictures.map((each) => ({ collection: 'media', id: each.id, source: makePictureSource(each, scope) })),
  );
  await importPictures(pictures.pictures, (picture) => writer.write(picture), { source, scope, payload, findings });
  const documents = listIncoming(from, scope);
  await writer.writeAll(documents);
  for (const [collection, all] of Map.groupBy(documents, (each) => each.collection))
    await applyOrder(collection, all, { ids: writer.ids, scope, tools });
  await writeListPages(writer, scope, tools);
  await writeGlobals(from, scope, writer, tools);
}
