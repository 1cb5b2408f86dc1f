import { noonOf } from '#cms/base/time-zones.ts';
import { certificates } from '../../../../content/certificates.ts';
import { clients } from '../../../../content/clients.ts';
import type { Certificate, Client, Job, Post, Project, Review } from '../../../../content/content-types.ts';
import { type PersonName, people } from '../../../../content/people.ts';
import { reviews } from '../../../../content/reviews.ts';
import type { Ids, Insert, New } from './insert.ts';
import type { MediaIds } from './media.ts';
import { addOrder, type ToRichText } from './stored-values.ts';

export type SeedTools = { readonly insert: Insert; readonly media: MediaIds; readonly richText: ToRichText };
type Listed = 'projects' | 'posts' | 'jobs' | 'reviews' | 'clients' | 'certificates';
/** A new document without fields unknown to its collection, which the compiler lets spreads add. */
type Exactly<C extends Listed, D> = D & { readonly [F in Exclude<keyof D, keyof New<C>>]: never };

/** Creates documents in the items' order; returns their ids by name. */
async function insertAll<C extends Listed, Item, D extends New<C>>(
  insert: Insert,
  collection: C,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  documentOf: (item: Item) => Exactly<C, D>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { item, _order } of addOrder(items)) {
    const data = { ...documentOf(item), ...(collection === 'posts' ? {} : { _order }) };
    ids.set(nameOf(item), await insert(collection, data));
  }
  return ids;
}

function getOwnName({ name }: { readonly name: string }): string {
  return name;
}

/** Creates the reviews; returns their ids by key. */
export function seedReviews({ insert, media }: SeedTools): Promise<Ids> {
  const all: readonly [string, Review][] = Object.entries(reviews);
  return insertAll(
    insert,
    'reviews',
    all,
    ([name]) => name,
    ([, { image, logo, ...review }]) => ({ ...review, image: media(image), logo: logo ? media(logo) : null }),
  );
}

/** Creates the client logos; returns their ids by title. */
export function seedClients({ insert, media }: SeedTools): Promise<Ids> {
  const document = ({ title, image, link }: Client) => ({ title: { en: title, de: title }, image: media(image), link });
  return insertAll(insert, 'clients', clients, ({ title }) => title, document);
}

/** Creates the certificates; returns their ids by English title. */
export function seedCertificates({ insert, media }: SeedTools): Promise<Ids> {
  const document = ({ image, date, ...texts }: Certificate) => ({ ...texts, image: media(image), date: noonOf(date) });
  return insertAll(insert, 'certificates', certificates, ({ title }) => title.en, document);
}

/** Creates the projects. */
export function seedProjects(
  projects: readonly Project[],
  { insert, media, richText, ofReviews }: SeedTools & { readonly ofReviews: Ids },
): Promise<Ids> {
  const document = ({ name: _, review = '', ...project }: Project) => ({
    ...project,
    image: media(project.image),
    gallery: project.gallery.map(({ image, caption }) => ({ image: media(image), caption })),
    body: richText(project.body),
    review: ofReviews.get(review) ?? null,
  });
  return insertAll(insert, 'projects', projects, getOwnName, document);
}

function isPerson(name: string): name is PersonName {
  return Object.hasOwn(people, name);
}

function getAuthor(name: string) {
  return isPerson(name) ? { name: people[name].name, role: people[name].role } : { name };
}

/** Creates the posts. */
export function seedPosts(posts: readonly Post[], { insert, media, richText }: SeedTools): Promise<Ids> {
  const document = ({ name: _, ...post }: Post) => ({
    ...post,
    date: noonOf(post.date),
    author: getAuthor(post.author),
    image: media(post.image),
    body: richText(post.body),
  });
  return insertAll(insert, 'posts', posts, getOwnName, document);
}

/** Creates the open positions. */
export function seedJobs(jobs: readonly Job[], { insert, media, richText }: SeedTools): Promise<Ids> {
  const document = ({ name: _, contact, ...job }: Job) => ({
    ...job,
    contact: { name: people[contact].name, role: people[contact].role, image: media(people[contact].image) },
    starts: job.starts === undefined ? null : noonOf(job.starts),
    valid_through: noonOf(job.valid_through),
    posted: new Date().toISOString(),
    body: richText(job.body),
  });
  return insertAll(insert, 'jobs', jobs, getOwnName, document);
}
