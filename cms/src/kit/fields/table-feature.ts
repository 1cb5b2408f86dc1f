import type { LocalText } from '@kontorwerk/contract/languages';
import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical';

/** What is asked of a new table, by the names that Payload has for it. */
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

/** Tables in a rich text as Payload has them, with names in the language of whoever writes. */
export function tableFeature(): Table {
  const table = EXPERIMENTAL_TableFeature();
  const { feature } = table;
  return {
    ...table,
    feature: async (asked) => inBothLanguages(typeof feature === 'function' ? await feature(asked) : feature),
  };
}
