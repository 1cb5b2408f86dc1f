import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LICENCES_PATH } from '@kontorwerk/contract/address/served-addresses';
import { folders } from './folders.ts';
import { licencesOf } from './licences/licences-text.ts';
import { bundledPackages, neededPackages } from './licences/needed-packages.ts';
import { BUILD_ADVICE, tooLittleToBuild } from './memory.ts';
import { runCommand } from './run-command.ts';
import { whenStale } from './stale.ts';
import { step } from './step.ts';

/** Returns the inputs of the site's build, files and folders; its configuration is at the top of its folder. */
export function siteInputs(): readonly string[] {
  const configuration = readdirSync(folders.site).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const others = ['app', 'public', 'package.json', 'server/http/content-negotiation.ts', 'server/base/limits.ts'];
  return [
    folders.contract,
    path.join(folders.runtime, 'src/site-build.ts'),
    ...[...configuration, ...others].map((name) => path.join(folders.site, name)),
  ];
}

/** Returns the inputs of the site server's build, files and folders. */
export function serverInputs(): readonly string[] {
  const ofTheSite = ['server.config.ts', 'bundled-packages.ts', 'package.json', 'server', 'app'];
  return [folders.contract, folders.runtime, ...ofTheSite.map((name) => path.join(folders.site, name))];
}

let isMemoryTold = false;

/** Runs a build as a step; the first one checks the memory. */
function building(name: string, run: () => Promise<void>): Promise<void> {
  const problem = isMemoryTold ? null : tooLittleToBuild();
  isMemoryTold = true;
  if (problem !== null) console.error(problem);
  return step(name, run);
}

function buildSite(): Promise<boolean> {
  return whenStale(path.join(folders.site, 'build'), siteInputs(), () =>
    building('Building the site', () =>
      runCommand('The build of the site', 'vite', ['build', '--app'], {
        cwd: folders.site,
        env: { NODE_ENV: 'production' },
        adviceOnKill: BUILD_ADVICE,
      }),
    ),
  );
}

function buildServer(): Promise<boolean> {
  return whenStale(path.join(folders.site, 'build/start'), serverInputs(), () =>
    building("Building the site's server", () =>
      runCommand("The build of the site's server", 'vite', ['build', '-c', 'server.config.ts'], {
        cwd: folders.site,
        env: { NODE_ENV: 'production' },
        adviceOnKill: BUILD_ADVICE,
      }),
    ),
  );
}

/** Writes the licences of everything in the site's bundles to the site's public files, as `/licenses.txt`. */
function writeSiteLicences(): void {
  const text = licencesOf(bundledPackages(), { fonts: true });
  writeFileSync(path.join(folders.site, 'build/client', LICENCES_PATH), text);
}

/**
 * Writes the licences of the CMS's dependencies next to them; its build doesn't list what is in the admin's scripts.
 */
function writeCmsLicences(): void {
  writeFileSync(
    path.join(folders.cms, '.next/static/licenses.txt'),
    licencesOf(neededPackages(folders.cms), { fonts: false }),
  );
}

function buildCms(): Promise<boolean> {
  return whenStale(path.join(folders.cms, '.next'), [folders.contract, folders.runtime, folders.cms], () =>
    building('Building the CMS', async () => {
      await runCommand('The build of the CMS', 'npm', ['run', 'build'], {
        cwd: folders.cms,
        adviceOnKill: BUILD_ADVICE,
      });
      writeCmsLicences();
    }),
  );
}

/** The services to build. */
export type Built = { readonly site: boolean; readonly cms: boolean };

/** Builds the stale ones. */
export async function build({ site, cms }: Built = { site: true, cms: true }): Promise<void> {
  if (site) {
    const built = [await buildSite(), await buildServer()];
    if (built.includes(true)) writeSiteLicences();
  }
  if (cms) await buildCms();
}
