import { UploadFeature } from '@payloadcms/richtext-lexical';
import { text } from './basic-fields.ts';

type Pictures = ReturnType<typeof UploadFeature>;
type Feature = Exclude<Pictures['feature'], (...asked: never) => unknown>;

/** Labels the inserted element with the collection's name, not “Upload” or “Datei”. */
function withOwnLabels(feature: Feature): Feature {
  const { en, de } = { en: 'Picture', de: 'Bild' };
  const { i18n } = feature;
  return { ...feature, i18n: { ...i18n, en: { ...i18n?.en, label: en }, de: { ...i18n?.de, label: de } } };
}

const caption = text('caption', {
  label: { en: 'Caption', de: 'Bildunterschrift' },
  description: {
    en: 'Shown below the picture. The alternative text is kept with the picture itself.',
    de: 'Steht unter dem Bild. Der Alternativtext gehört zum Bild selbst.',
  },
  // Each language has a separate text, and so separate captions.
  localized: false,
});

/** Builds the feature for library pictures with captions within a rich text: Payload's uploads. */
export function pictureFeature(): Pictures {
  const pictures = UploadFeature({
    enabledCollections: ['media'],
    collections: { media: { fields: [caption] } },
    // At any depth of reading, texts keep the ids of pictures.
    maxDepth: 0,
  });
  const { feature } = pictures;
  return {
    ...pictures,
    feature: async (asked) => withOwnLabels(typeof feature === 'function' ? await feature(asked) : feature),
  };
}
