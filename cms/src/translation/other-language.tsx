'use client';

import { isRecord } from '@kontorwerk/contract/content/read-values';
import { isLanguage, type Language, type LocalText } from '@kontorwerk/contract/languages';
import { Button, toast, useFieldPath, useForm, useLocale, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { plainText } from '#cms/kit/links/plain-text.ts';
import { useDocumentTexts, usePlace } from '#cms/kit/localised/use-document-texts.ts';
import { useShowsOtherLanguage } from './other-language-switch.tsx';
import { requestSuggestion } from './suggestion-request.ts';

const COPY: LocalText = { en: 'Copy', de: 'Übernehmen' };
const SUGGEST: LocalText = { en: 'Suggest a translation', de: 'Übersetzung vorschlagen' };
const BUTTON_LABEL: LocalText = { en: '{action}: {language} text', de: '{action}: Text auf {language}' };

type OtherLanguageProps = {
  readonly path: string;
  readonly readOnly?: boolean;
  /** Whether a translation service is configured. */
  readonly suggests: boolean;
};

/** Returns a setter of a field's value; a rich text editor takes it as its initial value. */
function useWrite(path: string): (value: unknown) => void {
  const { dispatchFields, setModified } = useForm();
  return (value) => {
    dispatchFields({ type: 'UPDATE', path, value, initialValue: value, valid: true });
    setModified(true);
  };
}

function OtherText({ path, language, readOnly, suggests }: OtherLanguageProps & { readonly language: Language }) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const place = usePlace(path);
  const write = useWrite(path);
  const [isAsking, setAsking] = useState(false);
  const other: Language = language === 'en' ? 'de' : 'en';
  const stored = useDocumentTexts()?.byPlace.get(place)?.value;
  const value = isRecord(stored) ? stored[other] : undefined;
  const text = plainText(value);
  if (text === '') return null;
  const name = LANGUAGE_NAMES[other][reader];
  const labelOf = (action: LocalText) =>
    BUTTON_LABEL[reader].replace('{action}', action[reader]).replace('{language}', name);

  async function suggest(): Promise<void> {
    setAsking(true);
    const answer = await requestSuggestion(value, { from: other, to: language }, reader);
    setAsking(false);
    if ('problem' in answer) toast.error(answer.problem);
    else write(answer.value);
  }

  return (
    <div className="other-language">
      <div className="other-language__head">
        <strong>{name}</strong>
        {readOnly ? null : (
          <>
            <Button
              buttonStyle="pill"
              size="small"
              margin={false}
              aria-label={labelOf(COPY)}
              onClick={() => write(value)}
            >
              {COPY[reader]}
            </Button>
            {suggests ? (
              <Button
                buttonStyle="pill"
                size="small"
                margin={false}
                disabled={isAsking}
                aria-label={labelOf(SUGGEST)}
                onClick={() => void suggest()}
              >
                {SUGGEST[reader]}
              </Button>
            ) : null}
          </>
        )}
      </div>
      <div className="other-language__text" lang={other}>
        {text}
      </div>
    </div>
  );
}

/** The other language's text below a field, to be read, copied or translated by a service. */
export function OtherLanguage({ path: given, ...props }: OtherLanguageProps) {
  const path = useFieldPath() || given;
  const { code } = useLocale();
  const shown = useShowsOtherLanguage();
  if (!shown || !isLanguage(code)) return null;
  return <OtherText {...props} path={path} language={code} />;
}
