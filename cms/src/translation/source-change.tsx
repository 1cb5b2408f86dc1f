'use client';

import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { Button, useTranslation } from '@payloadcms/ui';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { FieldLink } from '#cms/kit/admin/field-link.tsx';
import type { Outdated } from '#cms/kit/localised/translation-state.ts';

const BEFORE: LocalText = { en: 'Before', de: 'Vorher' };
const NOW: LocalText = { en: 'Now', de: 'Jetzt' };
const STILL_RIGHT: { readonly [L in Language]: LocalText } = {
  en: { en: 'The English text is still right', de: 'Der englische Text stimmt noch' },
  de: { en: 'The German text is still right', de: 'Der deutsche Text stimmt noch' },
};
const TO_FIELD: LocalText = { en: 'Go to the text', de: 'Zum Text' };

type SourceChangeProps = {
  readonly name: string;
  readonly text: Outdated;
  /** Marks the translation as still right; undefined without the permission for its language. */
  readonly confirm?: (() => void) | undefined;
  /** Opens its field; undefined while the form shows the other language. */
  readonly open?: (() => void) | undefined;
};

/** A text with an outdated translation: its source then and now. */
export function SourceChange({ name, text, confirm, open }: SourceChangeProps) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
  const stillRight = STILL_RIGHT[text.language][reader];
  const source = text.language === 'en' ? 'de' : 'en';
  return (
    <details className="source-change">
      <summary>{name}</summary>
      <dl lang={source}>
        <dt lang={reader}>
          {BEFORE[reader]} ({LANGUAGE_NAMES[source][reader]})
        </dt>
        <dd>
          <del>{text.before}</del>
        </dd>
        <dt lang={reader}>{NOW[reader]}</dt>
        <dd>
          <ins>{text.now}</ins>
        </dd>
      </dl>
      <div className="source-change__actions">
        {open ? <FieldLink name={TO_FIELD[reader]} label={`${TO_FIELD[reader]}: ${name}`} onOpen={open} /> : null}
        {confirm ? (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            aria-label={`${stillRight}: ${name}`}
            onClick={confirm}
          >
            {stillRight}
          </Button>
        ) : null}
      </div>
    </details>
  );
}
