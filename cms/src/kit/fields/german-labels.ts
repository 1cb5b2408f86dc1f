import type { ParagraphFeature } from '@payloadcms/richtext-lexical';

type Feature = ReturnType<typeof ParagraphFeature>;

/** Returns a feature of Payload's rich text editor with some German texts replaced. */
export function withGermanTexts(named: Feature, words: Readonly<Record<string, string>>): Feature {
  const { feature } = named;
  if (typeof feature === 'function') return named;
  return { ...named, feature: { ...feature, i18n: { ...feature.i18n, de: { ...feature.i18n?.de, ...words } } } };
}
