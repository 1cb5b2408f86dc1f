import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { TextStateFeature } from '@payloadcms/richtext-lexical';

type Marks = ReturnType<typeof TextStateFeature>;
type Feature = Exclude<Marks['feature'], (...asked: never) => unknown>;

/** Each in its language, since Payload takes only one text for these. */
const LABELS: Readonly<Record<Language, string>> = { en: 'In English', de: 'Auf Deutsch' };

/** The label for removing a mark: Payload calls it “Default style”. */
const NO_MARK: Readonly<Record<Language, string>> = {
  en: 'In the language of the page',
  de: 'In der Sprache der Seite',
};

/** The style of marked words in the editor; on pages they look like all others. */
const LOOK = { 'text-decoration': 'underline dotted' } as const;

function withOwnLabels(feature: Feature): Feature {
  const i18n = { ...feature.i18n };
  for (const language of LANGUAGES) i18n[language] = { ...i18n[language], defaultStyle: NO_MARK[language] };
  return { ...feature, i18n };
}

/** Marks words in another language than the page's, for screen readers, with Payload's text states. */
export function languageFeature(): Marks {
  const marks = TextStateFeature({
    state: {
      lang: Object.fromEntries(LANGUAGES.map((language) => [language, { label: LABELS[language], css: LOOK }])),
    },
  });
  const { feature } = marks;
  return {
    ...marks,
    feature: async (asked) => withOwnLabels(typeof feature === 'function' ? await feature(asked) : feature),
  };
}
