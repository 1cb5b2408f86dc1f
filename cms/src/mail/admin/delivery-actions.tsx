'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { post } from '#cms/kit/admin/cms-requests.ts';
import { subjectPath } from '../outbox-state.ts';

const SEND: LocalText = { en: 'Send again', de: 'Erneut senden' };
const FAILED: LocalText = {
  en: 'That didn’t work. Please try again.',
  de: 'Das ging nicht. Bitte versuchen Sie es noch einmal.',
};
const OPEN: LocalText = { en: 'Open what it is about', de: 'Anlass öffnen' };

const sent = v.object({ message: v.string() });

/** The actions below a delivery: sends it again, and links to its subject. */
export function DeliveryActions() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [input, taskSlug] = useFormFields(([fields]) => [fields.input?.value, fields.taskSlug?.value]);
  const [outcome, setOutcome] = useState('');
  const reader = readerLanguage(i18n);
  const path = subjectPath({ input, taskSlug: typeof taskSlug === 'string' ? taskSlug : null });

  async function send(): Promise<void> {
    const address = `${config.routes.api}/globals/mails/send-again/${id}`;
    const answer = await post(address, {}, reader, FAILED[reader]);
    const read = 'body' in answer ? v.safeParse(sent, answer.body) : null;
    setOutcome('problem' in answer ? answer.problem : read?.success ? read.output.message : FAILED[reader]);
  }

  return (
    <div className="field-type" style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Button buttonStyle="secondary" margin={false} onClick={send}>
        {SEND[reader]}
      </Button>
      {path === null ? null : <a href={`${config.routes.admin}/${path}`}>{OPEN[reader]}</a>}
      <span role="status">{outcome}</span>
    </div>
  );
}
