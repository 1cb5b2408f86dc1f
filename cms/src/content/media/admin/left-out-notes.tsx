'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type LeftOut, leftOutOf } from '../left-out.ts';
import { LEFT_OUT_WORDS } from './left-out-words.ts';

/** Beside a drawing: what was left out of it when it was uploaded, and what can be done about it. */
export function LeftOutNotes({ filename, reader }: { readonly filename: string; readonly reader: Language }) {
  const { config } = useConfig();
  const [parts, setParts] = useState<readonly LeftOut[]>([]);
  const address = `${config.routes.api}/media/file/${encodeURIComponent(filename)}`;

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const answer = await fetch(address);
      const found = answer.ok ? leftOutOf(await answer.text()) : [];
      if (isCurrent) setParts(found);
    };
    // Without it nothing is told, and nothing is lost by that.
    look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [address]);

  if (parts.length === 0) return null;
  return (
    <ul className="field-type">
      {parts.map((part) => (
        <li key={part}>{LEFT_OUT_WORDS[part][reader]}</li>
      ))}
    </ul>
  );
}
