'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { FieldLink } from '#cms/kit/admin/field-link.tsx';
import type { ShownResult } from './check-requests.ts';
import { CHECK_TEXTS as WORDS } from './check-texts.ts';

type Props = {
  readonly findings: readonly ShownResult[];
  /** Opens the field with a path. */
  readonly open: (path: string) => void;
};

/** The findings in a form, each with a link to its field, and to the picture where that needs something. */
export function CheckResultList({ findings, open }: Props) {
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  return (
    <ul style={{ margin: '0 0 8px', paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
      {findings.map(({ kind, path, place, text, picture }) => (
        <li key={`${kind} ${path} ${text}`} style={{ marginBlockEnd: 8 }}>
          <FieldLink name={place} onOpen={() => open(path)} />
          <div className="field-description">
            {text}{' '}
            {picture === null ? null : (
              <a href={`${config.routes.admin}/collections/media/${picture}`}>{WORDS.picture[reader]}</a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
