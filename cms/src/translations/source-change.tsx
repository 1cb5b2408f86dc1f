'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '../admin/reader-language.ts';
import { LANGUAGE_NAMES } from '../labels.ts';
import type { Outdated } from './translation-state.ts';

const BEFORE: LocalText = { en: 'Before', de: 'Vorher' };
const NOW: LocalText = { en: 'Now', de: 'Jetzt' };
const STILL_RIGHT: LocalText = { en: 'Still right', de: 'Stimmt noch' };
const OF: LocalText = { en: 'Still right: {name}', de: 'Stimmt noch: {name}' };

type SourceChangeProps = {
  readonly name: string;
  readonly text: Outdated;
  /** Notes that the translation is right all the same; undefined for who may not say so. */
  readonly confirm?: (() => void) | undefined;
};

/** A text whose translation was left behind: what it was made from, and what stands there now. */
export function SourceChange({ name, text, confirm }: SourceChangeProps) {
  const { i18n } = useTranslation();
  const reader = readerLanguage(i18n);
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
      {confirm ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={OF[reader].replace('{name}', name)}
          onClick={confirm}
        >
          {STILL_RIGHT[reader]}
        </Button>
      ) : null}
    </details>
  );
}
