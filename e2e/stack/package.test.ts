/** The package of the site, run as on a server that has nothing else of this project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { folders, PACKED_NODE } from '../../launch/folders.ts';
import { headingIn, headingText } from '../support/pages/shown-page.ts';
import { startScriptedBackend } from '../support/scripted-backend/server.ts';
import { launch } from '../support/stacks/launch.ts';
import { PACKED_STACK } from '../support/stacks/stacks.ts';
import { answers, until } from '../support/until.ts';

/** How long the site may take to start, in milliseconds. */
const START_MS = 60_000;

const { siteUrl, cmsUrl, cmsPort } = PACKED_STACK;

const around = mkdtempSync(path.join(os.tmpdir(), 'e2e-packed-'));
const folder = path.join(around, 'site');
const program = { folder, launcher: 'launch/packaged.ts', node: path.join(folder, PACKED_NODE) };

beforeAll(() => void execFileSync(process.execPath, ['launch/main.ts', 'pack', 'site', folder], { cwd: folders.root }));
afterAll(() => rmSync(around, { recursive: true, force: true }));

test('it serves pages from any folder, without tools on its path', async () => {
  const backend = await startScriptedBackend(cmsPort);
  onTestFinished(() => {
    backend.close();
    backend.closeAllConnections();
  });
  const site = launch('site', PACKED_STACK, path.join(around, 'data'), {
    backendUrl: cmsUrl,
    settings: { PATH: '' },
    program,
  });
  onTestFinished(async () => void (await site.stop()));
  const end = site.ended.then((code) => {
    throw new Error(`It has ended with ${code}:\n${site.printed()}`);
  });
  await Promise.race([end, until('the site has its content', () => answers(`${siteUrl}/readyz`), START_MS)]);
  const page = await fetch(`${siteUrl}/services/fleet-care`);
  const html = await page.text();
  expect([page.status, headingIn(html)]).toEqual([200, headingText('About Fleet care')]);
  // Built files too: browsers need them as much as the page.
  const [script] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  expect((await fetch(`${siteUrl}${script}`)).status).toBe(200);
});

test.each(['cms', 'backup'])('it names the package that has the command %s', (command) => {
  const { status, stderr } = spawnSync(program.node, [program.launcher, command], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'This package has the site: run this in that of the CMS.\n']);
});
