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

/** The folder of a package as Node finds it from another one; null where it isn't installed, as an optional one may be. */
function installed(name: string, from: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
    if (folder === folders.root || folder === path.dirname(folder)) return null;
  }
}

/** Whether a folder is one of a package that others made. */
function isOfOthers(folder: string): boolean {
  return folder.split(path.sep).includes('node_modules');
}

/** The folders of the packages that a package needs in production, and those that these need. */
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

/** The folders of the packages that files lie in; both from the project's folder, or absolute. */
export function packagesOfFiles(files: readonly string[]): readonly string[] {
  const of = (file: string) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [];
  return [...new Set(files.flatMap(of))].map((folder) => path.resolve(folders.root, folder));
}

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The folders of the packages that are within the site's bundles, as their builds wrote them down. */
export function bundledPackages(): readonly string[] {
  return ['client', 'server', 'start'].flatMap((bundle) => {
    const folder = path.join(folders.site, 'build', bundle);
    return v
      .parse(list, readFileSync(path.join(folder, '.vite/packages.json'), 'utf8'))
      .map((place) => path.resolve(folder, place));
  });
}
