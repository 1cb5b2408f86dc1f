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

/** Returns what has the same key under that key, in order of appearance. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly [string, Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

const rolesOf = ({ roles }: { readonly roles: readonly string[] }) => roles.join(', ') || 'nobody';

/** Renders the role tables as a page of the documentation; what has the same rights stands together. */
export function rolePage(): string {
  const rows = Object.entries(ROWS).map(([name, row]) => ({ name: `\`${name}\``, cells: cells(row) }));
  const functions = Object.entries(SERVER_FUNCTION_TABLE).map(([name, roles]) => ({ name: `\`${name}\``, roles }));
  return [
    '# Who may do what',
    '',
    'For administrators and developers. Afterwards you know what each role may do. Written from `cms/src/kit/access/role-table.ts` by',
    'its test; `e2e/stack/role-table.test.ts` asks for each cell over HTTP. Visitors reach nothing of this but by the forms.',
    '',
    ...Object.entries(REACH_NOTES).map(([reach, note]) => `- **${reach}**: ${note}`),
    '',
    ...table(
      ['collection or global', ...ROLES],
      grouped(rows, (row) => line(row.cells)).map(([, all]) => [
        all.map(({ name }) => name).join(', '),
        ...(all[0]?.cells ?? []),
      ]),
    ),
    '',
    '## Besides',
    ...grouped(ENDPOINT_TABLE, rolesOf).flatMap(([roles, endpoints]) => [
      '',
      `By **${roles}**:`,
      '',
      ...endpoints.map(
        ({ method, path, label }) => `- ${label}: \`${method} ${path.split('?')[0]?.replace(String(NO_ID), ':id')}\``,
      ),
    ]),
    '',
    '## Server functions',
    '',
    'What the admin’s scripts call by `POST /admin`, for what the role may read; forms lock a document only where the role may write it.',
    '',
    ...grouped(functions, rolesOf).map(
      ([roles, all]) => `- By **${roles}**: ${all.map(({ name }) => name).join(', ')}`,
    ),
    '',
  ].join('\n');
}
