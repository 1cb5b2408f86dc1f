import { certificates } from '../../../content/certificates.ts';
import { clients } from '../../../content/clients.ts';
import type { Certificate, Client, Review } from '../../../content/content-types.ts';
import { reviews } from '../../../content/reviews.ts';
import { noon } from './dates.ts';
import { type Insert, inOrder } from './insert.ts';
import type { MediaIds } from './media.ts';

/** The documents of a collection by the name that the sample content refers to them by. */
export type Ids = ReadonlyMap<string, number | string>;

/** Makes the reviews; they are referred to by their key. */
export async function seedReviews(insert: Insert, media: MediaIds): Promise<Ids> {
  const ids = new Map<string, number | string>();
  const all: readonly [string, Review][] = Object.entries(reviews);
  for (const { item, _order } of inOrder(all)) {
    const [name, review] = item;
    const data = {
      _order,
      name: review.name,
      location_company: { ...review.location_company },
      review: { ...review.review },
      image: media(review.image),
      logo: review.logo ? media(review.logo) : null,
    };
    ids.set(name, await insert('reviews', data));
  }
  return ids;
}

/** Makes the client logos; they are referred to by their title. */
export async function seedClients(insert: Insert, media: MediaIds): Promise<Ids> {
  const ids = new Map<string, number | string>();
  const all: readonly Client[] = clients;
  for (const { item, _order } of inOrder(all)) {
    const { title, image, link } = item;
    ids.set(title, await insert('clients', { _order, title: { en: title, de: title }, image: media(image), link }));
  }
  return ids;
}

/** Makes the certificates; they are referred to by their English title. */
export async function seedCertificates(insert: Insert, media: MediaIds): Promise<Ids> {
  const ids = new Map<string, number | string>();
  const all: readonly Certificate[] = certificates;
  for (const { item, _order } of inOrder(all)) {
    const data = {
      _order,
      title: { ...item.title },
      description: { ...item.description },
      image: media(item.image),
      date: noon(item.date),
    };
    ids.set(item.title.en, await insert('certificates', data));
  }
  return ids;
}
