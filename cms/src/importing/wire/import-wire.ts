import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { isLocalText } from '@kontorwerk/contract/languages';
import { today } from '../../wire/open-jobs.ts';
import { readPublished } from '../../wire/published.ts';
import { clearSampleFacts } from '../agency-facts.ts';
import type { Source } from '../fetch-bounded.ts';
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

/** A text that is the same in both languages wherever it stands wasn't translated: what is missing is to show. */
function isTranslated(value: unknown): boolean {
  if (isLocalText(value)) return value.en !== value.de;
  if (Array.isArray(value)) return value.some(isTranslated);
  return isRecord(value) && Object.values(value).some(isTranslated);
}

function withoutCopies(value: unknown): unknown {
  if (isLocalText(value)) return { en: value.en };
  if (Array.isArray(value)) return value.map(withoutCopies);
  if (!isRecord(value) || 'root' in value) return value;
  const isText = 'en' in value && 'de' in value && isRecord(value.en);
  if (isText) return { en: value.en };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutCopies(part)]));
}

/** A document without what the backend sent in German although nobody had written it. */
function asWritten(data: Untrusted): Untrusted {
  const plain = isTranslated(data) ? data : withoutCopies(data);
  return isRecord(plain) ? plain : data;
}

async function writeGlobals(from: FromWire, scope: string, { ids }: Writer, tools: WriterTools): Promise<void> {
  for (const slug of from.globals) {
    const fields = tools.payload.globals.config.find((each) => each.slug === slug)?.flattenedFields ?? [];
    const { id: _, ...data }: Untrusted = { ...from.documents[slug] };
    await writeGlobal(slug, { data: ids.resolved(fields, data).data, source: `${scope} ${slug}` }, tools);
  }
}

/** Imports what a backend of the contract says, with its pictures. */
export async function importWire(source: Source, tools: WriterTools): Promise<void> {
  const { payload, findings } = tools;
  const scope = new URL(source.address).origin;
  const wire = await readWire(source, findings);
  await clearSampleFacts(tools);
  const links = new LinkMap(source.address, findings);
  const pictures = new PicturePlan(source.address);
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
  const documents = wireIncoming(from, scope).map((each) => ({ ...each, data: asWritten(each.data) }));
  await writer.writeAll(documents);
  for (const [collection, all] of Map.groupBy(documents, (each) => each.collection))
    await keepOrder(collection, all, { ids: writer.ids, scope, tools });
  await writeGlobals(from, scope, writer, tools);
}
