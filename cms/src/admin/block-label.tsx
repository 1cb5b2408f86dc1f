'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '../fields/reader-language.ts';

/** A section in the list of a page's sections: what kind it is and its title, so that it is found without opening it. */
export function BlockLabel({ kind }: { readonly kind: LocalText }) {
  const { data } = useRowLabel<{ readonly main_title?: unknown }>();
  const { i18n } = useTranslation();
  const title = typeof data?.main_title === 'string' ? data.main_title : '';
  return (
    <span>
      <strong>{kind[readerLanguage(i18n)]}</strong>
      {title === '' ? null : <span> · {title}</span>}
    </span>
  );
}
