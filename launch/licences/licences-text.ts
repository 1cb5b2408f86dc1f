import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../folders.ts';
import { licenceOf, type PackageLicence } from './package-licence.ts';

const DOUBLE_RULE = '='.repeat(80);
const RULE = '-'.repeat(80);

/** Returns the licence of the fonts, which come from no package. */
function licenceOfFonts(): PackageLicence {
  return {
    name: 'Bricolage Grotesque and Instrument Sans (fonts)',
    version: '',
    identifier: 'OFL-1.1',
    texts: [readFileSync(path.join(folders.site, 'app/fonts/OFL.txt'), 'utf8').trim()],
  };
}

function named({ name, version, identifier }: PackageLicence): string {
  return `${[name, version].filter(Boolean).join(' ')} (${identifier})`;
}

/** Writes each licence text once, below the names of all packages under it. */
export function licencesText(licences: readonly PackageLicence[]): string {
  const namesOf = new Map<string, Set<string>>();
  for (const licence of licences) {
    const texts = [...new Set(licence.texts)].join(`\n\n${RULE}\n\n`);
    namesOf.set(texts, (namesOf.get(texts) ?? new Set()).add(named(licence)));
  }
  const parts = [...namesOf]
    .map(([texts, names]) => `${DOUBLE_RULE}\n${[...names].toSorted().join('\n')}\n${RULE}\n\n${texts}\n`)
    .toSorted();
  return [`What others made of this, and under which licences.\n`, ...parts].join('\n');
}

/** Writes the licences of packages, and of the site's fonts if they are distributed, too. */
export function licencesOf(packages: readonly string[], { fonts }: { readonly fonts: boolean }): string {
  // Files may be in folders that are no packages, such as a tool's own data.
  const real = [...new Set(packages)].filter((folder) => existsSync(path.join(folder, 'package.json')));
  return licencesText([...(fonts ? [licenceOfFonts()] : []), ...real.map(licenceOf)]);
}
