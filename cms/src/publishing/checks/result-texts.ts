import type { LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { quote, readerLanguage } from '#cms/base/reader-language.ts';
import type { CheckResult, CheckResultKind, Step } from './document-check.ts';

/** A finding in the editor's language. */
export type FormattedResult = {
  readonly kind: CheckResultKind;
  readonly path: string;
  readonly place: string;
  readonly text: string;
  /** The picture that needs a text or a replacement. */
  readonly picture: number | null;
};

const TEXTS = {
  required: {
    en: 'Still empty, and required for publishing',
    de: 'Noch leer und zum Veröffentlichen erforderlich',
  },
  link: {
    en: 'The link {about} leads nowhere: nothing is published there.',
    de: 'Der Link {about} führt ins Leere: Dort ist nichts veröffentlicht.',
  },
  alt: { en: 'The picture {about} has no alternative text', de: 'Dem Bild {about} fehlt der Alternativtext' },
  nothing_listed: {
    en: 'The section lists nothing yet: visitors read “There is nothing here yet.” below its title.',
    de: 'Der Abschnitt listet noch nichts auf: Besucher lesen unter seinem Titel „Hier steht noch nichts.“',
  },
  title_alone: {
    en: 'The section has nothing but its title: visitors see nothing below it.',
    de: 'Der Abschnitt hat nur einen Titel: Darunter sehen Besucher nichts.',
  },
  small_picture: {
    en: 'The picture {about} is {width} pixels wide. At least {least} are needed here, or it looks blurred.',
    de: 'Das Bild {about} ist {width} Pixel breit. Hier sollten es mindestens {least} sein, sonst wirkt es unscharf.',
  },
  empty: {
    en: 'The section is empty: visitors see nothing there.',
    de: 'Der Abschnitt ist leer: Besucher sehen nichts davon.',
  },
  over: {
    en: 'This day has passed: visitors won’t see the position.',
    de: 'Dieser Tag ist vorbei: Besucher werden die Stelle nicht sehen.',
  },
  no_sections: {
    en: 'The page has no sections yet: visitors would see an empty page.',
    de: 'Die Seite hat noch keine Abschnitte: Besucher sähen eine leere Seite.',
  },
} as const satisfies Record<CheckResultKind, LocalText>;

function translateLabel(step: Step, { i18n }: PayloadRequest): string {
  if (typeof step === 'number') return String(step);
  return step ? getTranslation(step, i18n) : '';
}

/** Formats findings for an editor. */
export function formatResults(
  req: PayloadRequest,
  findings: readonly CheckResult[],
  pictureName: (id: number) => string,
): readonly FormattedResult[] {
  const reader = readerLanguage(req.i18n);
  return findings.map(({ kind, path, place, about, pixels, language }) => {
    const isOfPicture = kind === 'alt' || kind === 'small_picture';
    const named = isOfPicture ? quote(pictureName(Number(about)), reader) : String(about);
    const where = language === null ? '' : ` (${LANGUAGE_NAMES[language][reader]})`;
    const words =
      TEXTS[kind][reader]
        .replace('{about}', named)
        .replace('{width}', String(pixels?.width))
        .replace('{least}', String(pixels?.least)) + where;
    const text = /[.)“”]$/.test(TEXTS[kind][reader]) ? words : `${words}.`;
    const labels = place.map((label) => translateLabel(label, req)).filter((label) => label !== '');
    return { kind, path, place: labels.join(' › '), text, picture: isOfPicture ? Number(about) : null };
  });
}
