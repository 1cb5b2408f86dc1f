import { globSync } from 'node:fs';
import path from 'node:path';
import type { LocalText } from '@kontorwerk/contract/languages';

const CONTENT = path.join(import.meta.dirname, '../../../content');

/** Files of the content folder without content: types and tools. */
const NO_CONTENT = /(?:\.test|^content-types|^image-files|^prepare-images)\.ts$/;

/** Imports the sample content's modules, those below a folder or all. */
export async function contentModules(folder = ''): Promise<readonly unknown[]> {
  const files = globSync('**/*.ts', { cwd: path.join(CONTENT, folder) }).filter((file) => !NO_CONTENT.test(file));
  return Promise.all(files.toSorted().map((file) => import(path.join(CONTENT, folder, file))));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is a text in both languages and nothing else. */
export function isLocalText(value: unknown): value is LocalText {
  return (
    isRecord(value) &&
    Object.keys(value).toSorted().join() === 'de,en' &&
    typeof value.en === 'string' &&
    typeof value.de === 'string'
  );
}

/** Collects the texts in both languages that a value holds at any depth. */
export function localTexts(value: unknown): readonly LocalText[] {
  if (isLocalText(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(localTexts) : [];
}

/** Returns the titles of a content folder with one file per item: projects, posts or jobs. */
export async function contentTitles(folder: 'projects' | 'posts' | 'jobs'): Promise<readonly LocalText[]> {
  const modules = await contentModules(folder);
  return modules.map((module) => {
    const item = isRecord(module) ? module.default : undefined;
    const title = isRecord(item) ? item.title : undefined;
    if (!isLocalText(title)) throw new Error(`A module of content/${folder} has no title in both languages.`);
    return title;
  });
}
