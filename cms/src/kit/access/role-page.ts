import type { Config } from '#cms/base/payload-types.ts';
import {
  ENDPOINT_TABLE,
  NO_ID,
  OPERATIONS,
  REACH_NOTES,
  ROLE_TABLE,
  type Row,
  SERVER_FUNCTION_TABLE,
} from './role-table.ts';
import { ROLES } from './roles.ts';

/** Makes the compiler report a collection or global that has no row. */
const ROWS: Readonly<Record<keyof Config['collections'] | `globals/${keyof Config['globals']}`, Row>> = ROLE_TABLE;

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** Returns each role's operations on one collection or global; unrestricted ones have no suffix. */
function cells(row: Row): readonly string[] {
  return ROLES.map((role) => {
    const reaches = OPERATIONS.flatMap((operation) => {
      const reach = row[operation][role];
      if (reach === undefined) return [];
      return reach === 'all' ? [operation] : [`${operation}: ${reach}`];
    });
    return reaches.join(', ') || '–';
  });
}

/** Renders the role tables as a page of the documentation. */
export function rolePage(): string {
  return [
    '# Who may do what',
    '',
    'Written from `cms/src/kit/access/role-table.ts` by its test, which fails when they differ. `e2e/stack/role-table.test.ts`',
    'asks for each cell over HTTP. Visitors reach nothing of this; what they send comes through the forms.',
    '',
    ...Object.entries(REACH_NOTES).map(([reach, note]) => `- **${reach}**: ${note}`),
    '',
    ...table(
      ['collection or global', ...ROLES],
      Object.entries(ROWS).map(([name, row]) => [`\`${name}\``, ...cells(row)]),
    ),
    '',
    '## Besides',
    '',
    ...table(
      ['asked for', 'what', 'by'],
      ENDPOINT_TABLE.map(({ method, path, label, roles }) => [
        `\`${method} ${path.split('?')[0]?.replace(String(NO_ID), ':id')}\``,
        label,
        roles.join(', ') || 'nobody',
      ]),
    ),
    '',
    '## Server functions',
    '',
    'What the admin’s scripts call by `POST /admin`, for what the role may read; forms lock a document only where the role may write it.',
    '',
    ...table(
      ['function', 'by'],
      Object.entries(SERVER_FUNCTION_TABLE).map(([name, roles]) => [`\`${name}\``, roles.join(', ') || 'nobody']),
    ),
    '',
  ].join('\n');
}
