import type { LocalText } from '@kontorwerk/contract/languages';
import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical';

/** The fields of the dialog for a new table, by Payload's names. */
const LABELS: Readonly<Record<string, LocalText>> = {
  rows: { en: 'Rows', de: 'Zeilen' },
  columns: { en: 'Columns', de: 'Spalten' },
};

type Table = ReturnType<typeof EXPERIMENTAL_TableFeature>;
type Feature = Exclude<Table['feature'], (...asked: never) => unknown>;

function inBothLanguages(feature: Feature): Feature {
  return {
    ...feature,
    ClientFeature: '/kit/fields/table-names.ts#NamedTableFeature',
    generateSchemaMap: (asked) => {
      const map = feature.generateSchemaMap?.(asked) ?? null;
      const form = map?.get('fields');
      if (form && 'fields' in form)
        for (const field of form.fields)
          if (field.type === 'number' && LABELS[field.name]) field.label = LABELS[field.name];
      return map;
    },
  };
}

/** Builds Payload's table feature for a rich text, with labels in the editor's language. */
export function tableFeature(): Table {
  const table = EXPERIMENTAL_TableFeature();
  const { feature } = table;
  return {
    ...table,
    feature: async (asked) => inBothLanguages(typeof feature === 'function' ? await feature(asked) : feature),
  };
}
