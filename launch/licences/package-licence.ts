import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** A package's licence, with the texts that must accompany each copy. */
export type PackageLicence = {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier. */
  readonly identifier: string;
  readonly texts: readonly string[];
};

const person = v.union([v.string(), v.object({ type: v.string() })]);
const manifest = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    version: v.optional(v.string(), ''),
    license: v.optional(person),
    licenses: v.optional(v.array(person)),
  }),
);

/** The names of such files in packages, also for other packages bundled into theirs. */
const TEXTS = /^(?:licen[cs]es?|notices?|copying|copyright|third[-_ ]?party.*)(?:[-._].*)?$/i;
const PROGRAMS = /\.(?:[cm]?[jt]sx?|json|map|node|wasm)$/i;

/** The texts of licences that packages name without including them, by SPDX identifier. */
const STANDARD_TEXTS = path.join(import.meta.dirname, 'standard-texts');

function read(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}

function textsOf(folder: string): readonly string[] {
  return globSync('**/*', { cwd: folder, exclude: ({ name }) => name === 'node_modules', withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !PROGRAMS.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map(read)
    .filter((text) => text !== '');
}

/** Returns the licence section of a README, which may name the copyright holder or further contents. */
function licenceInReadme(folder: string): readonly string[] {
  const [name] = globSync('{README,Readme,readme}*', { cwd: folder });
  if (name === undefined) return [];
  const lines = read(path.join(folder, name)).split('\n');
  const isHeading = (at: number) => /^#{1,6}\s/.test(lines[at] ?? '') || /^(?:-{3,}|={3,})$/.test(lines[at + 1] ?? '');
  const start = lines.findIndex((line, at) => isHeading(at) && /licen[cs]/i.test(line));
  if (start === -1) return [];
  const end = lines.findIndex((_, at) => at > start + 1 && isHeading(at));
  return [
    lines
      .slice(start, end === -1 ? undefined : end)
      .join('\n')
      .trim(),
  ];
}

/** @throws StartError if the licence's text is neither in the package nor here */
export function licenceOf(folder: string): PackageLicence {
  const { name, version, license, licenses } = v.parse(manifest, read(path.join(folder, 'package.json')));
  const named = [license ?? licenses ?? []].flat().map((one) => (typeof one === 'string' ? one : one.type));
  const identifier = named.join(' OR ') || 'see the text';
  const texts = textsOf(folder);
  if (texts.length > 0) return { name, version, identifier, texts };
  const standard = path.join(STANDARD_TEXTS, `${identifier}.txt`);
  if (!existsSync(standard))
    throw new StartError(`${name} ${version} brings no text of its licence (${identifier}): put it at ${standard}.`);
  return { name, version, identifier, texts: [...licenceInReadme(folder), read(standard)] };
}
