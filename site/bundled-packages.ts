import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The folder of a module's package. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Returns the folders of the packages that modules come from, without the project's own. */
export function foldersOfPackages(modules: readonly string[]): readonly string[] {
  const folders = modules.flatMap((id) => PACKAGE.exec(id.replace(/^\0/, '').replaceAll('\\', '/'))?.[0] ?? []);
  return [...new Set(folders)].toSorted();
}

/**
 * Lists the packages in a bundle, as paths from the folder of the bundle: minified code no longer shows them, and their
 * licences are distributed with it (`launch/licences`).
 */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    async writeBundle({ dir = '' }, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = foldersOfPackages(modules).map((folder) => path.relative(dir, folder));
      await mkdir(path.join(dir, '.vite'), { recursive: true });
      await writeFile(path.join(dir, '.vite/packages.json'), JSON.stringify(folders));
    },
  };
}
