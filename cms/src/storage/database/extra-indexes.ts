import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';

type Tables = SQLiteAdapter['rawTables'];

/** The columns by which the admin's lists are sorted by default. */
const SORTED_BY = ['version_date', 'version__order'];

/** The columns with a document's number of untranslated texts per language, by which the translation list filters. */
const WAITING = LANGUAGES.map((language) => `waiting_${language}`);

/**
 * Adds the indexes that Payload leaves out, which avoids full scans: a document's texts by document (Payload's index
 * begins with the language), the newest versions in the order of the admin's lists, documents that wait for
 * translation, and lists of short texts by document and, for references, by text.
 */
export function addIndexes(tables: Tables): void {
  for (const table of Object.values(tables)) {
    const { name, columns } = table;
    const add = (index: string, on: string[]) => {
      table.indexes = { ...table.indexes, [index]: { name: `${name}_${index}_idx`, on } };
    };
    if ('_locale' in columns && '_parentID' in columns) add('parent_id', ['_parentID']);
    if (name.endsWith('_texts') && 'text' in columns && 'parent' in columns) {
      add('parent', ['parent']);
      if (!Object.values(table.indexes ?? {}).some(({ on }) => on === 'text')) add('text', ['text']);
    }
    for (const column of SORTED_BY)
      if ('latest' in columns && column in columns) add('latest_sorted', ['latest', column]);
    for (const count of WAITING) {
      const drafted = `version_translation_${count}`;
      if ('latest' in columns && drafted in columns) add(`latest_${count}`, ['latest', drafted]);
      else if (`translation_${count}` in columns) add(count, [`translation_${count}`]);
    }
  }
}

/** Adds these indexes to an adapter's tables, and so to generated migrations. */
export function extendIndexes(adapter: PostgresAdapter | SQLiteAdapter): void {
  const indexed = <S>({ schema }: { readonly schema: S }): S => {
    addIndexes(adapter.rawTables);
    return schema;
  };
  adapter.beforeSchemaInit.push(indexed);
}
