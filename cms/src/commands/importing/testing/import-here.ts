import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import { getPayload } from 'payload';
import { withRowIds } from '#cms/content/portable/row-ids.ts';
import { postCard } from '#cms/content/wire/cards.ts';
import { wireContext } from '#cms/content/wire/context.ts';
import { mapInOwnLanguage } from '#cms/content/wire/own-language.ts';
import { TEXTS } from '#cms/content/wire/page-texts.ts';
import { type PublishedContent, readPublished, readWhole } from '#cms/content/wire/published-content.ts';
import { redirectsOf } from '#cms/content/wire/redirects.ts';
import { settingsOf } from '#cms/content/wire/settings.ts';
import config from '#cms/schema/payload.config.ts';
import { exportContent } from '../../exporting/export-content.ts';
import { importFrom } from '../import-from.ts';

/*
 * Runs in its own process, on the data folder of the environment: executes the steps in the file `STEPS` one by one,
 * and prints the report of each import as a line of JSON.
 */
type Step =
  /** Sets a backend's answers: by path, JSON or the bytes of a file. */
  | { readonly do: 'answer'; readonly answers: Readonly<Record<string, unknown>> }
  /** Imports the backend, or files, whose addresses beginning with `site` become the backend's. */
  | {
      readonly do: 'import';
      readonly sources?: readonly string[];
      readonly overwrite?: boolean;
      readonly site?: string;
    }
  | { readonly do: 'export'; readonly to: string }
  | { readonly do: 'rename'; readonly post: string; readonly to: string; readonly draft?: boolean }
  | { readonly do: 'delete'; readonly post?: string; readonly page?: string }
  /** Writes facts of the agency into the site's settings. */
  | { readonly do: 'state'; readonly facts: Untrusted }
  /** Returns the site's settings as visitors see them. */
  | { readonly do: 'settings' }
  /** Returns the posts with their texts, and the redirects, as on the wire. */
  | { readonly do: 'wire'; readonly language: Language }
  /** Creates a page in German only. */
  | { readonly do: 'make'; readonly page: string };

const payload = await getPayload({ config });
const written = { depth: 0, overrideAccess: true, locale: 'en' } as const;

let answers: Readonly<Record<string, unknown>> = {};
const backend = http.createServer(({ url = '' }, response) => {
  const answer = answers[url];
  if (answer === undefined) response.writeHead(404);
  response.end(typeof answer === 'string' ? Buffer.from(answer, 'base64') : JSON.stringify(answer ?? {}));
});
backend.listen(0, '127.0.0.1');
await once(backend, 'listening');
const listening = backend.address();
const address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`;

async function stateFacts(facts: Untrusted): Promise<null> {
  const fields = payload.globals.config.find((each) => each.slug === 'site-settings')?.flattenedFields ?? [];
  await payload.db.updateGlobal({ slug: 'site-settings', data: { ...withRowIds(fields, facts) } });
  return null;
}

async function wireIn(language: Language): Promise<unknown> {
  const content: PublishedContent = {
    pages: await readPublished(payload, 'pages'),
    projects: await readPublished(payload, 'projects'),
    posts: await readPublished(payload, 'posts'),
    jobs: await readPublished(payload, 'jobs'),
    reviews: await readPublished(payload, 'reviews'),
    clients: await readPublished(payload, 'clients'),
    certificates: await readPublished(payload, 'certificates'),
    media: await readPublished(payload, 'media'),
    redirects: await readPublished(payload, 'redirects'),
    'site-settings': await readPublished(payload, 'site-settings'),
    navigation: await readPublished(payload, 'navigation'),
    words: await readPublished(payload, 'words'),
  };
  const context = wireContext(content, language, '2026-06-15');
  const whole = await readWhole(
    payload,
    'posts',
    content.posts.map(({ id }) => id),
  );
  const posts = content.posts.map((post) => {
    const texts = whole.find(({ id }) => id === post.id);
    return { ...mapInOwnLanguage(postCard)(post, context), ...(texts && TEXTS.posts(texts, context)) };
  });
  return { posts, redirects: redirectsOf(context) };
}

async function take(step: Step): Promise<unknown> {
  if (step.do === 'export') return [...(await exportContent(payload, step.to))];
  if (step.do === 'answer') {
    ({ answers } = step);
    return null;
  }
  if (step.do === 'import') {
    const { sources = [address], overwrite = false, site } = step;
    const moved = (source: string, at: number): string => {
      if (site === undefined) return source;
      const file = `${process.env.STEPS}-${at}.xml`;
      const here = site.startsWith('//') ? address.replace(/^\w+:/, '') : address;
      writeFileSync(file, readFileSync(source, 'utf8').replaceAll(site, here));
      return file;
    };
    return importFrom(payload, { folder: '/', sources: sources.map(moved), overwrite, token: '' });
  }
  if (step.do === 'state') return stateFacts(step.facts);
  if (step.do === 'settings') return settingsOf(await readPublished(payload, 'site-settings'), 'de');
  if (step.do === 'wire') return wireIn(step.language);
  if (step.do === 'make') {
    const data = { title: step.page, segment: step.page, page_key: 'page' as const, _status: 'published' as const };
    return (await payload.create({ collection: 'pages', data, ...written, locale: 'de' })).id;
  }
  if (step.do === 'delete' && step.page !== undefined) {
    // Editors can't delete pages of the site itself.
    await payload.db.deleteOne({ collection: 'pages', where: { slug: { equals: step.page } } });
    return null;
  }
  const where = { title: { equals: step.post } };
  const { docs } = await payload.find({ collection: 'posts', where, ...written });
  for (const { id } of docs) {
    if (step.do === 'delete') await payload.delete({ collection: 'posts', id, ...written });
    else
      await payload.update({
        collection: 'posts',
        id,
        data: { title: step.to },
        draft: step.draft ?? false,
        ...written,
      });
  }
  return docs.length;
}

const steps: readonly Step[] = JSON.parse(readFileSync(process.env.STEPS ?? '', 'utf8'));
for (const step of steps) process.stdout.write(`${JSON.stringify(await take(step))}\n`);
process.exit(0);
