/** The heading levels of a text. */
const HIGHEST = 2;
const LOWEST = 4;

/**
 * Returns the level for each pasted heading level: the highest pasted one becomes the highest allowed, and the others
 * keep their distance as far as possible. Levels that are low enough stay.
 */
export function mapHeadingLevels(pasted: readonly number[]): ReadonlyMap<number, number> {
  const shift = Math.max(0, HIGHEST - Math.min(...pasted));
  return new Map(pasted.map((level) => [level, Math.min(LOWEST, level + shift)]));
}

/** Google's redirect URLs. */
const REDIRECTOR = /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i;

/** Returns the target of a link, without the redirect that Google Docs puts around it. */
export function unwrapLink(address: string): string {
  if (!REDIRECTOR.test(address) || !URL.canParse(address)) return address;
  const { searchParams } = new URL(address);
  const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
  return /^(?:https?:\/\/|mailto:)/i.test(target) ? target : address;
}

/** A paragraph that Word shows as a list item. */
export type ListMark = { readonly list: string; readonly level: number };

/** Parses Word's list mark in a paragraph's style; null if there is none. */
export function parseListMark(style: string): ListMark | null {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(style) ?? [];
  return list === undefined ? null : { list, level: Number(level) };
}

/** Whether a span is the marker that Word puts before a list item. */
export function isMarker(style: string): boolean {
  return /mso-list:\s*ignore/i.test(style);
}

/** Returns the number of the first item of a list from its marker; null for an unnumbered list. */
export function parseFirstNumber(marker: string): number | null {
  const [, name] = /^\s*\(?(\d+|[a-z]|[ivxlcdm]+)[.)]/i.exec(marker) ?? [];
  if (name === undefined) return null;
  return /^\d+$/.test(name) ? Number(name) : 1;
}
