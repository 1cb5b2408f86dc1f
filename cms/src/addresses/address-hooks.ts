import { isDeepStrictEqual } from 'node:util';
import type { LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { isLinkedCollection, referenceTo } from '#cms/kit/links/reference.ts';
import { isSitePage, PART_OF_SITE } from '#cms/kit/links/site-pages.ts';
import { lockAddresses } from './address-lock.ts';
import { readDescendants } from './descendants.ts';
import { type AddressedDocument, type Addresses, readAddresses, readPublishedPlace } from './published-addresses.ts';
import { type Move, removeRedirects, writeRedirects } from './rename-redirects.ts';

const HAS_PAGES_BELOW: LocalText = {
  en: 'Other pages are published below this address: {titles}. Please move or unpublish them first.',
  de: 'Unter der Adresse dieser Seite sind weitere veröffentlicht: {titles}. Bitte verschieben Sie diese zuerst, oder nehmen Sie sie aus der Veröffentlichung.',
};

/** A document's place before a request changed it. */
type PriorAddress = { readonly place: AddressedDocument; readonly addresses: Addresses };

declare module 'payload' {
  interface RequestContext {
    /**
     * Stored in the request's context: while a version is restored, Payload replaces the request between the two hooks,
     * but carries its context over.
     */
    addressesBefore?: ReadonlyMap<string, PriorAddress>;
  }
}

function refuse(text: LocalText, req: PayloadRequest, titles = ''): never {
  throw new APIError(problem(text, { req }).replace('{titles}', titles), 409, null, true);
}

/** Refuses to remove a page that the site or pages below it need. */
async function refuseRemoval(req: PayloadRequest, page: AddressedDocument): Promise<void> {
  if (isSitePage(page)) refuse(PART_OF_SITE, req);
  const below = await readDescendants(req, page.id);
  if (below.length > 0) refuse(HAS_PAGES_BELOW, req, below.map(({ name }) => name).join(', '));
}

/** Notes a document's published addresses before it changes. */
export const recordAddresses: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { slug } = collection;
  if (operation === 'update' && isLinkedCollection(slug)) {
    const place = await readPublishedPlace(req, slug, Number(originalDoc.id));
    const notes = new Map(req.context.addressesBefore);
    if (place) notes.set(referenceTo(slug, place.id), { place, addresses: await readAddresses(req, slug, place) });
    req.context.addressesBefore = notes;
  }
  return data;
};

/**
 * Writes redirects from old addresses after a change, and removes one that has become the document's own address. Pages
 * that the site needs stay published.
 */
export const redirectOldAddresses: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { slug } = collection;
  if (!isLinkedCollection(slug)) return;
  const id = Number(doc.id);
  const was = req.context.addressesBefore?.get(referenceTo(slug, id));
  const place = await readPublishedPlace(req, slug, id);
  if (place === null) {
    if (was && slug === 'pages') await refuseRemoval(req, was.place);
    return;
  }
  const addresses = await readAddresses(req, slug, place);
  const moves: Move[] = [{ reference: referenceTo(slug, id), was: was?.addresses ?? null, is: addresses }];
  if (slug === 'pages' && was && !isDeepStrictEqual(was.addresses, addresses)) {
    for (const below of await readDescendants(req, id))
      moves.push({ reference: referenceTo(slug, below.id), ...below.moved(was.addresses, addresses) });
  }
  await writeRedirects(req, moves);
};

/** Refuses to delete a page that is needed. */
export const refuseNeededPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Without the lock a page below could be published meanwhile.
  await lockAddresses(req);
  const page = await readPublishedPlace(req, 'pages', Number(id));
  if (page) await refuseRemoval(req, page);
};

/** Removes the redirects to a deleted document. */
export const removeRedirectsToDeleted: CollectionAfterDeleteHook = async ({ collection: { slug }, id, req }) => {
  if (isLinkedCollection(slug)) await removeRedirects(req, referenceTo(slug, Number(id)));
};
