import * as v from 'valibot';
import { CMS_VARIABLES } from '../../cms/src/base/settings-schema.ts';
import { LAUNCHER_VARIABLES } from '../../launch/settings.ts';
import { SITE_VARIABLES } from '../../site/server/base/settings-schema.ts';
import { CHROMIUM_VARIABLES } from '../debian/chromium.ts';

/** The page's path, relative to the project's root. */
export const PAGE = 'docs/settings.md';

/** The command that writes it. */
export const COMMAND = 'node tools/settings/write-settings.ts';

/** The schemas of all programs that read settings. */
const SCHEMAS: readonly v.ObjectEntries[] = [LAUNCHER_VARIABLES, SITE_VARIABLES, CMS_VARIABLES, CHROMIUM_VARIABLES];

const INTRODUCTION = `# Settings

For operators: every setting of the site, the CMS and the commands. Afterwards you know which to set; \`npm run setup\` asks for
most of them ([operations.md](operations.md#setting-it-up)).

Settings are environment variables. A wrong one stops the start, before anything is built or written, with one line that says
which and why. An empty one counts as not set. Addresses that begin with \`http\` hold no user and no password. A start warns of names
in the environment that look like misspelt settings.
`;

/** The documentation in an entry's `v.metadata`: its default in Markdown, where the schema has none or another one. */
const metadata = v.strictObject({ default: v.optional(v.string()) });

/** Returns all names in the order of their schemas: a name that an earlier one lacks follows the name before it. */
function namesOf(schemas: readonly v.ObjectEntries[]): readonly string[] {
  const names: string[] = [];
  for (const schema of schemas) {
    let place = names.length;
    for (const name of Object.keys(schema)) {
      if (!names.includes(name)) names.splice(place, 0, name);
      place = names.indexOf(name) + 1;
    }
  }
  return names;
}

/**
 * Returns a setting's row.
 *
 * @throws unless exactly one entry has a sentence
 */
function rowOf(name: string, schemas: readonly v.ObjectEntries[]): string {
  // Programs share some entries.
  const entries = new Set(schemas.flatMap((schema) => schema[name] ?? []));
  const [entry, another] = [...entries].filter((each) => v.getDescription(each) !== undefined);
  if (entry === undefined) throw new Error(`${name} has no v.description in its schema: add one, then run ${COMMAND}`);
  if (another !== undefined)
    throw new Error(`${name} has a v.description in two schemas: keep one, then run ${COMMAND}`);
  const standard = v.getDefault(entry);
  const shown = v.parse(metadata, v.getMetadata(entry)).default ?? (standard ? `\`${standard}\`` : 'none');
  return `| \`${name}\` | ${shown} | ${v.getDescription(entry)} |\n`;
}

/** Writes the page of all settings, from the descriptions and defaults in their schemas. */
export function settingsPage(schemas = SCHEMAS): string {
  const rows = namesOf(schemas).map((name) => rowOf(name, schemas));
  return `${INTRODUCTION}\n| name | default | what it does |\n|---|---|---|\n${rows.join('')}`;
}
