import { htmlParts } from './html-parts.ts';

/** Block elements of WordPress's paragraphs (`wpautop`). */
const BLOCKS = new Set([
  ...[
    'table',
    'thead',
    'tfoot',
    'caption',
    'col',
    'colgroup',
    'tbody',
    'tr',
    'td',
    'th',
    'div',
    'dl',
    'dd',
    'dt',
    'ul',
  ],
  ...['ol', 'li', 'pre', 'form', 'map', 'area', 'blockquote', 'address', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'],
  ...['fieldset', 'legend', 'section', 'article', 'aside', 'hgroup', 'header', 'footer', 'nav', 'figure', 'figcaption'],
  ...['details', 'menu', 'summary', 'main', 'iframe'],
]);

/** Blocks without an end tag. */
const VOID = new Set(['hr', 'col', 'area']);

/** Blocks whose only paragraph gets no `<p>`. */
const ITEMS = new Set(['li', 'td', 'th', 'dd', 'figure']);

/** Blocks that hold lines, but no paragraphs. */
const LINES = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'dt',
  'figcaption',
  'caption',
  'summary',
  'legend',
  'iframe',
]);

/** Blocks with only white space between their children. */
const FRAMES = new Set(['table', 'thead', 'tfoot', 'tbody', 'tr', 'ul', 'ol', 'dl', 'colgroup', 'menu']);

/** The deepest nesting of elements; anything deeper counts as text. */
const DEEPEST = 100;

/** Elements whose line breaks are kept. */
const AS_THEY_ARE = ['pre', 'script', 'style', 'textarea', 'svg', 'math'];

const BREAK = /<br\s*\/?>/.source;
const TWO_BREAKS = new RegExp(`${BREAK}\\s*${BREAK}`, 'gi');
const ENDED_LINE = new RegExp(`(${BREAK})[ \\t]*\\n|\\n`, 'gi');

/** Splits a text at blank lines into paragraphs, turning other line breaks into `<br>`. */
function paragraphsIn(text: string): readonly string[] {
  return text
    .replace(TWO_BREAKS, '\n\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(ENDED_LINE, (_end, told?: string) => told ?? '<br>'))
    .filter((paragraph) => paragraph !== '');
}

function inContext(text: string, context: string | undefined): string {
  if (text.trim() === '' || (context && FRAMES.has(context))) return text;
  const paragraphs = paragraphsIn(text);
  if (context === 'p') return paragraphs.join('</p><p>');
  if (context && LINES.has(context)) return paragraphs.join('<br>');
  if (context && ITEMS.has(context) && paragraphs.length === 1) return paragraphs.join('');
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
}

/** Builds the HTML, element by element. */
class Paragraphs {
  readonly #open: string[] = [];
  #text = '';
  html = '';

  add(text: string): void {
    this.#text += text;
  }

  end(): void {
    this.html += inContext(this.#text, this.#open.at(-1));
    this.#text = '';
  }

  /** Adds a complete element between paragraphs. */
  whole(element: string): void {
    this.end();
    this.html += element;
  }

  block(tag: string, name: string, isEnd: boolean): void {
    this.end();
    // The start of a block ends a paragraph, as in a browser.
    if (!isEnd && this.#open.at(-1) === 'p') this.#open.pop();
    if (isEnd) {
      const from = this.#open.lastIndexOf(name);
      if (from >= 0) this.#open.splice(from);
    } else if (!VOID.has(name) && this.#open.length < DEEPEST) this.#open.push(name);
    this.html += tag;
  }
}

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/** Converts blank lines to paragraphs, as WordPress does with the classic editor's text. */
export function withParagraphs(html: string): string {
  const made = new Paragraphs();
  for (const { text, isWhole } of htmlParts(html, AS_THEY_ARE)) {
    if (isWhole) {
      if (/^<pre/i.test(text)) made.whole(text);
      else made.add(text);
      continue;
    }
    let at = 0;
    TAG.lastIndex = 0;
    for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) {
      const [begun, end, name = ''] = tag;
      const after = text.indexOf('>', tag.index + begun.length) + 1;
      if (after === 0) break;
      TAG.lastIndex = after;
      const known = name.toLowerCase();
      if (!BLOCKS.has(known)) continue;
      made.add(text.slice(at, tag.index));
      made.block(text.slice(tag.index, after), known, end === '/');
      at = after;
    }
    made.add(text.slice(at));
  }
  made.end();
  return made.html;
}
