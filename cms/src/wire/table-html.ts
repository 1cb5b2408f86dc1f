import type {
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
} from '@payloadcms/richtext-lexical';
import type { HTMLConverters } from '@payloadcms/richtext-lexical/html';

type Row = SerializedTableRowNode<SerializedTableCellNode>;
type Table = SerializedTableNode<Row>;

function isHead(row: Row): boolean {
  return row.children.every(({ headerState }) => headerState > 0);
}

/** Tables as HTML: a first row of header cells heads the columns, another header cell its row. */
export const tableHtml: HTMLConverters<Table> = {
  table: ({ node, nodesToHTML }) => {
    const rowHtml = (row: Row, scope: 'col' | 'row') => {
      const cells = row.children.map((cell) => {
        const html = nodesToHTML({ nodes: cell.children }).join('');
        return cell.headerState > 0 ? `<th scope="${scope}">${html}</th>` : `<td>${html}</td>`;
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
