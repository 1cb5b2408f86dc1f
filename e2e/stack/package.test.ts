/** The package of the site, started as on a server that has nothing of this project. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { folders, PACKED_NODE } from '../../launch/folders.ts';
import { headingIn, headingText } from '../support/pages/shown-page.ts';
import { startScriptedBackend } from '../support/scripted-backend/server.ts';
import { launch } from '../support/stacks/launch.ts';
import { PACKED_STACK } from '../support/stacks/stacks.ts';
import { answers, until } from '../support/until.ts';

/** How long the site may take to start, in milliseconds. */
const START_MS = 60_000;

const { siteUrl, cmsUrl, cmsPort } = PACKED_STACK;

test('the packed site serves pages from any folder, without tools on its path', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const packed = path.join(folder, 'site');
  execFileSync(process.execPath, ['launch/main.ts', 'pack', 'site', packed], { cwd: folders.root });
  const backend = await startScriptedBackend(cmsPort);
  onTestFinished(() => {
    backend.close();
    backend.closeAllConnections();
  });
  const site = launch('site', PACKED_STACK, path.join(folder, 'data'), {
    backendUrl: cmsUrl,
    settings: { PATH: '' },
    program: { folder: packed, launcher: 'launch/packaged.ts', node: path.join(packed, PACKED_NODE) },
  });
  onTestFinished(async () => void (await site.stop()));
  const end = site.ended.then((code) => {
    throw new Error(`The packed site has ended with ${code}:\n${site.printed()}`);
  });
  await Promise.race([end, until('the site has its content', () => answers(`${siteUrl}/readyz`), START_MS)]);
  const page = await fetch(`${siteUrl}/services/fleet-care`);
  const html = await page.text();
  expect([page.status, headingIn(html)]).toEqual([200, headingText('About Fleet care')]);
  // Built files too: browsers need them as much as the page.
  const [script] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
  expect((await fetch(`${siteUrl}${script}`)).status).toBe(200);
});
