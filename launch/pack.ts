import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { BUILT_APP } from '@kontorwerk/runtime/site-build';
import { nodeFileTrace } from '@vercel/nft';
import { ModuleKind, ScriptTarget, transpile } from 'typescript';
import * as v from 'valibot';
import { build } from './build.ts';
import type { Half } from './data-lock.ts';
import { folders, PACKED_NODE } from './folders.ts';
import { licencesOf } from './licences/licences-text.ts';
import { bundledPackages, neededPackages, packagesOfFiles } from './licences/needed-packages.ts';
import { StartError } from './start-error.ts';
import { step } from './step.ts';
import { commitHere, PACKED_VERSION } from './version.ts';

const USAGE = `Name the half that is to be packed, and a new folder:
  npm run pack -- site FOLDER
  npm run pack -- cms FOLDER
  --without-node leaves Node out, for an image that has it.`;

type Contents = {
  /** Entry programs: each is packed with all its imports. */
  readonly programs: readonly string[];
  /** Files and folders that are read at run time. */
  readonly files: readonly string[];
};

/** The contents of each service's package. */
export const CONTENTS: Readonly<Record<Half, Contents>> = {
  site: {
    programs: [
      'site/server/try/check-settings.ts',
      'site/server/try/try-settings.ts',
      'site/build/start/main.js',
      'site/build/start/resume-worker.js',
      `site/build/${BUILT_APP}`,
    ],
    files: [
      'package.json',
      'site/package.json',
      'site/build',
      ...['display.ttf', 'OFL.txt'].map((name) => `site/server/documents/${name}`),
    ],
  },
  cms: {
    programs: [
      ...[
        'commands/check-settings',
        'serve',
        'commands/try-settings',
        'commands/prepare',
        'commands/status',
        'commands/backup',
        'commands/restore',
        'commands/import',
        'commands/export',
        'commands/move-database',
        'commands/clean-pictures',
      ].map((name) => `cms/src/${name}.ts`),
      // The sample content is found by listing its folders.
      ...globSync('content/{jobs,pages,posts,projects}/**/*.ts', { cwd: folders.root }),
    ],
    files: ['package.json', 'cms/package.json', 'cms/.next', 'content/images'],
  },
};

const LAUNCHER = ['launch/packaged.ts', 'launch/end-with-starter.mjs'];

/** Leftovers of builds: the cache and diagnostics of Next's, and the packages in each bundle of Vite's. */
const NOT_TO_RUN =
  /\/\.next\/(?:cache|diagnostics|trace|trace-build|turbopack|types)$|\.nft\.json$|\/\.vite\/packages\.json$/;

const nextTrace = v.pipe(v.string(), v.parseJson(), v.object({ files: v.array(v.string()) }));

function isOurs(file: string): boolean {
  return !/(?:^|\/)node_modules\//.test(file);
}

/**
 * Returns the package files that the built CMS needs, as listed by Next's build for each file. It also lists all
 * sources of the CMS, including tests: the build contains these already.
 */
function filesOfNext(): readonly string[] {
  return globSync(path.join(folders.cms, '.next/**/*.nft.json'))
    .flatMap((list) =>
      v
        .parse(nextTrace, readFileSync(list, 'utf8'))
        .files.map((file) => path.relative(folders.root, path.resolve(path.dirname(list), file))),
    )
    .filter((file) => !isOurs(file));
}

/** Strips types as Node does, which loads every remaining import. */
const AS_NODE = { module: ModuleKind.ESNext, target: ScriptTarget.ESNext, verbatimModuleSyntax: true };

/** Reads a module for the import analysis; null if there is no such file. */
async function readModule(file: string): Promise<string | null> {
  try {
    const text = await readFile(file, 'utf8');
    return isOurs(file) && file.endsWith('.ts') ? transpile(text, AS_NODE) : text;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
    throw error;
  }
}

/** Returns programs with all their imports, from this project and from packages. */
async function filesOfPrograms(programs: readonly string[]): Promise<readonly string[]> {
  const { fileList, warnings } = await nodeFileTrace([...programs], {
    base: folders.root,
    processCwd: folders.root,
    readFile: readModule,
    // Only imports: a path computed at run time would include the whole folder that it starts with.
    analysis: { emitGlobs: false, computeFileReferences: false },
  });
  const unread = [...warnings].filter(({ message }) => message.startsWith('Failed to parse') && isOurs(message));
  if (unread.length > 0) throw new StartError(unread.map(({ message }) => message).join('\n'));
  return [...fileList];
}

/** Copies folders of the project, and the files outside these, to the same paths below another folder. */
function copyInto(folder: string, names: readonly string[], files: readonly string[]): void {
  const outside = files.filter((file) => !names.some((name) => file.startsWith(`${name}/`)));
  for (const name of new Set([...names, ...outside]))
    cpSync(path.join(folders.root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !NOT_TO_RUN.test(from),
    });
}

function halfNamed(name: string | undefined): Half | null {
  return name === 'site' || name === 'cms' ? name : null;
}

function readWords(): { readonly half: Half; readonly to: string; readonly withNode: boolean } {
  const [name, to, option, ...more] = process.argv.slice(3);
  const half = halfNamed(name);
  const isKnown = option === undefined || option === '--without-node';
  if (half === null || !to || !isKnown || more.length > 0) throw new StartError(USAGE);
  return { half, to, withNode: option === undefined };
}

/** The licence of the project's version of Node: next to it, in a folder named after the platform. */
const LICENCES_OF_NODE = 'node_modules/node/node_modules/node-*/LICENSE';

/** Copies the running Node, with its licence. @throws a StartError if that is missing */
function copyNode(folder: string): void {
  const [licence] = globSync(LICENCES_OF_NODE, { cwd: folders.root });
  if (licence === undefined)
    throw new StartError('The licence of Node is not installed with it: pack with --without-node, or install anew.');
  mkdirSync(path.join(folder, 'bin'));
  cpSync(process.execPath, path.join(folder, PACKED_NODE));
  cpSync(path.join(folders.root, licence), path.join(folder, 'bin/LICENSE-node'));
}

/**
 * `npm run pack -- HALF FOLDER`: copies what one built service needs at run time, with its Node. The package needs no
 * installation.
 */
export async function pack(): Promise<void> {
  const { half, to, withNode } = readWords();
  const folder = path.resolve(to);
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name a new folder for each package.`);
  await build({ site: half === 'site', cms: half === 'cms' });
  const { programs, files } = CONTENTS[half];
  await step('Packing', async () => {
    const imported = await filesOfPrograms([...LAUNCHER, ...programs]);
    mkdirSync(folder, { recursive: true });
    const all = [...imported, ...(half === 'cms' ? filesOfNext() : [])];
    copyInto(folder, files, all);
    if (withNode) copyNode(folder);
    writeFileSync(path.join(folder, PACKED_VERSION), `${commitHere() ?? 'a version without git'}\n`);
    const within = half === 'cms' ? neededPackages(folders.cms) : bundledPackages();
    const text = licencesOf([...within, ...packagesOfFiles(all)], { fonts: half === 'site' });
    writeFileSync(path.join(folder, 'licenses.txt'), text);
  });
}
