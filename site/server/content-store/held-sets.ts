import { createHash } from 'node:crypto';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Redirects } from '@kontorwerk/contract/redirects';
import type { SiteSettings } from '@kontorwerk/contract/settings';
import type { SetId, SetName } from './content-sets.ts';
import { nameOf } from './content-sets.ts';

/** The last good answer for one set. */
export type HeldSet = {
  readonly value: readonly ContentEntry[] | SiteSettings | Redirects;
  /** The backend's tag of it; null when there is none, or it comes from a snapshot. */
  readonly etag: string | null;
};

/** Tells the entries of a content set from the wire's records, and from nothing. */
export function isEntries(value: HeldSet['value'] | undefined): value is readonly ContentEntry[] {
  return Array.isArray(value);
}

/** Tells the old addresses from anything else. */
export function isRedirects(value: HeldSet['value'] | undefined): value is Redirects {
  return value !== undefined && 'redirects' in value;
}

/** Tells the site's settings from anything else. */
export function isSettings(value: HeldSet['value'] | undefined): value is SiteSettings {
  return value !== undefined && !isEntries(value) && !isRedirects(value);
}

export type ChangeListener = (set: SetId, revision: number) => void;

/** What is held of all sets, and how often it changed. */
export type HeldSets = {
  get(set: SetId): HeldSet | undefined;
  /** Keeps an answer. Only one that differs from what was held counts as a change. */
  put(set: SetId, held: HeldSet): void;
  /** Counts as a change of what is made of a set, though the set itself is what it was. */
  outdate(set: SetId): void;
  /** Grows with every change. */
  revision(): number;
  onChange(listener: ChangeListener): () => void;
  all(): Record<string, unknown>;
};

/** What visitors may see of a set: not that a document was saved again as it was. */
function shownOf(value: HeldSet['value']): string {
  return JSON.stringify(value).replaceAll(/,"modified":"[^"]*"/g, '');
}

export function createHeldSets(): HeldSets {
  const sets = new Map<SetName, HeldSet & { readonly digest: string }>();
  const listeners = new Set<ChangeListener>();
  let revision = 0;

  function outdate(set: SetId): void {
    revision += 1;
    for (const listener of listeners) listener(set, revision);
  }

  return {
    outdate,
    get: (set) => sets.get(nameOf(set)),
    put(set, held) {
      const name = nameOf(set);
      const digest = createHash('sha256').update(shownOf(held.value)).digest('base64');
      const before = sets.get(name);
      // The same content keeps its identity, so whatever was made from it stays good.
      sets.set(name, before?.digest === digest ? { ...before, etag: held.etag } : { ...held, digest });
      if (before?.digest !== digest) outdate(set);
    },
    revision: () => revision,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    all: () => Object.fromEntries([...sets].map(([name, { value }]) => [name, value])),
  };
}
