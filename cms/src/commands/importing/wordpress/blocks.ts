import { isRecord } from '@kontorwerk/contract/content/read-values';
import { escapeHtml } from '@kontorwerk/contract/escape-html';
import { htmlToText } from '@kontorwerk/contract/wordpress/html-to-text';
import type { AddedHtml } from './added-html.ts';

type PictureAt = (id: string) => string | undefined;

/** The tools for reading blocks. */
export type BlockTools = {
  /** The contents of the file's reusable blocks, by id. */
  readonly reusable: ReadonlyMap<string, string>;
  /** Returns the address of a library's picture, by id. */
  readonly pictureAt: PictureAt;
  /** The post's footnotes, in order. */
  readonly footnotes: readonly string[];
};

/** The HTML of blocks, the blocks left out of it, and those whose fields became paragraphs. */
export type BlocksHtml = {
  readonly html: string;
  readonly leftOut: readonly string[];
  readonly fromFields: readonly string[];
};

/** Blocks without text. */
const SILENT = new Set(['more', 'nextpage', 'spacer', 'separator', 'paragraph', 'heading', 'list', 'html', 'freeform']);

/** The deepest nesting of reusable blocks. */
const DEEPEST = 5;

/** The most fields that are read of a block. */
const MOST_FIELDS = 500;

const BLOCK = /^(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(?=[\s{]|$)/;

type Block = { readonly name: string; readonly attributes: unknown };

/** An open block, and whether it is empty so far. */
type Open = { readonly block: Block; isEmpty: boolean };

function parseBlocks(json: string): unknown {
  try {
    const value: unknown = json === '' ? {} : JSON.parse(json);
    return value;
  } catch {
    return null;
  }
}

/** Parses a comment that begins a block, ends one, or both; null for any other. */
function parseMark(
  comment: string,
): { readonly block: Block; readonly isVoid: boolean; readonly isEnd: boolean } | null {
  const text = comment.trim();
  const isVoid = text.endsWith('/');
  const said = isVoid ? text.slice(0, -1).trimEnd() : text;
  const [begun, ends, name] = BLOCK.exec(said) ?? [];
  if (begun === undefined || name === undefined) return null;
  const json = said.slice(begun.length).trimStart();
  if (json !== '' && !(json.startsWith('{') && json.endsWith('}'))) return null;
  return { block: { name, attributes: parseBlocks(json) }, isVoid, isEnd: ends === '/' };
}

/** Keys of a block's appearance. */
const LOOKS =
  /^(?:_.*|class_?name|anchor|mode|name|align.*|style|layout|lock|metadata|id|block_?id|.*colou?r|.*size|type)$/i;

const PICTURE_KEY = /image|picture|photo|bild|foto|logo|avatar|icon/i;

/** Whether a text is written and no setting: it has several words, or begins with a capital. */
function isWritten(text: string): boolean {
  return (
    /\p{L}/u.test(text) && !/^(?:https?:)?\/\/\S+$|^#[0-9a-f]{3,8}$|^field_/i.test(text) && /\s|^\p{Lu}|</u.test(text)
  );
}

/** Returns the fields of a block as paragraphs. */
function convertFields(value: unknown, key: string, pictureAt: PictureAt, left: { fields: number }): string {
  if (left.fields <= 0) return '';
  left.fields -= 1;
  if (Array.isArray(value)) return value.map((each) => convertFields(each, key, pictureAt, left)).join('');
  if (isRecord(value)) {
    if (typeof value.url === 'string' && typeof value.title === 'string' && value.title !== '')
      return `<p><a href="${escapeHtml(value.url)}">${escapeHtml(value.title)}</a></p>`;
    return Object.entries(value)
      .filter(([name]) => !LOOKS.test(name))
      .map(([name, each]) => convertFields(each, name, pictureAt, left))
      .join('');
  }
  const picture = PICTURE_KEY.test(key) && /^\d{1,15}$/.test(String(value)) ? pictureAt(String(value)) : undefined;
  if (picture !== undefined) return `<figure><img src="${escapeHtml(picture)}" alt=""></figure>`;
  if (typeof value !== 'string' || !isWritten(value)) return '';
  return /<\/?[a-z]/i.test(value)
    ? value
    : `<p>${escapeHtml(htmlToText(value, { isMultiline: true })).replace(/\n/g, '<br>')}</p>`;
}

class BlockReader {
  readonly leftOut = new Set<string>();
  readonly fromFields = new Set<string>();
  readonly #tools: BlockTools;
  readonly #added: AddedHtml;
  #footnotes: readonly string[];

  constructor(tools: BlockTools, added: AddedHtml) {
    this.#tools = tools;
    this.#added = added;
    this.#footnotes = tools.footnotes;
  }

  /** Returns the footnotes, only once. */
  #notes(): string {
    const notes = this.#footnotes;
    this.#footnotes = [];
    return notes.length === 0 ? '' : `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`;
  }

  /** Returns the HTML of a block without content. */
  #empty({ name, attributes }: Block, depth: number): string {
    const own = name.replace(/^core\//, '');
    if (SILENT.has(own)) return '';
    if (own === 'block') return this.#reusable(attributes, depth);
    if (own === 'footnotes' && this.#tools.footnotes.length > 0) return this.#notes();
    if (own.includes('/') && isRecord(attributes)) {
      const { pictureAt } = this.#tools;
      const html = this.#added.add(() =>
        convertFields(attributes.data ?? attributes, '', pictureAt, { fields: MOST_FIELDS }),
      );
      if (html) {
        this.fromFields.add(own);
        return html;
      }
    }
    this.leftOut.add(own);
    return '';
  }

  #reusable(attributes: unknown, depth: number): string {
    const ref = isRecord(attributes) ? String(attributes.ref) : '';
    const content = depth < DEEPEST ? this.#added.add(() => this.#tools.reusable.get(ref) ?? null) : null;
    if (content !== null) return this.read(content, depth + 1);
    this.leftOut.add(`block ${ref}`.trim());
    return '';
  }

  read(content: string, depth = 0): string {
    let html = '';
    let at = 0;
    const open: Open[] = [];
    const add = (text: string) => {
      html += text;
      const around = open.at(-1);
      if (around && text.trim() !== '') around.isEmpty = false;
    };
    for (let from = content.indexOf('<!--'); from >= 0; from = content.indexOf('<!--', at)) {
      const until = content.indexOf('-->', from);
      if (until < 0) break;
      add(content.slice(at, from));
      at = until + 3;
      const mark = parseMark(content.slice(from + 4, until));
      if (mark === null) continue;
      const { block, isVoid, isEnd } = mark;
      if (isVoid) add(this.#empty(block, depth));
      else if (!isEnd) open.push({ block, isEmpty: true });
      else {
        const begun = open.pop();
        if (begun?.isEmpty) add(this.#empty(begun.block, depth));
      }
      const around = open.at(-1);
      // A block within it is reported separately.
      if (around && (isVoid || isEnd)) around.isEmpty = false;
    }
    return html + content.slice(at);
  }
}

/** Converts WordPress' blocks to HTML, including those with their text in fields or elsewhere. */
export function convertBlocks(content: string, tools: BlockTools, added: AddedHtml): BlocksHtml {
  const reader = new BlockReader(tools, added);
  const html = reader.read(content);
  return { html, leftOut: [...reader.leftOut], fromFields: [...reader.fromFields] };
}

/** Whether a post is written in blocks: posts of the classic editor have none. */
export function hasBlocks(content: string): boolean {
  return /<!--\s{1,10}wp:/.test(content);
}
