'use client';

import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { readerLanguage } from '../../admin/reader-language.ts';
import type { ShownFinding } from './ask-checks.ts';
import { CHECK_WORDS as WORDS } from './check-words.ts';
import { openField } from './open-field.ts';
import { useFormCheck } from './use-form-check.ts';

/** A draft is saved by itself while somebody types: what it lacks then can wait. In milliseconds. */
const PAUSE_MS = 1_000;

/** Beside a document: what visitors would miss if it were published as it is. Each leads to its field. */
export function CheckPanel() {
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const check = useFormCheck();
  const { lastUpdateTime } = useDocumentInfo();
  const [findings, setFindings] = useState<readonly ShownFinding[] | null>();

  const look = useCallback(() => {
    setFindings(undefined);
    void check().then(setFindings);
  }, [check]);
  useEffect(look, [look]);
  // What was found stays there meanwhile.
  useEffect(() => {
    if (!lastUpdateTime) return;
    let isLeaving = false;
    const show = (found: typeof findings) => {
      if (!isLeaving) setFindings(found);
    };
    const waiting = setTimeout(() => void check().then(show), PAUSE_MS);
    return () => {
      isLeaving = true;
      clearTimeout(waiting);
    };
  }, [check, lastUpdateTime]);

  const state =
    findings === undefined
      ? WORDS.checking
      : findings === null
        ? WORDS.failed
        : findings.length === 0
          ? WORDS.fine
          : null;
  return (
    <section className="field-type" aria-label={WORDS.title[reader]}>
      <h3 style={{ fontSize: '1em', margin: 0 }}>{WORDS.title[reader]}</h3>
      <p role="status" style={{ margin: '8px 0' }}>
        {state?.[reader]}
      </p>
      <ul style={{ margin: '0 0 8px', paddingInlineStart: 18, overflowWrap: 'anywhere' }}>
        {findings?.map(({ kind, path, place, text, picture }) => (
          <li key={`${kind} ${path} ${text}`} style={{ marginBlockEnd: 8 }}>
            <button
              type="button"
              onClick={() => void openField(path)}
              style={{
                font: 'inherit',
                padding: 0,
                border: 0,
                background: 'none',
                color: 'inherit',
                textAlign: 'start',
                textDecoration: 'underline',
                cursor: 'pointer',
              }}
            >
              {place}
            </button>
            <div className="field-description">
              {text}{' '}
              {picture === null ? null : (
                <a href={`${config.routes.admin}/collections/media/${picture}`}>{WORDS.picture[reader]}</a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div style={{ marginBlockEnd: 24 }}>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={look}>
          {WORDS.check[reader]}
        </Button>
      </div>
    </section>
  );
}
