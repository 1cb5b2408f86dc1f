'use client';

import type { Language } from '@kontorwerk/contract/languages';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type LeftOut, leftOutOf } from '../left-out.ts';
import { LEFT_OUT_WORDS } from './left-out-words.ts';

/** Lists, beside a drawing, what was removed from it at upload, and what the editor can do about it. */
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
    // On an error there are no notes, which does no harm.
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
