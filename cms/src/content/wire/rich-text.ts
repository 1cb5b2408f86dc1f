import { escapeHtml } from '@kontorwerk/contract/escape-html';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import type {
  SerializedLinkNode,
  SerializedListItemNode,
  SerializedListNode,
  SerializedParagraphNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
  SerializedTextNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import { sanitizeUrl } from 'payload/shared';
import { readMarkedLanguage } from '#cms/kit/fields/language-marks.ts';
import { parsePictureNode } from '#cms/kit/fields/picture-node.ts';
import { parseReference } from '#cms/kit/links/reference.ts';
import type { RichText, StoredRichText } from '#cms/kit/stored-values.ts';
import type { WireContext } from './context.ts';
import { resolveLinks } from './links.ts';
import { pictureHtml, resolvePictures } from './text-pictures.ts';

type Row = SerializedTableRowNode<SerializedTableCellNode>;
type Table = SerializedTableNode<Row>;

function isHead(row: Row): boolean {
  return row.children.every(({ headerState }) => headerState > 0);
}

/** Returns the attributes of a merged cell. */
function spans({ colSpan = 1, rowSpan = 1 }: SerializedTableCellNode): string {
  return `${colSpan > 1 ? ` colspan="${colSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`;
}

/** Converts tables to HTML: a first row of header cells heads the columns, any other header cell its row. */
const tableHtml: HTMLConverters<Table> = {
  table: ({ node, nodesToHTML }) => {
    const rowHtml = (row: Row, scope: 'col' | 'row') => {
      const cells = row.children.map((cell) => {
        const html = nodesToHTML({ nodes: cell.children }).join('');
        return cell.headerState > 0
          ? `<th scope="${scope}"${spans(cell)}>${html}</th>`
          : `<td${spans(cell)}>${html}</td>`;
      });
      return `<tr>${cells.join('')}</tr>`;
    };
    const [first, ...others] = node.children;
    if (first === undefined) return '';
    const headed = isHead(first);
    const head = headed ? `<thead>${rowHtml(first, 'col')}</thead>` : '';
    const body = (headed ? others : node.children).map((row) => rowHtml(row, 'row')).join('');
    return `<table>${head}<tbody>${body}</tbody></table>`;
  },
};

/** References to documents are kept until they are looked up: Payload's sanitizer would drop them as dangerous URLs. */
function addressOf({ url = '' }: SerializedLinkNode['fields']): string {
  return parseReference(url) ? url : sanitizeUrl(url);
}

const linkHtml: HTMLConverters<SerializedLinkNode> = {
  link: ({ node, nodesToHTML }) => {
    const tab = node.fields.newTab ? ' rel="noopener noreferrer" target="_blank"' : '';
    const words = nodesToHTML({ nodes: node.children }).join('');
    return `<a href="${escapeHtml(addressOf(node.fields))}"${tab}>${words}</a>`;
  },
};

type Item = { readonly own: string; readonly nested: string };

/** Moves a sub-list into the item before it: the editor stores it as a separate item, which browsers would number. */
function mergeNested(items: readonly Item[]): readonly Item[] {
  const merged: Item[] = [];
  for (const item of items) {
    const before = item.own === '' ? merged.pop() : undefined;
    merged.push(before ? { own: before.own, nested: before.nested + item.nested } : item);
  }
  return merged;
}

const listHtml: HTMLConverters<SerializedListNode | SerializedListItemNode> = {
  list: ({ node, nodesToHTML }) => {
    const items = node.children.map((item): Item => {
      const children = 'children' in item && Array.isArray(item.children) ? item.children : [];
      const nested = children.filter(({ type }) => type === 'list');
      const own = children.filter(({ type }) => type !== 'list');
      return { own: nodesToHTML({ nodes: own }).join(''), nested: nodesToHTML({ nodes: nested }).join('') };
    });
    const html = mergeNested(items).map(({ own, nested }) => `<li>${own}${nested}</li>`);
    if (node.tag !== 'ol') return `<ul>${html.join('')}</ul>`;
    return `<ol${node.start > 1 ? ` start="${node.start}"` : ''}>${html.join('')}</ol>`;
  },
};

/** The format flags of Lexical's text nodes, innermost element first. */
const FORMATS = [
  [1, 'strong'],
  [1 << 1, 'em'],
  [1 << 2, 's'],
  [1 << 4, 'code'],
  [1 << 5, 'sub'],
  [1 << 6, 'sup'],
] as const;
const CODE = 1 << 4;

/**
 * Payload's converter strikes text through by an inline style, which the site doesn't accept from a backend, and
 * ignores languages.
 */
const formatHtml: HTMLConverters<SerializedTextNode> = {
  text: ({ node }) => {
    const html = FORMATS.reduce(
      (inner, [flag, tag]) => ((node.format & flag) > 0 ? `<${tag}>${inner}</${tag}>` : inner),
      escapeHtml(node.text),
    );
    const language = readMarkedLanguage(node);
    return language === null ? html : `<span lang="${language}">${html}</span>`;
  },
};

type Child = SerializedParagraphNode['children'][number];

/** Whether a node contains text; tabs count too. */
function isText(node: Child): node is SerializedTextNode {
  return 'text' in node && 'format' in node;
}

/** Whether a paragraph consists of several lines of code and nothing else. */
function isCodeBlock({ children }: SerializedParagraphNode): boolean {
  const isCode = (child: Child) =>
    child.type === 'linebreak' || child.type === 'tab' || (isText(child) && (child.format & CODE) > 0);
  const hasWords = children.some((child) => child.type === 'text' && isText(child) && child.text !== '');
  return hasWords && children.every(isCode) && children.some(({ type }) => type === 'linebreak');
}

/** Converts several lines of code to preformatted text, which keeps line breaks and indents. */
const paragraphHtml: HTMLConverters<SerializedParagraphNode> = {
  paragraph: ({ node, nodesToHTML }) => {
    if (!isCodeBlock(node)) return `<p>${nodesToHTML({ nodes: node.children }).join('') || '<br />'}</p>`;
    const lines = node.children.map((child) => {
      const plain = isText(child) ? { ...child, format: child.format & ~CODE } : child;
      return isText(child) ? nodesToHTML({ nodes: [plain] }).join('') : '\n';
    });
    return `<pre><code>${lines.join('')}</code></pre>`;
  },
};

/** Leaves a figure's picture to be looked up for each page, as links are: it may be replaced. */
const uploadHtml: HTMLConverters<SerializedUploadNode> = {
  upload: ({ node }) => {
    const shown = parsePictureNode(node);
    return shown ? pictureHtml(shown) : '';
  },
};

const memo = new WeakMap<RichText, string>();

/** Memoised: a text appears in many lists, and is read far more often than it is written. */
function convertMemoised(text: RichText): string {
  const known = memo.get(text);
  if (known !== undefined) return known;
  const html = convertLexicalToHTML({
    data: text,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      ...tableHtml,
      ...linkHtml,
      ...listHtml,
      ...formatHtml,
      ...paragraphHtml,
      ...uploadHtml,
    }),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
  memo.set(text, html);
  return html;
}

function isRichText(value: StoredRichText): value is RichText {
  return typeof value === 'object' && value !== null && 'root' in value;
}

function isFilled(text: RichText | null | undefined): text is RichText {
  return (text?.root.children.length ?? 0) > 0;
}

/**
 * Converts a rich text to HTML, in the language or else the default one; '' if there is none. Links and pictures still
 * refer to documents.
 */
export function convertText(language: Language, value: StoredRichText): string {
  const texts = isRichText(value) ? [value] : [value?.[language], value?.[DEFAULT_LANGUAGE]];
  const text = texts.find(isFilled);
  return text ? convertMemoised(text) : '';
}

/** Renders a rich text for visitors: in the language, with its links and pictures looked up. */
export function renderText(value: StoredRichText, context: Pick<WireContext, 'language' | 'links' | 'media'>): string {
  return resolvePictures(resolveLinks(convertText(context.language, value), context.links), context);
}
