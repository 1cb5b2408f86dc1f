'use client';

import { isLocalText, LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { LANGUAGE_NAMES } from '../labels.ts';
import { type MissingTexts, missingTexts } from './missing-texts.ts';
import { readerLanguage } from './reader-language.ts';
import { useSavedDocument } from './saved-document.ts';
import { viewAddress } from './view-address.ts';

/** So many missing texts are named; of more, their number is enough. */
const NAMED = 6;

const COMPLETE: LocalText = { en: 'every text is there', de: 'alle Texte vorhanden' };
const MISSING: LocalText = { en: 'missing:', de: 'es fehlen:' };
const MORE: LocalText = { en: 'and {count} more', de: 'und {count} mehr' };
const INSTEAD: { readonly [L in Language]: LocalText } = {
  en: { en: 'Visitors see gaps there.', de: 'Besucher sehen dort Lücken.' },
  de: { en: 'Visitors see the English texts there.', de: 'Besucher sehen dort die englischen Texte.' },
};
const ON_SITE: LocalText = { en: 'View on the site', de: 'Auf der Website ansehen' };
const NEW_TAB: LocalText = { en: 'opens in a new tab', de: 'öffnet einen neuen Tab' };

function Gaps({ names, language }: { readonly names: readonly string[]; readonly language: Language }) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  return (
    <>
      <ul style={{ margin: '4px 0', paddingInlineStart: 18 }}>
        {names.slice(0, NAMED).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > NAMED ? <li>{MORE[reader].replace('{count}', `${names.length - NAMED}`)}</li> : null}
      </ul>
      {INSTEAD[language][reader]}
    </>
  );
}

/** Tells beside a saved document which texts one of the languages lacks, and leads to it on the site. */
export function TranslationState() {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const saved = useSavedDocument();
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' });
  if (saved === null || !entity) return null;
  const reader = readerLanguage(i18n);
  const translate = (label: unknown) =>
    typeof label === 'string' || isLocalText(label) ? getTranslation(label, i18n) : '';
  const missing: MissingTexts = missingTexts(entity.fields, saved.latest, translate);
  return (
    <div className="field-type" style={{ display: 'grid', gap: 12 }}>
      {LANGUAGES.map((language) => {
        // Two rows without labels of their own may lead to their texts by the same words.
        const names = [...new Set(missing[language])];
        const address = saved.published && viewAddress(collectionSlug ?? '', saved.published, language);
        return (
          <div key={language}>
            <strong>{LANGUAGE_NAMES[language][reader]}</strong>:{' '}
            {names.length === 0 ? COMPLETE[reader] : MISSING[reader]}
            {names.length === 0 ? null : <Gaps names={names} language={language} />}
            {address === null ? null : (
              <div>
                <a href={address} target="_blank" rel="noreferrer">
                  {ON_SITE[reader]} ({NEW_TAB[reader]})
                </a>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
