import { flattenAllFields } from 'payload';
import { SECTION_BLOCKS } from '#cms/content/sections/blocks.ts';
import { parseReference } from '#cms/kit/links/reference.ts';
import { parseTextLinks } from '#cms/kit/links/text-links.ts';
import { type Dialect, fillRows } from '#cms/storage/database/fill-rows.ts';
import { findReferences } from './references.ts';

/** Returns the references of stored sections; none where they can't be parsed. */
function listSectionReferences(stored: unknown): readonly string[] {
  const fields = flattenAllFields({ fields: [{ name: 'sections', type: 'blocks', blocks: SECTION_BLOCKS }] });
  try {
    const sections: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return [...findReferences(fields, { sections })];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Returns the references of a document's link and of its texts, whose links are stored already. */
function listLinkReferences(link: unknown, kept: unknown): readonly string[] {
  const linked = typeof link === 'string' ? parseReference(link) : null;
  const inTexts = typeof kept === 'string' ? parseTextLinks(kept) : [];
  return [...new Set([...(linked ? [linked.reference] : []), ...inTexts])];
}

/** The collections with texts, and those with a link besides. */
const WITH_TEXTS = ['projects', 'posts', 'jobs'] as const;
const WITH_LINK: readonly string[] = ['projects'];

/** The tables of published documents and of versions. */
const STATES = [
  { tableOf: (name: string) => name, column: (name: string) => name, path: 'references' },
  { tableOf: (name: string) => `_${name}_v`, column: (name: string) => `version_${name}`, path: 'version.references' },
] as const;

/** Fills in the references of existing documents, for the migration that adds the field. */
export async function backfillReferences(dialect: Dialect): Promise<void> {
  const { sql, table: madeTable } = dialect;
  const named = (name: string) => sql.identifier(name);
  const joined = sql.raw(dialect.joined);

  for (const { tableOf, column, path } of STATES) {
    const write = (table: string) => (json: string) =>
      sql`INSERT INTO ${named(`${table}_texts`)} ("order", "parent_id", "path", "text")
        SELECT "order", "parent", ${path}, "text" FROM ${madeTable(json, { order: 'integer', parent: 'integer', text: 'text' })}`;
    const rowsOf = (parent: unknown, references: readonly string[]) =>
      references.map((text, at) => ({ parent, order: at + 1, text }));

    const pages = tableOf('pages');
    await fillRows(dialect, {
      read: (after, count) =>
        sql`SELECT "id", ${named(column('sections'))} AS "sections" FROM ${named(pages)} WHERE "id" > ${after} ORDER BY "id" LIMIT ${count}`,
      make: ({ id, sections }) => rowsOf(id, listSectionReferences(sections)),
      write: write(pages),
    });
    for (const name of WITH_TEXTS) {
      const table = tableOf(name);
      const link = WITH_LINK.includes(name) ? named(column('link')) : sql`NULL`;
      const texts = sql`SELECT ${joined}(${named(column('body_links'))}, ' ') FROM ${named(`${table}_locales`)} WHERE "_parent_id" = "documents"."id"`;
      await fillRows(dialect, {
        read: (after, count) =>
          sql`SELECT "id", ${link} AS "link", (${texts}) AS "kept" FROM ${named(table)} AS "documents" WHERE "id" > ${after} ORDER BY "id" LIMIT ${count}`,
        make: ({ id, link: address, kept }) => rowsOf(id, listLinkReferences(address, kept)),
        write: write(table),
      });
    }
  }
}
