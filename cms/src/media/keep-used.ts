import { isLocalText, type LocalText } from '@kontorwerk/contract/languages';
import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest } from 'payload';
import { problem, readerLanguage } from '../admin/reader-language.ts';
import { picturePaths } from './picture-paths.ts';

/** The fields that hold a picture, wherever in a document they are. */
const PICTURE_FIELDS = ['image', 'logo', 'bg_image', 'com_image', 'tall', 'wide', 'teaser_image'];

/** Tells whether a document shows a picture: in a field of its own, in a section, or in a card of one. */
export function shows(document: unknown, picture: number | string): boolean {
  if (Array.isArray(document)) return document.some((part) => shows(part, picture));
  if (typeof document !== 'object' || document === null) return false;
  return Object.entries(document).some(
    ([field, value]) => (PICTURE_FIELDS.includes(field) && value === picture) || shows(value, picture),
  );
}

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

/** What a find asks for, as visitors see it and as it is drafted. */
function finds(req: PayloadRequest, collection: CollectionSlug) {
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts);
  const asked = { collection, depth: 0, pagination: false, overrideAccess: true } as const;
  return (hasDrafts ? [false, true] : [false]).map((draft) => ({
    ...asked,
    draft,
    req: { transactionID: req.transactionID },
  }));
}

/** The documents that hold a picture in a field of their own; a few of them. */
async function holders(req: PayloadRequest, picture: number | string): Promise<readonly object[]> {
  const found: object[] = [];
  for (const { config } of Object.values(req.payload.collections)) {
    for (const path of picturePaths(config.flattenedFields)) {
      for (const asked of finds(req, config.slug)) {
        const where = { [path]: { equals: picture } };
        const { docs } = await req.payload.find({ ...asked, where, limit: MOST_NAMED + 1 });
        found.push(...docs);
      }
    }
  }
  return found;
}

/** The pages that show a picture in one of their sections, which are looked through: there are a few dozen of them. */
async function pagesShowing(req: PayloadRequest, picture: number | string): Promise<readonly object[]> {
  const found: object[] = [];
  for (const asked of finds(req, 'pages')) {
    const { docs } = await req.payload.find({ ...asked, select: { title: true, sections: true }, limit: 0 });
    found.push(...docs.filter((page) => shows(page, picture)));
  }
  return found;
}

/** The globals that show a picture, as visitors see them or as they are drafted. */
async function globalsShowing(req: PayloadRequest, picture: number | string): Promise<readonly object[]> {
  const found: object[] = [];
  for (const { slug, label, flattenedFields } of req.payload.globals.config) {
    if (picturePaths(flattenedFields).length === 0) continue;
    for (const draft of [false, true]) {
      const asked = { slug, depth: 0, draft, overrideAccess: true, req: { transactionID: req.transactionID } };
      const global: unknown = await req.payload.findGlobal(asked);
      if (shows(global, picture)) found.push({ title: isLocalText(label) ? label[readerLanguage(req.i18n)] : slug });
    }
  }
  return found;
}

/** Refuses to delete a picture that something shows: it would go on being published without it. */
export const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const users = [...(await pagesShowing(req, id)), ...(await globalsShowing(req, id)), ...(await holders(req, id))];
  const titles = [...new Set(users.map((document) => nameOf({ ...document })))];
  if (titles.length === 0) return;
  const named = titles.slice(0, MOST_NAMED).join(', ') + (titles.length > MOST_NAMED ? ' …' : '');
  throw new APIError(problem(IN_USE, { req }).replace('{titles}', named), 409, null, true);
};
