import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StartError } from '#cms/base/start-error.ts';

/** The source of an import: a backend, the folder of an export, or WordPress export files. */
export type Sources =
  | { readonly kind: 'backend'; readonly address: string }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'files'; readonly paths: readonly string[] };

const IS_ADDRESS = /^https?:\/\//i;

function parseAddress(source: string): string {
  if (!URL.canParse(source)) throw new StartError(`“${source}” is no address such as https://cms.example.com.`);
  const { origin, pathname } = new URL(source);
  return origin + pathname.replace(/\/+$/, '');
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new StartError(`There is no ${path}; addresses begin with http:// or https://.`);
  const unreadable = await access(path, constants.R_OK).catch(() => true);
  if (unreadable) throw new StartError(`${path} can’t be read: let the user that starts this read it.`);
  return found.isDirectory();
}

/**
 * Determines the kind of the sources that an operator named, before anything is written.
 *
 * @param folder the base of relative paths
 * @throws a StartError where they can't be imported, or not together
 */
export async function findSources(folder: string, named: readonly string[]): Promise<Sources> {
  const [first = '', ...others] = named;
  if (others.length === 0 && IS_ADDRESS.test(first)) return { kind: 'backend', address: parseAddress(first) };
  const paths: string[] = [];
  for (const source of named) {
    const path = resolve(folder, source);
    const isAlone = IS_ADDRESS.test(source) || (await isFolder(path));
    if (isAlone && others.length === 0) return { kind: 'folder', path };
    if (isAlone) throw new StartError(`“${source}” is imported by itself: only WordPress’ export files come together.`);
    paths.push(path);
  }
  return { kind: 'files', paths };
}
