import { createHash } from 'node:crypto';
import type { Redirects } from '@kontorwerk/contract/address/redirects';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { SiteSettings } from '@kontorwerk/contract/settings/settings';
import type { SetId, SetName } from './content-sets.ts';
import { nameOf } from './content-sets.ts';

/** The last good answer for one set. */
export type HeldSet = {
  readonly value: readonly ContentEntry[] | SiteSettings | Redirects;
  /** Its ETag; null if there is none, or if it comes from a snapshot. */
  readonly etag: string | null;
};

/** Whether a value is the entries of a content set, and not a record of the wire or absent. */
export function isEntries(value: HeldSet['value'] | undefined): value is readonly ContentEntry[] {
  return Array.isArray(value);
}

/** Whether a value is the redirects. */
export function isRedirects(value: HeldSet['value'] | undefined): value is Redirects {
  return value !== undefined && 'redirects' in value;
}

/** Whether a value is the site's settings. */
export function isSettings(value: HeldSet['value'] | undefined): value is SiteSettings {
  return value !== undefined && !isEntries(value) && !isRedirects(value);
}

export type ChangeListener = (set: SetId, revision: number) => void;

/** The held content of all sets, and how often it changed. */
export type HeldSets = {
  get(set: SetId): HeldSet | undefined;
  /** Stores an answer. Only one that differs from the held one counts as a change. */
  put(set: SetId, held: HeldSet): void;
  /** Signals a change of what is derived from a set, though the set itself is the same. */
  signalChange(set: SetId): void;
  /** Grows with every change. */
  revision(): number;
  onChange(listener: ChangeListener): () => void;
  all(): Record<string, unknown>;
};

/** Serialises what visitors may see of a set: not the times at which documents were saved without a change. */
function serialiseVisible(value: HeldSet['value']): string {
  return JSON.stringify(value).replaceAll(/,"modified":"[^"]*"/g, '');
}

export function createHeldSets(): HeldSets {
  const sets = new Map<SetName, HeldSet & { readonly digest: string }>();
  const listeners = new Set<ChangeListener>();
  let revision = 0;

  function signalChange(set: SetId): void {
    revision += 1;
    for (const listener of listeners) listener(set, revision);
  }

  return {
    signalChange,
    get: (set) => sets.get(nameOf(set)),
    put(set, held) {
      const name = nameOf(set);
      const digest = createHash('sha256').update(serialiseVisible(held.value)).digest('base64');
      const before = sets.get(name);
      // The same content keeps its identity, so whatever was derived from it stays valid.
      sets.set(name, before?.digest === digest ? { ...before, etag: held.etag } : { ...held, digest });
      if (before?.digest !== digest) signalChange(set);
    },
    revision: () => revision,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => Object.fromEntries([...sets].map(([name, { value }]) => [name, value])),
  };
}
