import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { FlattenedField } from 'payload';
import { mapReferences } from '#cms/content/portable/map-references.ts';
import { linkedDocument, referenceTo } from '#cms/kit/links/reference.ts';

/** A document with the references that the database has, and whether there was one for each of them. */
export type Resolved = { readonly data: Untrusted; readonly isWhole: boolean };

/** Which document of the database each document of an import is. */
export class ImportedIds {
  readonly #ids = new Map<string, Map<number, number>>();

  get(collection: string, id: number): number | undefined {
    return this.#ids.get(collection)?.get(id);
  }

  set(collection: string, id: number, stored: number): void {
    const ids = this.#ids.get(collection) ?? new Map<number, number>();
    this.#ids.set(collection, ids.set(id, stored));
  }

  /** A document's references as the database has them; one to what isn't there says nothing. */
  resolved(fields: readonly FlattenedField[], document: Untrusted): Resolved {
    let isWhole = true;
    const found = (to: string, id: number): number | null => {
      const stored = this.get(to, id);
      // No document has this number: it stands where a type wants a reference and there is none.
      if (stored === undefined && id !== 0) isWhole = false;
      return stored ?? null;
    };
    const data = mapReferences(fields, document, {
      document: (to, value) => (typeof value === 'number' ? found(to, value) : null),
      link: (address) => {
        const linked = linkedDocument(address);
        if (!linked) return address;
        const id = found(linked.collection, linked.id);
        return id === null ? '' : referenceTo(linked.collection, id) + linked.rest;
      },
    });
    return { data, isWhole };
  }
}
