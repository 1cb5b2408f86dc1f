/** One cell; numbers are formatted by `inWords`, and `null` means not measured or not applicable. */
export type Cell = string | number | null;

/** A part's results for display. */
export type Table = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

/** Formats a number with three significant digits, or all before the decimal point. */
function inWords(cell: Cell): string {
  if (cell === null || Number.isNaN(cell)) return '';
  if (typeof cell === 'string') return cell;
  const digits = Number.isInteger(cell) ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(cell) || 1)));
  return cell.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3) });
}

/** Formats a table as Markdown with aligned columns, so that it is readable in a terminal too. */
export function toMarkdown({ title, columns, rows }: Table): string {
  const lines = [columns, ...rows.map((row) => row.map(inWords))];
  const widths = columns.map((_, at) => Math.max(3, ...lines.map((line) => (line[at] ?? '').length)));
  const written = lines.map((line) => {
    const cells = widths.map((width, at) =>
      at === 0 ? (line[at] ?? '').padEnd(width) : (line[at] ?? '').padStart(width),
    );
    return `| ${cells.join(' | ')} |`;
  });
  const rules = widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`));
  const [head = '', ...body] = written;
  return [`**${title}**`, '', head, `|${rules.join('|')}|`, ...body].join('\n');
}
