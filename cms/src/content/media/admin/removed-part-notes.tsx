'use client';

import type { Language, LocalText } from '@kontorwerk/contract/languages';
import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { type RemovedPart, readRemovedParts } from '../removed-parts.ts';

/** The message for each kind of removed part, with what an editor can do about it. */
export const REMOVED_PART_TEXTS: Readonly<Record<RemovedPart, LocalText>> = {
  labels: {
    en: 'Labels that were pieces of web pages are plain texts now. Please look whether they fit.',
    de: 'Beschriftungen, die Stücke von Webseiten waren, sind jetzt einfache Texte. Bitte prüfen Sie, ob sie passen.',
  },
  foreign: {
    en: 'Pieces of web pages were left out. Where something is missing, export the drawing with its texts as text or paths.',
    de: 'Stücke von Webseiten wurden weggelassen. Fehlt etwas, exportieren Sie die Zeichnung mit Texten als Text oder Pfad.',
  },
  outside: {
    en: 'Pictures at other addresses were left out. Embed them in the drawing, and upload it again.',
    de: 'Bilder an anderen Adressen wurden weggelassen. Betten Sie sie in die Zeichnung ein, und laden Sie sie neu hoch.',
  },
  sheet: {
    en: 'A style sheet could not be read and was left out. Export the drawing with its styles as attributes.',
    de: 'Ein Stylesheet war nicht lesbar und wurde weggelassen. Exportieren Sie die Zeichnung mit Stilen als Attributen.',
  },
  font: {
    en: 'A font at another address was left out. Where it matters, export the drawing with its texts as paths.',
    de: 'Eine Schrift an einer anderen Adresse wurde weggelassen. Ist sie wichtig, exportieren Sie Texte als Pfade.',
  },
  import: {
    en: 'A style sheet at another address was left out.',
    de: 'Ein Stylesheet an einer anderen Adresse wurde weggelassen.',
  },
  style: {
    en: 'Styles that refer to other addresses were left out.',
    de: 'Stilangaben, die auf andere Adressen verweisen, wurden weggelassen.',
  },
};

/** Lists, beside a drawing, what was removed from it at upload, and what the editor can do about it. */
export function RemovedPartNotes({ filename, reader }: { readonly filename: string; readonly reader: Language }) {
  const { config } = useConfig();
  const [parts, setParts] = useState<readonly RemovedPart[]>([]);
  const address = `${config.routes.api}/media/file/${encodeURIComponent(filename)}`;

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const answer = await fetch(address);
      const found = answer.ok ? readRemovedParts(await answer.text()) : [];
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
        <li key={part}>{REMOVED_PART_TEXTS[part][reader]}</li>
      ))}
    </ul>
  );
}
