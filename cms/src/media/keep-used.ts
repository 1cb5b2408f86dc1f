import type { LocalText } from '@kontorwerk/contract/languages';
import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { problem } from '../admin/reader-language.ts';

/** The fields that hold a picture, wherever in a document they are. */
const PICTURE_FIELDS = ['image', 'logo', 'bg_image', 'com_image', 'tall', 'wide'];

/** Tells whether a document shows a picture: in a field of its own, in a section, or in a card of one. */
export function shows(document: unknown, picture: number | string): boolean {
  if (Array.isArray(document)) return document.some((part) => shows(part, picture));
  if (typeof document !== 'object' || document === null) return false;
  return Object.entries(document).some(
    ([field, value]) => (PICTURE_FIELDS.includes(field) && value === picture) || shows(value, picture),
  );
}

/** Where pictures are used. */
const USERS = ['pages', 'projects', 'posts', 'reviews', 'clients', 'certificates', 'media'] as const;

/** How many users are named: enough to begin with. */
const MOST_NAMED = 3;

const IN_USE: LocalText = {
  en: 'This picture is still in use: {titles}. Choose another one there first.',
  de: 'Dieses Bild wird noch verwendet: {titles}. Bitte wählen Sie dort zuerst ein anderes.',
};

function nameOf(document: Readonly<Record<string, unknown>>): string {
  const { title, name, filename, id } = document;
  return [title, name, filename, id].find((text) => typeof text === 'string' && text !== '')?.toString() ?? String(id);
}

/** Refuses to delete a picture that something shows: it would go on being published without it. */
export const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const names: string[] = [];
  for (const collection of USERS) {
    for (const draft of [false, true]) {
      const found: { readonly docs: readonly object[] } = await req.payload.find({
        collection,
        draft,
        depth: 0,
        pagination: false,
        limit: 0,
        overrideAccess: true,
        req: { transactionID: req.transactionID },
      });
      names.push(...found.docs.filter((document) => shows(document, id)).map((document) => nameOf({ ...document })));
    }
  }
  const titles = [...new Set(names)];
  if (titles.length === 0) return;
  const named = titles.slice(0, MOST_NAMED).join(', ') + (titles.length > MOST_NAMED ? ' …' : '');
  throw new APIError(problem(IN_USE, { req }).replace('{titles}', named), 409, null, true);
};
