import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Language } from '@kontorwerk/contract/languages';
import { DEFAULT_TOKEN } from '@kontorwerk/contract/wire';
import { createBackgroundQueue } from '../../site/server/base/background-queue.ts';
import { createContentStore } from '../../site/server/content-store/content-store.ts';
import { createDirectory } from '../../site/server/directory/directory.ts';
import type { SearchedPage } from '../../site/server/search/searched-page.ts';

/** The number of pages with text in the site's memory: those of a list of any length, and those of sections. */
const WITH_TEXT = 200;

/** Loads a backend's pages as the search indexes them. */
export async function pagesOf(backendUrl: string): Promise<Readonly<Record<Language, readonly SearchedPage[]>>> {
  const fail = (line: unknown) => console.error(line);
  const log = { error: fail, warn: fail, info() {}, debug() {} };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
  const publicUrl = 'http://localhost';
  const options = {
    backendUrl: String(backendUrl),
    publicUrl,
    token: DEFAULT_TOKEN,
    folder,
    fetch,
    clock: Date.now,
    log,
  };
  const store = createContentStore({ ...options, writes: false });
  await store.start();
  const background = createBackgroundQueue({ onError: fail, capacity: 10 });
  const directory = createDirectory({ store, background, clock: Date.now });
  const pages = { en: directory.entries('en'), de: directory.entries('de') };
  directory.stop();
  await store.stop();
  rmSync(folder, { recursive: true });
  return pages;
}

/** Generates `count` distinct pages, each combining the title, the description and the text of others. */
export function manyPages(pages: readonly SearchedPage[], count: number): readonly SearchedPage[] {
  const at = (place: number): SearchedPage => {
    const page = pages[place % pages.length];
    if (page === undefined) throw new Error('The backend has no pages.');
    return page;
  };
  return Array.from({ length: count }, (_, place) => {
    const round = Math.floor(place / pages.length);
    const { title, page, path: address, picture, keywords } = at(place);
    const { description } = at(place + round * 7 + 1);
    const { text, questions } = place < WITH_TEXT ? at(place) : { text: '', questions: [] };
    const name = `${title} ${round}`;
    return {
      page,
      path: `${address}-${round}`,
      title: name,
      description,
      date: '',
      picture,
      keywords,
      text,
      questions,
    };
  });
}
