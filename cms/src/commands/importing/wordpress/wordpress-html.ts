import { withoutComments } from '@kontorwerk/contract/wordpress/html-parts';
import { readTokens } from '@kontorwerk/contract/wordpress/html-tokens';
import { withParagraphs } from '@kontorwerk/contract/wordpress/paragraphs';
import { withoutShortcodes } from '@kontorwerk/contract/wordpress/shortcodes';
import { AddedHtml } from './added-html.ts';
import { type BlockTools, convertBlocks, hasBlocks } from './blocks.ts';
import { extractText } from './export-items.ts';
import { type ShortcodeTools, showShortcodes } from './shortcodes.ts';

/** The HTML of a post as WordPress shows it, and what was removed from it. */
export type RenderedContent = {
  readonly html: string;
  readonly shortcodes: readonly string[];
  readonly blocks: readonly string[];
  /** Blocks whose fields became paragraphs. */
  readonly fromFields: readonly string[];
};

/** The tools for showing a post. */
export type RenderTools = BlockTools & ShortcodeTools;

/** Converts WordPress' stored content of a post to HTML. */
export function renderContent(content: string, tools: RenderTools): RenderedContent {
  const lines = content.replace(/\r\n?/g, '\n');
  const added = new AddedHtml();
  const isClassic = !hasBlocks(lines);
  const {
    html,
    leftOut: blocks,
    fromFields,
  } = isClassic ? { html: lines, leftOut: [], fromFields: [] } : convertBlocks(lines, tools, added);
  const { html: without, lost: shortcodes } = withoutShortcodes(showShortcodes(html, tools, added));
  const shown = withoutComments(without);
  return { html: isClassic ? withParagraphs(shown) : shown, shortcodes, blocks, fromFields };
}

/** The longest teaser that is made of a text, in characters. */
const TEASER = 200;

/** The most HTML that is read for a teaser, in characters: a text with more tags than that isn't written by hand. */
const READ = 20_000;

function getBeginning(html: string): string {
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
function listParagraphs(html: string): string {
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
function splitWords(html: string): string {
  return extractText(html)
    .split(' ')
    .filter((word) => !/^https?:\/\//i.test(word))
    .join(' ');
}

/** Returns the teaser of a post without an excerpt: from its paragraphs, or else from all its text. */
export function makeTeaser(html: string): string {
  const begun = getBeginning(html);
  const text = splitWords(listParagraphs(begun)) || splitWords(begun) || extractText(begun);
  if (text.length <= TEASER) return text;
  return `${text.slice(0, TEASER).replace(/\s+\S*$/, '')} …`;
}
