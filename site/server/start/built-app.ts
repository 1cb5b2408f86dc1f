import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { reasonOf } from '../base/log.ts';
import { SettingsError } from '../base/settings.ts';
import type { RenderedApp } from '../pages/page-renderer.ts';

async function loadServerBuild(build: string): Promise<unknown> {
  const file = path.resolve(build, 'server/index.js');
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    throw new SettingsError(`the built site ${file} can't be loaded (has it been built?): ${reasonOf(error)}`);
  }
}

/** The style sheets in a server build's manifest: their addresses, by route. */
const styledBuild = v.object({
  assets: v.object({
    routes: v.record(v.string(), v.object({ css: v.optional(v.array(v.pipe(v.string(), v.startsWith('/'))), []) })),
  }),
});

/** The bundler's marker at the end of a sheet, which browsers don't need. */
const BUNDLER_MARK = /\n\/\*\$vite\$:\d+\*\//g;

async function readStyles(serverBuild: unknown, client: string): Promise<string> {
  try {
    const { routes } = v.parse(styledBuild, serverBuild).assets;
    const sheets = new Set(Object.values(routes).flatMap(({ css }) => css));
    const texts = await Promise.all([...sheets].map((sheet) => readFile(path.join(client, sheet), 'utf8')));
    return texts.join('').replace(BUNDLER_MARK, '');
  } catch (error) {
    throw new SettingsError(`the built site's style sheet can't be read (has it been built?): ${reasonOf(error)}`);
  }
}

/** Loads the built app for rendering. Throws a `SettingsError` if that fails. */
export async function loadBuiltApp(build: string): Promise<RenderedApp> {
  const serverBuild = await loadServerBuild(build);
  const styles = await readStyles(serverBuild, clientFolder(build));
  return { loadBuild: async () => serverBuild, styles, mode: 'production' };
}

/** Returns the folder of the built app's client files. */
export function clientFolder(build: string): string {
  return path.resolve(build, 'client');
}

/** Returns the folder of earlier builds' assets, below the folder of all that the site writes. */
export function assetsArchive(folder: string): string {
  return path.join(folder, 'assets-archive');
}
