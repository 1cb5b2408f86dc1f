import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { folders } from '../folders.ts';

const names = v.optional(v.record(v.string(), v.unknown()), {});
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: names, optionalDependencies: names, peerDependencies: names }),
);

/**
 * Resolves the folder of a package from another one as Node does; null if it isn't installed, as an optional one may
 * be.
 */
function installed(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
    if (folder === folders.root || folder === path.dirname(folder)) return null;
  }
}

/** Whether a folder is a third-party package. */
function isOfOthers(folder: string): boolean {
  return folder.split(path.sep).includes('node_modules');
}

/** Returns the folders of a package's production dependencies, direct and indirect. */
export function neededPackages(workspace: string): readonly string[] {
  const found = new Set<string>();
  const look = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    const needed = v.parse(manifest, readFileSync(path.join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys({
      ...needed.dependencies,
      ...needed.optionalDependencies,
      ...needed.peerDependencies,
    }))
      for (const other of [installed(name, folder)]) if (other !== null) look(other);
  };
  look(realpathSync(workspace));
  return [...found].filter(isOfOthers);
}

/** Returns the package folders of files; both relative to the project's folder, or absolute. */
export function packagesOfFiles(files: readonly string[]): readonly string[] {
  const of = (file: string) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [];
  return [...new Set(files.flatMap(of))].map((folder) => path.resolve(folders.root, folder));
}

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Returns the folders of the packages in the site's bundles, as their builds recorded them. */
export function bundledPackages(): readonly string[] {
  return ['client', 'server', 'start'].flatMap((bundle) => {
    const folder = path.join(folders.site, 'build', bundle);
    return v
      .parse(list, readFileSync(path.join(folder, '.vite/packages.json'), 'utf8'))
      .map((place) => path.resolve(folder, place));
  });
}
