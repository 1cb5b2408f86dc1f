import { slugOf } from '@kontorwerk/contract/address/slug';
import { countWords } from '@kontorwerk/contract/content/reading-time';

/** A part of a text: its heading and anchor. */
export type Part = { readonly id: string; readonly text: string };

/** A text with anchors at its headings, and its parts; none if it is too short for a table of contents. */
export type TextWithContents = { readonly html: string; readonly parts: readonly Part[] };

/** The minimum for a table of contents: with fewer parts or a shorter text it would be in the way. */
const PARTS_MIN = 4;
const WORDS_MIN = 350;

// Excludes nested headings, so that an unclosed one doesn't make the regex scan the rest again.
const HEADING = /<h2([^>]*)>((?:(?!<\/?h2\b)[\s\S])*)<\/h2>/g;

/** The entities of sanitised text. */
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function textOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (entity, name: string) => CHARACTERS[name] ?? entity);
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** Derives an anchor from a heading: its words, umlauts included, joined by hyphens. */
function anchorOf(text: string): string {
  return slugOf(text.replace(/[^\p{L}\p{N}\s\u00ad-]/gu, '')).replace(/-{2,}/g, '-') || 'part';
}

/** Returns the parts of headings with unique anchors: the first of `a`, `a-2`, `a-3` … that isn't taken. */
export function listParts(headings: readonly string[], taken: readonly string[]): readonly Part[] {
  const ids = new Set(taken);
  return headings.map((text) => {
    const anchor = anchorOf(text);
    let id = anchor;
    for (let count = 2; ids.has(id); count += 1) id = `${anchor}-${count}`;
    ids.add(id);
    return { id, text };
  });
}

/** Whether a text needs a table of contents. */
export function needsContents(parts: number, words: number): boolean {
  return parts >= PARTS_MIN && words >= WORDS_MIN;
}

/**
 * Adds anchors to the headings of a text, derived from and as stable as their words, and lists them. A text that is
 * short, or has few headings, is left unchanged.
 *
 * @param html a sanitised text
 * @param taken the other ids on the page
 */
export function withContents(html: string, taken: readonly string[]): TextWithContents {
  const headings = [...html.matchAll(HEADING)].flatMap(([, , inner = '']) => textOf(inner) || []);
  if (!needsContents(headings.length, countWords(html))) return { html, parts: [] };
  const parts = listParts(headings, taken);
  const left = parts.values();
  const anchored = html.replace(HEADING, (heading, attributes: string, inner: string) => {
    const part = textOf(inner) === '' ? undefined : left.next().value;
    // Focusable, so that keyboard users continue from there.
    return part ? `<h2 id="${part.id}" tabindex="-1"${attributes}>${inner}</h2>` : heading;
  });
  return { html: anchored, parts };
}
