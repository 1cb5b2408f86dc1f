'use client';

import type { LocalText } from '@kontorwerk/contract/languages';
import { useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { isAnimatedWebp, WEBP_HEAD_BYTES } from '../animated-webp.ts';

const STANDS_STILL: LocalText = {
  en: 'This WebP moves, but texts, cards and galleries show it standing still. It plays once a still picture names it under “In motion”: in banners and beside texts.',
  de: 'Dieses WebP bewegt sich, in Texten, Karten und Galerien steht es aber still. Es läuft, sobald ein stehendes Bild es unter „In Bewegung“ nennt: in Bannern und neben Texten.',
};

/** Returns the first bytes of the file at an address, without fetching the rest. */
async function firstBytes(address: string): Promise<Uint8Array> {
  const { body, ok } = await fetch(address);
  const reader = ok ? body?.getReader() : undefined;
  const bytes = (await reader?.read())?.value ?? new Uint8Array();
  await reader?.cancel();
  return bytes;
}

/** Notes that a chosen or stored animated WebP is shown as a still picture. */
export function MotionNote() {
  const { savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const reader = readerLanguage(useTranslation().i18n);
  const chosen = useFormFields(([fields]) => fields.file?.value);
  const [isMoving, setMoving] = useState(false);
  const { filename, mimeType } = savedDocumentData ?? {};
  const stored = mimeType === 'image/webp' && typeof filename === 'string' ? filename : '';
  const address = stored === '' ? '' : `${config.routes.api}/media/file/${encodeURIComponent(stored)}`;

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const head =
        chosen instanceof File
          ? new Uint8Array(await chosen.slice(0, WEBP_HEAD_BYTES).arrayBuffer())
          : address === ''
            ? new Uint8Array()
            : await firstBytes(address);
      if (isCurrent) setMoving(isAnimatedWebp(head));
    };
    // On an error there is no note, which does no harm.
    look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [chosen, address]);

  return <p role="status">{isMoving ? STANDS_STILL[reader] : null}</p>;
}
