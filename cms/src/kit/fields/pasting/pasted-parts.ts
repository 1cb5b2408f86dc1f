/** The levels that headings of a text may have. */
const HIGHEST = 2;
const LOWEST = 4;

/**
 * Returns the level of each pasted heading here: the highest one that was pasted becomes the highest allowed, and the others
 * keep their distance from it as far as there are levels. Those that are low enough stay.
 */
export function headingLevels(pasted: readonly number[]): ReadonlyMap<number, number> {
  const shift = Math.max(0, HIGHEST - Math.min(...pasted));
  return new Map(pasted.map((level) => [level, Math.min(LOWEST, level + shift)]));
}

/** Google's addresses that lead on to another one. */
const REDIRECTOR = /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i;

/** Returns where a link leads to: what Google puts around links in its documents is left out. */
export function unwrappedLink(address: string): string {
  if (!REDIRECTOR.test(address) || !URL.canParse(address)) return address;
  const { searchParams } = new URL(address);
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^(?:https?:\/\/|mailto:)/i.test(target) ? target : address;
}

/** A paragraph that Word shows as an item of a list. */
export type ListMark = { readonly list: string; readonly level: number };

/** Reads a paragraph's style as Word's mark of a list; null where it has none. */
export function listMark(style: string): ListMark | null {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(style) ?? [];
  return list === undefined ? null : { list, level: Number(level) };
}

/** Whether a part of a paragraph is what Word draws in front of an item. */
export function isMarker(style: string): boolean {
  return /mso-list:\s*ignore/i.test(style);
}

/** Returns with which number a list begins whose first item has this in front; null of a list without numbers. */
export function firstNumber(marker: string): number | null {
  const [, name] = /^\s*\(?(\d+|[a-z]|[ivxlcdm]+)[.)]/i.exec(marker) ?? [];
  if (name === undefined) return null;
  return /^\d+$/.test(name) ? Number(name) : 1;
}
