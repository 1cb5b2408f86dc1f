import { nameOf, type SetId } from './content-sets.ts';

/** A content set was asked for that no backend has ever delivered. The message says why, fit to be shown (§8). */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
  /** The set that is missing, as `homepage/de`. */
  readonly set: string;

  constructor(set: SetId, reason: string) {
    super(reason);
    this.set = nameOf(set);
  }
}
