import { findDocumentPath } from '@kontorwerk/contract/address/document-path';
import type { Card } from '@kontorwerk/contract/content/entry';
import { emptyCard } from '@kontorwerk/contract/content/read-entries';
import type { Certificate, Client, Review } from '#cms/base/payload-types.ts';
import { modifiedOf, readDay, readText, type Stored, textIn } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { imageOf } from './image.ts';
import type { ListedPost } from './listed-fields.ts';

/** Maps a certificate to a card (§2, certificate slider). */
export function certificateCard(doc: Stored<Certificate>, context: WireContext): Card {
  const { language } = context;
  return {
    ...emptyCard(),
    ...imageOf(doc.image, context),
    id: `certificate-${doc.id}`,
    title: textIn(language, doc.title),
    description: textIn(language, doc.description),
    date: readDay(doc.date),
  };
}

/** Maps a client's logo to a card (§2, client logo slider). */
export function clientCard(doc: Stored<Client>, context: WireContext): Card {
  return {
    ...emptyCard(),
    ...imageOf(doc.image, context),
    id: `client-${doc.id}`,
    title: textIn(context.language, doc.title),
    link: context.links.get(readText(doc.link)),
  };
}

/** Maps a review to a card (§3) with the client's wordmark. */
export function reviewCard(doc: Stored<Review>, context: WireContext): Card {
  const { language } = context;
  return {
    ...emptyCard(),
    ...imageOf(doc.image, context),
    id: `review-${doc.id}`,
    name: textIn(language, doc.name),
    location_company: textIn(language, doc.location_company),
    review: textIn(language, doc.review),
    logo: imageOf(doc.logo, context).image,
  };
}

/** Maps a post to a card; the author's role is in `location_company`. */
export function postCard(doc: ListedPost, context: WireContext): Card {
  const { language } = context;
  const title = textIn(language, doc.title);
  return {
    ...emptyCard(),
    ...imageOf(doc.image, context),
    id: `post-${doc.id}`,
    title,
    description: textIn(language, doc.description),
    link: findDocumentPath('posts', title) ?? '',
    category: textIn(language, doc.category),
    date: readDay(doc.date),
    name: textIn(language, doc.author?.name),
    location_company: textIn(language, doc.author?.role),
    ...modifiedOf(doc),
  };
}
