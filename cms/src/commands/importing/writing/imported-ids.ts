import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { mapReferences } from '#cms/content/portable/map-references.ts';
import { parseReference, referenceTo } from '#cms/kit/links/reference.ts';

/** A document with references to the database's ids, and whether all of them were resolved. */
export type Resolved = { readonly data: Untrusted; readonly isWhole: boolean };

/** Maps the documents of an import to the database's. */
export class ImportedIds {
  readonly #ids = new Map<string, Map<number, number>>();

  get(collection: string, id: number): number | undefined {
    return this.#ids.get(collection)?.get(id);
  }

  set(collection: string, id: number, stored: number): void {
    const ids = this.#ids.get(collection) ?? new Map<number, number>();
    this.#ids.set(collection, ids.set(id, stored));
  }

  /** Resolves a document's references; unknown ones become empty. */
  resolved(fields: readonly FlattenedField[], document: Untrusted): Resolved {
    let isWhole = true;
    const found = (to: string, id: number): number | null => {
      const stored = this.get(to, id);
      // Zero is no document's id: it stands for a missing reference that a type requires.
      if (stored === undefined && id !== 0) isWhole = false;
      return stored ?? null;
    };
    const data = mapReferences(fields, document, {
      document: (to, value) => (typeof value === 'number' ? found(to, value) : null),
      link: (address) => {
        const linked = parseReference(address);
        if (!linked) return address;
        const id = found(linked.collection, linked.id);
        return id === null ? '' : referenceTo(linked.collection, id) + linked.rest;
      },
    });
    return { data, isWhole };
  }
}
