'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { Button, useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { subjectPath } from '../outbox-state.ts';

const SEND: LocalText = { en: 'Send again', de: 'Erneut senden' };
const SENDS: LocalText = { en: 'Sending …', de: 'Wird gesendet.' };
const FAILED: LocalText = {
  en: 'That didn’t work: perhaps it is being sent right now.',
  de: 'Das ging nicht: Vielleicht wird gerade gesendet.',
};
const OPEN: LocalText = { en: 'Open what it is about', de: 'Anlass öffnen' };

/** The actions below a delivery: sends it again, and links to its subject. */
export function DeliveryActions() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [input, taskSlug] = useFormFields(([fields]) => [fields.input?.value, fields.taskSlug?.value]);
  const [answer, setAnswer] = useState<LocalText | null>(null);
  const reader = readerLanguage(i18n);
  const path = subjectPath({ input, taskSlug: typeof taskSlug === 'string' ? taskSlug : null });

  async function send(): Promise<void> {
    const address = `${config.routes.api}/globals/mails/send-again/${id}`;
    const isSent = await fetch(address, { method: 'POST' }).then(
      ({ ok }) => ok,
      () => false,
    );
    setAnswer(isSent ? SENDS : FAILED);
  }

  return (
    <div className="field-type" style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Button buttonStyle="secondary" margin={false} onClick={send}>
        {SEND[reader]}
      </Button>
      {path === null ? null : <a href={`${config.routes.admin}/${path}`}>{OPEN[reader]}</a>}
      <span role="status">{answer?.[reader]}</span>
    </div>
  );
}
