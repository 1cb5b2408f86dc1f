import { withoutComments } from '@kontorwerk/contract/wordpress/html-parts';
import { withParagraphs } from '@kontorwerk/contract/wordpress/paragraphs';
import { withoutShortcodes } from '@kontorwerk/contract/wordpress/shortcodes';
import { AddedHtml } from './added-html.ts';
import { type BlockTools, blocksHtml, hasBlocks } from './blocks.ts';
import { type ShortcodeTools, showShortcodes } from './shortcodes.ts';
import { textOfHtml } from './text-of-html.ts';

/** HTML of a post as WordPress shows it, and what was taken out of it. */
export type ShownHtml = {
  readonly html: string;
  readonly shortcodes: readonly string[];
  readonly blocks: readonly string[];
  /** Blocks whose fields were made paragraphs. */
  readonly fromFields: readonly string[];
};

/** What a post is shown with. */
export type ShownTools = BlockTools & ShortcodeTools;

/** Makes HTML of what WordPress keeps of a post. */
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

/** So much HTML is read for a teaser, in characters: more tags than words are nobody's text. */
const READ = 20_000;

function beginning(html: string): string {
  const begun = html.slice(0, READ);
  return html.length > READ && begun.lastIndexOf('<') > begun.lastIndexOf('>')
    ? begun.slice(0, begun.lastIndexOf('<'))
    : begun;
}

/** The beginning of a text, for a post without an excerpt. */
export function teaserOf(html: string): string {
  const text = textOfHtml(beginning(html));
  if (text.length <= TEASER) return text;
  return `${text.slice(0, TEASER).replace(/\s+\S*$/, '')} …`;
}
