import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Job, Page, Post, Project } from '../../../../content/content-types.ts';
import { PROJECT_ORDER } from '../../../../content/project-order.ts';

/** The folder of the sample content. */
export const CONTENT_DIR = join(import.meta.dirname, '../../../../content');

async function loadFolder<T>(folder: string): Promise<readonly T[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const loaded: { readonly default: T } = await import(pathToFileURL(join(folder, file)).href);
      return loaded.default;
    }),
  );
}

/** Returns a project's rank; a missing one would silently put it first. */
function getRank({ name }: Project): number {
  const place = PROJECT_ORDER.indexOf(name);
  if (place === -1) throw new Error(`The project "${name}" has no place in the order of projects.`);
  return place;
}

async function loadPages(): Promise<readonly Page[]> {
  const folders = await readdir(join(CONTENT_DIR, 'pages'), { withFileTypes: true });
  const keys = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const pages = await Promise.all(keys.sort().map((key) => loadFolder<Page>(join(CONTENT_DIR, 'pages', key))));
  return pages.flat();
}

/** Reads the sample content's folders, each list in its final order. */
export async function loadContent() {
  const [pages, projects, posts, jobs] = await Promise.all([
    loadPages(),
    loadFolder<Project>(join(CONTENT_DIR, 'projects')),
    loadFolder<Post>(join(CONTENT_DIR, 'posts')),
    loadFolder<Job>(join(CONTENT_DIR, 'jobs')),
  ]);
  return {
    pages,
    projects: projects.toSorted((a, b) => getRank(a) - getRank(b)),
    posts: posts.toSorted((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name)),
    jobs,
  };
}
