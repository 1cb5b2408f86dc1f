'use client';

import { TableFeatureClient } from '@payloadcms/richtext-lexical/client';
import { readerLanguage } from '#cms/base/reader-language.ts';

const TABLE = { en: 'Table', de: 'Tabelle' } as const;

const label = ({ i18n }: { readonly i18n: { readonly language: string } }) => TABLE[readerLanguage(i18n)];

/** Renames all items of menu groups, which contain only the table. */
function withLabel<G extends { readonly items: readonly object[] }>(groups: readonly G[] = []) {
  return groups.map((group) => ({ ...group, items: group.items.map((item) => ({ ...item, label })) }));
}

/** Payload's table feature, which has an English name in every language. */
export const NamedTableFeature: typeof TableFeatureClient = (props) => {
  const table = TableFeatureClient(props);
  const { feature } = table;
  if (typeof feature === 'function') return table;
  const { slashMenu, toolbarFixed } = feature;
  return {
    ...table,
    feature: {
      ...feature,
      slashMenu: { ...slashMenu, groups: withLabel(slashMenu?.groups) },
      toolbarFixed: { ...toolbarFixed, groups: withLabel(toolbarFixed?.groups) },
    },
  };
};
