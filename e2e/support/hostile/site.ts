import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from '../stacks/launch.ts';
import { HOSTILE_STACK } from '../stacks/stacks.ts';
import { answers, until } from '../until.ts';
import { type HostileBackend, startHostileBackend } from './backend.ts';

/** In milliseconds. */
const START_MS = 60_000;

/** A site with a compromised backend. */
export type HostileSite = {
  readonly backend: HostileBackend;
  end(): Promise<void>;
};

/** Starts a site; resolves when it answers. @param turn which of the payloads the settings hold */
export async function startHostileSite(turn: number): Promise<HostileSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-hostile-'));
  const backend = await startHostileBackend(HOSTILE_STACK.cmsPort, turn);
  const site = launch('site', HOSTILE_STACK, dataDir, { backendUrl: HOSTILE_STACK.cmsUrl });
  const end = async () => {
    await site.stop();
    backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await until('the site answers', () => answers(`${HOSTILE_STACK.siteUrl}/readyz`), START_MS);
  } catch (error) {
    await end();
    throw new Error(site.printed(), { cause: error });
  }
  return { backend, end };
}
