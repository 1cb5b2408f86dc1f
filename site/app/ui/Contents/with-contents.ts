import { wordCount } from '@kontorwerk/contract/content/reading-time';
import { slugOf } from '@kontorwerk/contract/slug';

/** A part of a text: what its heading says, and the anchor there. */
export type Part = { readonly id: string; readonly text: string };

/** A text with anchors at its headings, and what parts it has; none where it is too short to need a list of them. */
export type TextWithContents = { readonly html: string; readonly parts: readonly Part[] };

/** A list of fewer parts, or of those of a text that is soon read, is in the way. */
const PARTS_MIN = 4;
const WORDS_MIN = 350;

// It ends before another begins, so that a heading that is never closed costs no second look at the rest.
const HEADING = /<h2([^>]*)>((?:(?!<\/?h2\b)[\s\S])*)<\/h2>/g;

/** The characters that a sanitised text writes otherwise. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function textOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** What an address says of a heading: its words, umlauts and all, joined by hyphens. */
function anchorOf(text: string): string {
  return slugOf(text.replace(/[^\p{L}\p{N}\s\u00ad-]/gu, '')).replace(/-{2,}/g, '-') || 'part';
}

/** The parts with these headings, each with an anchor of its own: the first of `a`, `a-2`, `a-3` … that nothing has yet. */
export function partsOf(headings: readonly string[], taken: readonly string[]): readonly Part[] {
  const ids = new Set(taken);
  return headings.map((text) => {
    const anchor = anchorOf(text);
    let id = anchor;
    for (let count = 2; ids.has(id); count += 1) id = `${anchor}-${count}`;
    ids.add(id);
    return { id, text };
  });
}

/** Tells whether a list of its parts helps whoever reads a text. */
export function needsContents(parts: number, words: number): boolean {
  return parts >= PARTS_MIN && words >= WORDS_MIN;
}

/**
 * Gives the headings of a text anchors that follow from their words, so that they stay the same as long as these do, and
 * lists them. The text is left as it is where it is short, or has few of them.
 *
 * @param html a text that was sanitised
 * @param taken the ids that the page has beside it
 */
export function withContents(html: string, taken: readonly string[]): TextWithContents {
  const headings = [...html.matchAll(HEADING)].flatMap(([, , inner = '']) => textOf(inner) || []);
  if (!needsContents(headings.length, wordCount(html))) return { html, parts: [] };
  const parts = partsOf(headings, taken);
  const left = parts.values();
  const anchored = html.replace(HEADING, (heading, attributes: string, inner: string) => {
    const part = textOf(inner) === '' ? undefined : left.next().value;
    // Whoever goes there goes on from there, with keys too.
    return part ? `<h2 id="${part.id}" tabindex="-1"${attributes}>${inner}</h2>` : heading;
  });
  return { html: anchored, parts };
}
