import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import type {
  SerializedLinkNode,
  SerializedListItemNode,
  SerializedListNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import { sanitizeUrl } from 'payload/shared';
import { linkedDocument } from '../links/reference.ts';
import { escapeHtml } from './escape-html.ts';
import type { RichText, StoredRichText } from './stored.ts';

type Row = SerializedTableRowNode<SerializedTableCellNode>;
type Table = SerializedTableNode<Row>;

function isHead(row: Row): boolean {
  return row.children.every(({ headerState }) => headerState > 0);
}

/** Over how many columns and rows a merged cell goes. */
function spans({ colSpan = 1, rowSpan = 1 }: SerializedTableCellNode): string {
  return `${colSpan > 1 ? ` colspan="${colSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`;
}

/** Tables as HTML: a first row of header cells heads the columns, another header cell its row. */
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

function isItem(node: SerializedListNode['children'][number]): node is SerializedListItemNode {
  return node.type === 'listitem';
}

/** Whether an item holds nothing but a list, as the editor keeps one that belongs to the item before. */
function isNested({ children }: SerializedListItemNode): boolean {
  return children.length > 0 && children.every(({ type }) => type === 'list');
}

/** The items of a list, each with the lists that belong to it: Payload's own converter counts those as items. */
function stepsOf(items: readonly SerializedListItemNode[]): readonly (readonly SerializedListItemNode[])[] {
  const steps: SerializedListItemNode[][] = [];
  for (const item of items) {
    const step = steps.at(-1);
    if (step !== undefined && isNested(item)) step.push(item);
    else steps.push([item]);
  }
  return steps;
}

const listHtml: HTMLConverters<SerializedListNode> = {
  list: ({ node, nodesToHTML }) => {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    const start = tag === 'ol' && node.start > 1 ? ` start="${node.start}"` : '';
    const steps = stepsOf(node.children.filter(isItem)).map((step) => step.flatMap(({ children }) => children));
    return `<${tag}${start}>${steps.map((nodes) => `<li>${nodesToHTML({ nodes }).join('')}</li>`).join('')}</${tag}>`;
  },
};

/** What names a document stays as it is until that is looked up: Payload's own check takes it for a dangerous address. */
function addressOf({ url = '' }: SerializedLinkNode['fields']): string {
  return linkedDocument(url) ? url : sanitizeUrl(url);
}

const linkHtml: HTMLConverters<SerializedLinkNode> = {
  link: ({ node, nodesToHTML }) => {
    const tab = node.fields.newTab ? ' rel="noopener noreferrer" target="_blank"' : '';
    const words = nodesToHTML({ nodes: node.children }).join('');
    return `<a href="${escapeHtml(addressOf(node.fields))}"${tab}>${words}</a>`;
  },
};

const converted = new WeakMap<RichText, string>();

/** The same text stands in many lists and is read many more times than it is written: convert it once. */
function htmlOf(text: RichText): string {
  const known = converted.get(text);
  if (known !== undefined) return known;
  const html = convertLexicalToHTML({
    data: text,
    converters: ({ defaultConverters }) => ({ ...defaultConverters, ...tableHtml, ...listHtml, ...linkHtml }),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
  converted.set(text, html);
  return html;
}

function isRichText(value: StoredRichText): value is RichText {
  return typeof value === 'object' && value !== null && 'root' in value;
}

function isFilled(text: RichText | null | undefined): text is RichText {
  return (text?.root.children.length ?? 0) > 0;
}

/** A rich text as HTML, in the language or else the default one; empty when there is none. */
export function htmlIn(language: Language, value: StoredRichText): string {
  const texts = isRichText(value) ? [value] : [value?.[language], value?.[DEFAULT_LANGUAGE]];
  const text = texts.find(isFilled);
  return text ? htmlOf(text) : '';
}
