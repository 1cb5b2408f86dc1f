import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Job, Page, Post, Project } from '../../../content/content-types.ts';

/** Where the sample content lies. */
export const CONTENT_DIR = join(import.meta.dirname, '../../../content');

async function load<T>(folder: string): Promise<readonly T[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const loaded: { readonly default: T } = await import(pathToFileURL(join(folder, file)).href);
      return loaded.default;
    }),
  );
}

/**
 * The order in which visitors meet the projects. The list has wide, narrow and one full place, and each picture
 * stands where it is whole: phones and tins in the narrow ones, panels in the wide ones, the pattern across the page.
 * Everything else follows by year, newest first, and by name.
 */
const FIRST_PROJECTS = [
  ...['lumen', 'isar'],
  ...['hafenbad', 'radwerk'],
  'indus',
  ...['nordlicht', 'kaveri'],
  ...['rheinkran', 'feldkorn'],
  ...['marmara', 'salvia'],
  'zaitoon',
];

function byProminence(a: Project, b: Project): number {
  const rank = ({ name }: Project) =>
    FIRST_PROJECTS.includes(name) ? FIRST_PROJECTS.indexOf(name) : FIRST_PROJECTS.length;
  return rank(a) - rank(b) || b.year - a.year || a.name.localeCompare(b.name);
}

async function loadPages(): Promise<readonly Page[]> {
  const folders = await readdir(join(CONTENT_DIR, 'pages'), { withFileTypes: true });
  const keys = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const pages = await Promise.all(keys.sort().map((key) => load<Page>(join(CONTENT_DIR, 'pages', key))));
  return pages.flat();
}

/** Reads the sample content's folders, each list in the order in which it is to stand. */
export async function loadContent() {
  const [pages, projects, posts, jobs] = await Promise.all([
    loadPages(),
    load<Project>(join(CONTENT_DIR, 'projects')),
    load<Post>(join(CONTENT_DIR, 'posts')),
    load<Job>(join(CONTENT_DIR, 'jobs')),
  ]);
  return {
    pages,
    projects: projects.toSorted(byProminence),
    posts: posts.toSorted((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name)),
    jobs,
  };
}
