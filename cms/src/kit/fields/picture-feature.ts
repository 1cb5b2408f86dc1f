import { UploadFeature } from '@payloadcms/richtext-lexical';
import { text } from './basic-fields.ts';

type Pictures = ReturnType<typeof UploadFeature>;
type Feature = Exclude<Pictures['feature'], (...asked: never) => unknown>;

/** Editors see what is inserted by the name that the collection has, not as “Upload” or “Datei”. */
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
  // Each language has a text, and so captions, of its own.
  localized: false,
});

/** Pictures of the library within a rich text, each with a caption: Payload's uploads. */
export function pictureFeature(): Pictures {
  const pictures = UploadFeature({
    enabledCollections: ['media'],
    collections: { media: { fields: [caption] } },
    // Whatever depth a document is read with, its texts hold the numbers of pictures.
    maxDepth: 0,
  });
  const { feature } = pictures;
  return {
    ...pictures,
    feature: async (asked) => withOwnLabels(typeof feature === 'function' ? await feature(asked) : feature),
  };
}
