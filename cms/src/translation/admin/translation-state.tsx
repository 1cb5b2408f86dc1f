'use client';

import { withLanguagePrefix } from '@kontorwerk/contract/address/address';
import { isLocalText, LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { getTranslation } from '@payloadcms/translations';
import { toast, useAuth, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { writableLanguages } from '#cms/kit/access/roles.ts';
import { openField } from '#cms/kit/admin/field-focus.ts';
import { FieldLink } from '#cms/kit/admin/field-link.tsx';
import { reloadDocument, useDocumentId, useSavedDocument } from '#cms/kit/admin/saved-document.ts';
import { isLinkedCollection } from '#cms/kit/links/reference.ts';
import { placeOfField } from '#cms/kit/localised/document-texts.ts';
import type { LocalisedText } from '#cms/kit/localised/localised-texts.ts';
import { useDocumentTexts } from '#cms/kit/localised/use-document-texts.ts';
import { confirmTranslation } from '../confirmation-request.ts';
import { describeFallback } from '../fallback-note.ts';
import { OtherLanguageSwitch } from '../other-language-switch.tsx';
import { TRANSLATION_STATE_ID } from '../pending-note.tsx';
import { SourceChange } from '../source-change.tsx';
import { makeVisitQuery } from '../visit-query.ts';

/** Texts that are listed by name; of the rest only the number is shown. */
const MAX_NAMED = 6;

const READY: LocalText = { en: 'nothing to translate', de: 'nichts zu übersetzen' };
const UNWRITTEN: LocalText = { en: 'nothing written yet', de: 'noch kein Text' };
const MISSING: LocalText = { en: 'missing:', de: 'es fehlen:' };
const OUTDATED: { readonly [L in Language]: LocalText } = {
  en: { en: 'The German text has changed since:', de: 'Der deutsche Text wurde seitdem geändert:' },
  de: { en: 'The English text has changed since:', de: 'Der englische Text wurde seitdem geändert:' },
};
const UNPUBLISHED: LocalText = {
  en: 'The latest changes aren’t published yet.',
  de: 'Die letzten Änderungen sind noch nicht veröffentlicht.',
};
const MORE: LocalText = { en: 'and {count} more', de: 'und {count} weitere' };
const ON_SITE: LocalText = { en: 'View on the site', de: 'Auf der Website ansehen' };
const WRITE: { readonly [L in Language]: LocalText } = {
  en: { en: 'Write the English texts', de: 'Englische Texte schreiben' },
  de: { en: 'Write the German texts', de: 'Deutsche Texte schreiben' },
};
const NEW_TAB: LocalText = { en: 'opens in a new tab', de: 'öffnet einen neuen Tab' };

const LIST = { display: 'grid', gap: 12 } as const;

type NamedText = { readonly place: string; readonly name: string };

/** Lists the first of some texts, and the number of the rest. */
function Texts<T extends NamedText>({
  texts,
  show,
}: {
  readonly texts: readonly T[];
  readonly show: (text: T) => ReactNode;
}) {
  const { i18n } = useTranslation();
  return (
    <ul style={{ margin: '4px 0', paddingInlineStart: 18 }}>
      {texts.slice(0, MAX_NAMED).map((text) => (
        <li key={text.place}>{show(text)}</li>
      ))}
      {texts.length > MAX_NAMED ? (
        <li>{MORE[readerLanguage(i18n)].replace('{count}', `${texts.length - MAX_NAMED}`)}</li>
      ) : null}
    </ul>
  );
}

/** Returns a function that names a text by the labels on its path. */
function useNameOf(): (text: LocalisedText | undefined) => string {
  const { i18n } = useTranslation();
  return (text) =>
    (text?.labels ?? [])
      .map(([label, row]) => {
        const words = typeof label === 'string' || isLocalText(label) ? getTranslation(label, i18n) : '';
        return row === undefined ? words : `${words} ${row}`;
      })
      .filter((words) => words !== '')
      .join(' › ');
}

/** A placeholder while texts load, so that what is below doesn't shift under the pointer. */
function Placeholder({ reader, hasAddress }: { readonly reader: Language; readonly hasAddress: boolean }) {
  return (
    <div className="field-type" style={LIST} aria-busy="true">
      {LANGUAGES.map((language) => (
        <div key={language}>
          <strong>{LANGUAGE_NAMES[language][reader]}</strong>: …{hasAddress ? <div>&nbsp;</div> : null}
        </div>
      ))}
      <OtherLanguageSwitch />
    </div>
  );
}

/**
 * The panel beside a saved document: the texts that each language lacks, those outdated by a change of the other, and
 * the links to the page on the site.
 */
export function TranslationState() {
  const id = useDocumentId();
  const { collectionSlug, globalSlug, hasPublishedDoc, hasSavePermission, unpublishedVersionCount } = useDocumentInfo();
  const { getFields } = useForm();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const nameOf = useNameOf();
  const { code } = useLocale();
  const saved = useSavedDocument();
  const texts = useDocumentTexts();
  const reader = readerLanguage(i18n);
  if ((id === undefined && !globalSlug) || saved === null) return null;
  if (saved === undefined || texts === null) {
    return <Placeholder reader={reader} hasAddress={hasPublishedDoc && isLinkedCollection(collectionSlug)} />;
  }
  const { byPlace, state, unwritten } = texts;
  const named = <T extends { readonly language: Language; readonly place: string }>(
    of: readonly T[],
    language: Language,
  ) =>
    of.filter((text) => text.language === language).map((text) => ({ ...text, name: nameOf(byPlace.get(text.place)) }));

  const mayConfirm = (language: Language) => hasSavePermission && writableLanguages(user).includes(language);

  async function confirm(place: string): Promise<void> {
    const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
    const problem = await confirmTranslation(document, [place], reader);
    if (problem !== null) toast.error(problem);
    reloadDocument();
  }

  /** Opens the field of a text, wherever its row has moved in the form. */
  function open(place: string): void {
    const fields = getFields();
    const path = Object.keys(fields).find((each) => placeOfField(each, (other) => fields[other]?.value) === place);
    if (path !== undefined) void openField(path);
  }

  return (
    <div className="field-type" id={TRANSLATION_STATE_ID} tabIndex={-1} style={LIST}>
      {LANGUAGES.map((language) => {
        const missing = named(state.missing, language);
        const outdated = named(state.outdated, language);
        const address = saved.addresses[language];
        return (
          <div key={language}>
            <strong>{LANGUAGE_NAMES[language][reader]}</strong>:{' '}
            {missing.length + outdated.length === 0 ? (unwritten.includes(language) ? UNWRITTEN : READY)[reader] : null}
            {missing.length === 0 ? null : (
              <>
                {MISSING[reader]}
                <Texts
                  texts={missing}
                  show={({ name, place }) =>
                    code === language ? <FieldLink name={name} onOpen={() => open(place)} /> : name
                  }
                />
                {
                  describeFallback(
                    language,
                    collectionSlug,
                    missing.map(({ place }) => place),
                  )[reader]
                }
              </>
            )}
            {outdated.length === 0 ? null : (
              <div>
                {OUTDATED[language][reader]}
                <Texts
                  texts={outdated}
                  show={(text) => (
                    <SourceChange
                      name={text.name}
                      text={text}
                      confirm={mayConfirm(language) ? () => void confirm(text.place) : undefined}
                      open={code === language ? () => open(text.place) : undefined}
                    />
                  )}
                />
              </div>
            )}
            {code === language || missing.length + outdated.length === 0 ? null : (
              <div>
                <a href={makeVisitQuery(language, user)}>{WRITE[language][reader]}</a>
              </div>
            )}
            {typeof address !== 'string' ? null : (
              <div>
                <a href={withLanguagePrefix(address, language)} target="_blank" rel="noreferrer">
                  {ON_SITE[reader]} ({NEW_TAB[reader]})
                </a>
              </div>
            )}
          </div>
        );
      })}
      {hasPublishedDoc && unpublishedVersionCount > 0 ? <div>{UNPUBLISHED[reader]}</div> : null}
      <OtherLanguageSwitch />
    </div>
  );
}
