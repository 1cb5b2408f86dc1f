'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { openField } from '#cms/kit/admin/field-focus.ts';
import { SidebarPanel } from '#cms/kit/admin/sidebar-panel.tsx';
import type { UnreadDate } from '#cms/kit/dates/unread-dates.ts';
import { useUnreadDates } from '#cms/kit/dates/use-unread-dates.ts';
import type { ShownResult } from './check-requests.ts';
import { CheckResultList } from './check-result-list.tsx';
import { CHECK_TEXTS as WORDS } from './check-texts.ts';
import { useFormCheck } from './use-form-check.ts';

/**
 * The pause between checks in milliseconds: drafts are autosaved while an editor types, and checking those can wait.
 */
const PAUSE_MS = 1_000;

/** Returns the finding about a date that can't be parsed: the server, which checks the form's values, never gets it. */
function unreadResult({ path, label, problem }: UnreadDate): ShownResult {
  return { kind: 'required', path, place: label, text: problem, picture: null };
}

/** The panel beside a document: what visitors would miss if it were published now, each with a link to its field. */
export function CheckPanel() {
  const reader = readerLanguage(useTranslation().i18n);
  const check = useFormCheck();
  const { lastUpdateTime } = useDocumentInfo();
  const [findings, setFindings] = useState<readonly ShownResult[] | null>();
  const unreadDates = useUnreadDates();

  const look = useCallback(() => {
    setFindings(undefined);
    void check().then((checked) => setFindings(checked?.findings ?? null));
  }, [check]);
  useEffect(look, [look]);
  // Earlier findings stay visible meanwhile.
  useEffect(() => {
    if (!lastUpdateTime) return;
    let isLeaving = false;
    const show = (found: typeof findings) => {
      if (!isLeaving) setFindings(found);
    };
    const waiting = setTimeout(() => void check().then((checked) => show(checked?.findings ?? null)), PAUSE_MS);
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
        : findings.length + unreadDates.length === 0
          ? WORDS.fine
          : null;
  return (
    <SidebarPanel title={WORDS.title[reader]}>
      <p role="status" style={{ margin: '8px 0' }}>
        {state?.[reader]}
      </p>
      <CheckResultList
        findings={[...unreadDates.map(unreadResult), ...(findings ?? [])]}
        open={(path) => void openField(path)}
      />
      <div style={{ marginBlockEnd: 24 }}>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={look}>
          {WORDS.check[reader]}
        </Button>
      </div>
    </SidebarPanel>
  );
}
