import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUILT_APP, BUILT_MANIFEST } from '@kontorwerk/runtime/site-build';
import * as v from 'valibot';
import type { AppAssets } from '../../app/content/rendering.ts';
import { reasonOf } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';
import type { App } from '../pages/page-renderer.ts';

/** The app's first modules, on the server and in the browser, as the manifest names them. */
const CLIENT_ENTRY = 'app/entry.client.tsx';

const chunk = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  dynamicImports: v.optional(v.array(v.string()), []),
});
const manifestSchema = v.record(v.string(), chunk);
type Manifest = v.InferOutput<typeof manifestSchema>;

const builtApp = v.looseObject({ render: v.function('app/entry.server.tsx exports no render') });

/** Throws a `SettingsError` if the module isn't the app. */
export function checkApp(module: unknown): asserts module is Pick<App, 'render'> {
  v.parse(builtApp, module);
}

/** Returns the chunks that a chunk imports, and those that they import. */
function importsOf(manifest: Manifest, name: string, found: Set<string> = new Set()): Set<string> {
  for (const imported of manifest[name]?.imports ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    importsOf(manifest, imported, found);
  }
  return found;
}

/** The bundler's marker at the end of a sheet, which browsers don't need. */
const BUNDLER_MARK = /\n\/\*\$vite\$:\d+\*\//g;

/** Reads what pages refer to: the style sheets of all pages, and the modules that the first one imports in turn. */
async function readAssets(build: string): Promise<AppAssets> {
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(path.resolve(build, BUILT_MANIFEST), 'utf8')));
  const entry = v.parse(chunk, manifest[CLIENT_ENTRY]);
  const first = [CLIENT_ENTRY, ...entry.dynamicImports];
  const names = new Set(first.flatMap((name) => [name, ...importsOf(manifest, name)]));
  names.delete(CLIENT_ENTRY);
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map(({ file }) => readFile(path.join(clientFolder(build), file), 'utf8')));
  return {
    styles: texts.join('').replace(BUNDLER_MARK, ''),
    sheets: [],
    entry: `/${entry.file}`,
    imports: [...names].map((name) => `/${v.parse(chunk, manifest[name]).file}`),
  };
}

/** Loads the built app for rendering. Throws a `SettingsError` if that fails. */
export async function loadBuiltApp(build: string): Promise<App> {
  try {
    const module: unknown = await import(pathToFileURL(path.resolve(build, BUILT_APP)).href);
    checkApp(module);
    return { render: module.render, assets: await readAssets(build) };
  } catch (error) {
    throw new SettingsError(`the built site ${build} can't be loaded (has it been built?): ${reasonOf(error)}`);
  }
}

/** Returns the folder of the built app's client files. */
export function clientFolder(build: string): string {
  return path.resolve(build, 'client');
}

/** Returns the folder of earlier builds' assets, below the folder of all that the site writes. */
export function assetsArchive(folder: string): string {
  return path.join(folder, 'assets-archive');
}
