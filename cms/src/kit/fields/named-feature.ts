import type { ParagraphFeature } from '@payloadcms/richtext-lexical';

type Feature = ReturnType<typeof ParagraphFeature>;

/** A feature of the rich text as Payload has it, with other German words in the place of some. */
export function withGerman(named: Feature, words: Readonly<Record<string, string>>): Feature {
  const { feature } = named;
  if (typeof feature === 'function') return named;
  return { ...named, feature: { ...feature, i18n: { ...feature.i18n, de: { ...feature.i18n?.de, ...words } } } };
}
