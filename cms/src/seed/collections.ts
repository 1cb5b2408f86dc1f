import type { LocalText } from '@kontorwerk/contract/languages';
import { certificates } from '../../../content/certificates.ts';
import { clients } from '../../../content/clients.ts';
import type { Fact, Job, Post, Project, Review } from '../../../content/content-types.ts';
import { type PersonName, people } from '../../../content/people.ts';
import { reviews } from '../../../content/reviews.ts';
import type { Ids, Insert, New } from './insert.ts';
import type { MediaIds } from './media.ts';
import { inOrder, noon, rowId, seoData, type ToRichText } from './stored-values.ts';

export type Tools = { readonly insert: Insert; readonly media: MediaIds; readonly richText: ToRichText };
type Listed = 'projects' | 'posts' | 'jobs' | 'reviews' | 'clients' | 'certificates';

/** Makes documents in their order; they are referred to by their name. */
async function insertAll<C extends Listed>(
  insert: Insert,
  collection: C,
  documents: readonly (readonly [name: string, data: New<C>])[],
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const { item, _order } of inOrder(documents)) {
    const [name, data] = item;
    ids.set(name, await insert(collection, { ...data, ...(collection === 'posts' ? {} : { _order }) }));
  }
  return ids;
}

function copy(text: LocalText): LocalText {
  return { ...text };
}

/** Makes the reviews; they are referred to by their key. */
export function seedReviews({ insert, media }: Tools): Promise<Ids> {
  const data = (review: Review): New<'reviews'> => ({
    name: review.name,
    location_company: copy(review.location_company),
    review: copy(review.review),
    image: media(review.image),
    logo: review.logo ? media(review.logo) : null,
  });
  const all: readonly [string, Review][] = Object.entries(reviews);
  return insertAll(
    insert,
    'reviews',
    all.map(([name, review]) => [name, data(review)] as const),
  );
}

/** Makes the client logos; they are referred to by their title. */
export function seedClients({ insert, media }: Tools): Promise<Ids> {
  return insertAll(
    insert,
    'clients',
    clients.map(({ title, image, link }) => [title, { title: { en: title, de: title }, image: media(image), link }]),
  );
}

/** Makes the certificates; they are referred to by their English title. */
export function seedCertificates({ insert, media }: Tools): Promise<Ids> {
  return insertAll(
    insert,
    'certificates',
    certificates.map(({ title, description, image, date }) => [
      title.en,
      { title: copy(title), description: copy(description), image: media(image), date: noon(date) },
    ]),
  );
}

function factRows(facts: readonly Fact[]) {
  return facts.map(({ term, value, note }) => ({
    id: rowId(),
    term: copy(term),
    value: copy(value),
    ...(note && { note: copy(note) }),
  }));
}

/** Makes the projects. */
export function seedProjects(
  projects: readonly Project[],
  { insert, media, richText, ofReviews }: Tools & { readonly ofReviews: Ids },
): Promise<Ids> {
  const data = (project: Project): New<'projects'> => ({
    title: copy(project.title),
    description: copy(project.description),
    pro_category: copy(project.pro_category),
    year: project.year,
    image: media(project.image),
    gallery: project.gallery.map(({ image, caption }) => ({
      id: rowId(),
      image: media(image),
      caption: copy(caption),
    })),
    facts: factRows(project.facts),
    link: project.link ?? null,
    ...(project.link_text && { link_text: copy(project.link_text) }),
    lead: copy(project.lead),
    body: richText(project.body),
    results_title: copy(project.results_title),
    results: factRows(project.results),
    review: project.review === undefined ? null : (ofReviews.get(project.review) ?? null),
    seo: seoData(project.seo),
  });
  return insertAll(
    insert,
    'projects',
    projects.map((project) => [project.name, data(project)]),
  );
}

function isPerson(name: string): name is PersonName {
  return Object.hasOwn(people, name);
}

function author(name: string) {
  return isPerson(name) ? { name: people[name].name, role: copy(people[name].role) } : { name };
}

/** Makes the posts. */
export function seedPosts(posts: readonly Post[], { insert, media, richText }: Tools): Promise<Ids> {
  const data = (post: Post): New<'posts'> => ({
    post_type: post.post_type,
    title: copy(post.title),
    description: copy(post.description),
    category: copy(post.category),
    date: noon(post.date),
    author: author(post.author),
    image: media(post.image),
    body: richText(post.body),
    seo: seoData(post.seo),
  });
  return insertAll(
    insert,
    'posts',
    posts.map((post) => [post.name, data(post)]),
  );
}

/** Makes the open positions. */
export function seedJobs(jobs: readonly Job[], { insert, richText }: Tools): Promise<Ids> {
  const data = (job: Job): New<'jobs'> => ({
    title: copy(job.title),
    description: copy(job.description),
    detail_desc: copy(job.detail_desc),
    offices: [...job.offices],
    job_type: copy(job.job_type),
    houres: copy(job.houres),
    category: copy(job.category),
    starts: noon(job.starts),
    valid_through: noon(job.valid_through),
    salary: { ...job.salary },
    body: richText(job.body),
    seo: seoData(job.seo),
  });
  return insertAll(
    insert,
    'jobs',
    jobs.map((job) => [job.name, data(job)]),
  );
}
