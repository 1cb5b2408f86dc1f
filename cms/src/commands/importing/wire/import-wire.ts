import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { today } from '#cms/content/wire/open-jobs.ts';
import { readPublished } from '#cms/content/wire/published-content.ts';
import { clearSampleFacts } from '../agency-facts.ts';
import type { Source } from '../fetch-bounded.ts';
import { writeListPages } from '../list-pages.ts';
import { importPictures, pictureSource } from '../pictures/import-pictures.ts';
import { htmlConverter } from '../texts/html-converter.ts';
import { keepOrder } from '../writing/keep-order.ts';
import { writeGlobal } from '../writing/write-global.ts';
import { Writer, type WriterTools } from '../writing/writer.ts';
import { tellDifferences } from './differences.ts';
import { LinkMap } from './link-map.ts';
import { PicturePlan } from './picture-plan.ts';
import { readWire } from './read-wire.ts';
import { type FromWire, wireDocuments } from './wire-documents.ts';
import { wireIncoming } from './wire-incoming.ts';

async function writeGlobals(from: FromWire, scope: string, { ids }: Writer, tools: WriterTools): Promise<void> {
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
  const convert = await htmlConverter(payload.config);
  const day = today();
  const settings = await readPublished(payload, 'site-settings');
  const from = wireDocuments(wire, { tools: { findings, links, pictures, convert }, today: day, settings });
  tellDifferences(from, links, day, findings);
  const writer = new Writer(tools);
  await writer.expect(
    pictures.pictures.map((each) => ({ collection: 'media', id: each.id, source: pictureSource(each, scope) })),
  );
  await importPictures(pictures.pictures, (picture) => writer.write(picture), { source, scope, payload, findings });
  const documents = wireIncoming(from, scope);
  await writer.writeAll(documents);
  for (const [collection, all] of Map.groupBy(documents, (each) => each.collection))
    await keepOrder(collection, all, { ids: writer.ids, scope, tools });
  await writeListPages(writer, scope, tools);
  await writeGlobals(from, scope, writer, tools);
}
