'use client';

import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { BEAT_MS, newerSchema } from '../protocol.ts';

const personSchema = v.object({ id: v.number(), name: v.string() });
const answerSchema = v.object({
  others: v.array(personSchema),
  newest: v.nullable(v.omit(newerSchema, ['doc'])),
});
type Answer = v.InferOutput<typeof answerSchema>;
export type Newest = NonNullable<Answer['newest']>;

/** The content of an open form's heartbeat. */
type Beat = {
  readonly document: object;
  readonly version: string;
  readonly merges?: boolean;
  readonly leaves?: boolean;
};

async function sendBeat(address: string, beat: Beat): Promise<Answer | null> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(beat),
    keepalive: beat.leaves === true,
  }).catch(() => null);
  const read = v.safeParse(answerSchema, answer?.ok ? await answer.json().catch(() => null) : null);
  return read.success ? read.output : null;
}

/** Returns what was changed in other languages since a version of a document; null if the server doesn't answer. */
export async function findChangesSince(
  address: string,
  document: object,
  version: string,
): Promise<Newest['elsewhere']> {
  const answer = await sendBeat(address, { document, version, merges: true });
  return answer?.newest === null ? [] : (answer?.newest.elsewhere ?? null);
}

/** The state of an open form that its heartbeats tell. */
type BeatState = { readonly version: string; readonly merges: boolean };

/**
 * Returns the names of the other users who have the document open. Sends this form's heartbeat while its window is
 * visible, and reports versions newer than the form's.
 */
export function usePresence(
  address: string,
  document: object | null,
  state: () => BeatState,
  onNewest: (newest: Newest) => void,
): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  const documentJson = document === null ? null : JSON.stringify(document);

  useEffect(() => {
    if (documentJson === null) return;
    let isClosed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = (leaves: boolean) => sendBeat(address, { document: JSON.parse(documentJson), ...state(), leaves });

    async function beat(): Promise<void> {
      clearTimeout(timer);
      if (window.document.visibilityState === 'visible') {
        const told = await send(false);
        if (isClosed) return;
        if (told) setNames(told.others.map(({ name }) => name));
        if (told?.newest) onNewest(told.newest);
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
  }, [address, documentJson, state, onNewest]);
  return names;
}
