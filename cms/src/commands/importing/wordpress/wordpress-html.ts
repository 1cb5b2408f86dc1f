import { withoutComments } from '@kontorwerk/contract/wordpress/html-parts';
import { readTokens } from '@kontorwerk/contract/wordpress/html-tokens';
import { withParagraphs } from '@kontorwerk/contract/wordpress/paragraphs';
import { withoutShortcodes } from '@kontorwerk/contract/wordpress/shortcodes';
import { AddedHtml } from './added-html.ts';
import { type BlockTools, blocksHtml, hasBlocks } from './blocks.ts';
import { type ShortcodeTools, showShortcodes } from './shortcodes.ts';
import { textOfHtml } from './text-of-html.ts';

/** The HTML of a post as WordPress shows it, and what was removed from it. */
export type ShownHtml = {
  readonly html: string;
  readonly shortcodes: readonly string[];
  readonly blocks: readonly string[];
  /** Blocks whose fields became paragraphs. */
  readonly fromFields: readonly string[];
};

/** The tools for showing a post. */
export type ShownTools = BlockTools & ShortcodeTools;

/** Converts WordPress' stored content of a post to HTML. */
export function shownHtml(content: string, tools: ShownTools): ShownHtml {
  const lines = content.replace(/\r\n?/g, '\n');
  const added = new AddedHtml();
  const isClassic = !hasBlocks(lines);
  const {
    html,
    leftOut: blocks,
    fromFields,
  } = isClassic ? { html: lines, leftOut: [], fromFields: [] } : blocksHtml(lines, tools, added);
  const { html: without, lost: shortcodes } = withoutShortcodes(showShortcodes(html, tools, added));
  const shown = withoutComments(without);
  return { html: isClassic ? withParagraphs(shown) : shown, shortcodes, blocks, fromFields };
}

/** The longest teaser that is made of a text, in characters. */
const TEASER = 200;

/** The most HTML that is read for a teaser, in characters: a text with more tags than that isn't written by hand. */
const READ = 20_000;

function beginning(html: string): string {
  const begun = html.slice(0, READ);
  return html.length > READ && begun.lastIndexOf('<') > begun.lastIndexOf('>')
    ? begun.slice(0, begun.lastIndexOf('<'))
    : begun;
}

/** Elements whose paragraphs don't begin a post. */
const BESIDE_TEXT = new Set(['ul', 'ol', 'dl', 'table', 'figure', 'pre', 'button', 'form']);

/** Other elements that end a paragraph. */
const PARAGRAPH_ENDS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'blockquote', 'hr', 'section']);

/** Returns the paragraphs of a text, except those of lists, tables, figures and code. */
function paragraphsOf(html: string): string {
  const paragraphs: string[] = [];
  const open = new Map<string, number>();
  let begun: number | null = null;
  const end = (at: number) => {
    if (begun !== null) paragraphs.push(html.slice(begun, at));
    begun = null;
  };
  readTokens(html, {
    onText: () => undefined,
    onTag({ name, isClosing }, from) {
      const isBeside = BESIDE_TEXT.has(name);
      if (!isBeside && !PARAGRAPH_ENDS.has(name)) return;
      end(from);
      const depth = (open.get(name) ?? 0) + (isClosing ? -1 : 1);
      if (isBeside && depth > 0) open.set(name, depth);
      else if (isBeside) open.delete(name);
      else if (name === 'p' && !isClosing && open.size === 0) begun = from;
    },
  });
  end(html.length);
  return paragraphs.join('');
}

/** Returns the words of a text without bare addresses, such as those of videos. */
function wordsOf(html: string): string {
  return textOfHtml(html)
    .split(' ')
    .filter((word) => !/^https?:\/\//i.test(word))
    .join(' ');
}

/** Returns the teaser of a post without an excerpt: from its paragraphs, or else from all its text. */
export function teaserOf(html: string): string {
  const begun = beginning(html);
  const text = wordsOf(paragraphsOf(begun)) || wordsOf(begun) || textOfHtml(begun);
  if (text.length <= TEASER) return text;
  return `${text.slice(0, TEASER).replace(/\s+\S*$/, '')} …`;
}
