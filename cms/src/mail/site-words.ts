import { SERVICE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import type { Payload } from 'payload';
import { readText } from '#cms/kit/stored-values.ts';

const TITLED = ['jobs', 'posts', 'projects'] as const;

/** Separates a topic from the link text on its page: “Shopware: Book a shop review”. */
const BETWEEN = ': ';

function toOneLine(text: string): string {
  return readText(text).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Adds the sought texts that are a whole text somewhere in a value. */
function collect(value: unknown, sought: ReadonlySet<string>, found: Set<string>): void {
  if (typeof value === 'string') {
    const text = value.length > 1_000 ? '' : toOneLine(value);
    if (sought.has(text)) found.add(text);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, sought, found);
  }
}

/**
 * Returns those of some texts that the published site itself uses: labels of services, titles, texts of pages and the
 * menu. A topic counts when all its parts do.
 */
export async function findSiteWords(
  payload: Payload,
  language: Language,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const partsOf = (text: string) => toOneLine(text).split(BETWEEN);
  const sought = new Set(texts.flatMap((text) => [toOneLine(text), ...partsOf(text)]).filter((text) => text !== ''));
  const found = new Set<string>();
  if (sought.size === 0) return found;
  for (const label of Object.values(SERVICE_LABELS)) for (const each of LANGUAGES) collect(label[each], sought, found);
  const read = { locale: language, depth: 0, overrideAccess: true } as const;
  const isPublished = { _status: { equals: 'published' } } as const;
  for (const collection of TITLED) {
    const where = { and: [isPublished, { title: { in: [...sought] } }] };
    const { docs } = await payload.find({ collection, where, select: { title: true }, limit: sought.size, ...read });
    for (const { title } of docs) collect(title, sought, found);
  }
  const { docs } = await payload.find({ collection: 'pages', where: isPublished, pagination: false, ...read });
  collect(docs, sought, found);
  collect(await payload.findGlobal({ slug: 'navigation', ...read }), sought, found);
  const isKnown = (text: string) => found.has(toOneLine(text)) || partsOf(text).every((part) => found.has(part));
  return new Set(texts.filter(isKnown));
}
