'use client';

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { BEAT_MS, newerSchema } from '../protocol.ts';

const personSchema = v.object({ id: v.number(), name: v.string() });
const answerSchema = v.object({
  others: v.array(personSchema),
  newest: v.nullable(v.omit(newerSchema, ['doc'])),
});
export type Newest = NonNullable<v.InferOutput<typeof answerSchema>['newest']>;

/**
 * Returns the names of the other users who have the document open. Sends this form's heartbeat while its window is
 * visible, and reports versions newer than the form's.
 */
export function usePresence(
  address: string,
  document: object | null,
  version: () => string,
  onNewest: (newest: Newest) => void,
): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const documentJson = document === null ? null : JSON.stringify(document);

  useEffect(() => {
    if (documentJson === null) return;
    let isClosed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const body = (leaves: boolean) =>
      JSON.stringify({ document: JSON.parse(documentJson), version: version(), leaves });
    const send = (leaves: boolean) =>
      fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: body(leaves),
        keepalive: leaves,
      }).catch(() => null);

    async function beat(): Promise<void> {
      clearTimeout(timer);
      if (window.document.visibilityState === 'visible') {
        const told = await send(false);
        const read = v.safeParse(answerSchema, told?.ok ? await told.json().catch(() => null) : null);
        if (isClosed) return;
        if (read.success) {
          setNames(read.output.others.map(({ name }) => name));
          if (read.output.newest) onNewest(read.output.newest);
        }
      }
      clearTimeout(timer);
      timer = setTimeout(beat, BEAT_MS);
    }
    const onVisible = () => {
      if (window.document.visibilityState === 'visible') void beat();
    };
    const leave = () => void send(true);
    void beat();
    window.document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', leave);
    return () => {
      isClosed = true;
      clearTimeout(timer);
      window.document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [address, documentJson, version, onNewest]);
  return names;
}
