import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder for the running test; it is removed with the test. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a temporary folder for the running test with these files, by their paths in it. */
export async function createFolderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTemporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

/** Returns the source of a server build with one route for every address; `text` is an expression for its pages. */
const serverBuild = (text: string) => `
const page = { id: 'page', path: '*', module: '', hasLoader: false, hasAction: false, hasErrorBoundary: false };
export const assets = { version: '1', entry: { imports: [], module: '' }, routes: { page }, url: '' };
export const routes = { page: { id: 'page', path: '*', module: { default: () => null } } };
const render = (_request, status) => new Response(${text}, { status, headers: { 'Content-Type': 'text/html' } });
export const entry = { module: { contentContext: {}, renderingContext: {}, default: render } };
export const [publicPath, assetsBuildDirectory, future, ssr, prerender] = ['/', '', {}, true, []];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

/** Writes a built app into a folder: its pages show `text`, and it has one asset, `app-1.js`. */
export async function writeBuild(folder: string, text = "'page'"): Promise<string> {
  const build = path.join(folder, 'build');
  await mkdir(path.join(build, 'server'), { recursive: true });
  await mkdir(path.join(build, 'client/assets'), { recursive: true });
  await writeFile(path.join(build, 'server/index.js'), serverBuild(text));
  await writeFile(path.join(build, 'client/assets/app-1.js'), 'app');
  return build;
}
