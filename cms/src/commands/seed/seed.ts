import type { Payload, PayloadRequest } from 'payload';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { seedCertificates, seedClients, seedJobs, seedPosts, seedProjects, seedReviews } from './collections.ts';
import { seedMails, seedNavigation, seedSiteSettings, seedWords } from './globals.ts';
import { makeInserter } from './insert.ts';
import { seedMedia } from './media.ts';
import { seedPages } from './pages.ts';
import { loadContent } from './sample-content.ts';
import { NO_FACTS, SAMPLE_FACTS } from './sample-facts.ts';
import { makeMarkdownConverter } from './stored-values.ts';

/**
 * Whether the database was seeded before, by its settings: they are written with everything else in one transaction,
 * and can't be deleted; an owner may delete all pages.
 */
export async function isSeeded(payload: Payload): Promise<boolean> {
  const settings: unknown = await payload.db.findGlobal({ slug: 'site-settings' });
  return typeof settings === 'object' && settings !== null && 'id' in settings;
}

async function writeContent(payload: Payload, req: PayloadRequest): Promise<string> {
  const insert = makeInserter(payload, req);
  const [content, richText] = await Promise.all([loadContent(), makeMarkdownConverter(payload)]);
  const tools = { insert, media: await seedMedia(insert), richText };
  const reviews = await seedReviews(tools);
  const picks = {
    reviews,
    clients: await seedClients(tools),
    certificates: await seedCertificates(tools),
    projects: await seedProjects(content.projects, { ...tools, ofReviews: reviews }),
    posts: await seedPosts(content.posts, tools),
    jobs: await seedJobs(content.jobs, tools),
  };
  await seedPages(content.pages, { ...tools, picks });
  await seedSiteSettings(payload, req, SAMPLE_FACTS);
  await seedMails(payload, req);
  await seedNavigation(payload, req);
  await seedWords(payload, req);
  const { pages, projects, posts, jobs } = content;
  return `${pages.length} pages, ${projects.length} projects, ${posts.length} posts, ${jobs.length} jobs`;
}

/** Seeds the database with the published sample content in both languages, in one transaction. Returns a summary. */
export function seed(payload: Payload): Promise<string> {
  return runInTransaction(payload, (req) => writeContent(payload, req));
}

/** Seeds the database with the minimum of a site: settings without facts, menu, footer and words. */
export function seedBare(payload: Payload): Promise<void> {
  return runInTransaction(payload, async (req) => {
    await seedSiteSettings(payload, req, NO_FACTS);
    await seedNavigation(payload, req);
    await seedWords(payload, req);
  });
}
