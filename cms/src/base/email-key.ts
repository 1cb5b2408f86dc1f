import { domainToASCII } from 'node:url';
import { stripInvisible } from '@kontorwerk/contract/forms/rules';
import type { CollectionBeforeOperationHook, TextField, Where, WhereField } from 'payload';

/** The maximum length of a key, in characters: no address is longer, and a PostgreSQL index takes about 2,700 bytes. */
const LONGEST = 320;

/**
 * Returns the normalised form in which addresses are compared: lower case, NFC, an international domain in ASCII. The
 * database can't fold them: SQLite's `LIKE` ignores case in ASCII only.
 */
export function emailKey(address: string): string {
  const text = stripInvisible(address).normalize('NFC');
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(text) ?? [];
  // `domainToASCII` returns '' for an invalid domain, and folds capitals of any script.
  const ascii = domainToASCII(domain);
  const folded = ascii ? `${name.toLowerCase()}@${ascii}` : text.toLowerCase();
  return folded.normalize('NFC').slice(0, LONGEST);
}

/** Returns the key to store beside a text that may be an address; '' if it isn't one, which matches no person. */
export function emailKeyOrEmpty(text: string): string {
  return text.includes('@') ? emailKey(text) : '';
}

/** Builds the indexed field that holds the key of an address. */
export function emailKeyField(of: string): TextField {
  return {
    name: emailKeyName(of),
    type: 'text',
    index: true,
    access: { update: () => false },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    hooks: {
      beforeChange: [
        ({ siblingData, value }) => {
          const address: unknown = siblingData[of];
          if (address === undefined) return value;
          return typeof address === 'string' ? emailKeyOrEmpty(address) : '';
        },
      ],
    },
  };
}

function emailKeyName(of: string): string {
  return `${of}_key`;
}

/** Returns the keys that a typed address, or a part of one, may match. */
function keysOf(typed: string): readonly string[] {
  if (typed.includes('@')) return [emailKey(typed)];
  const text = emailKey(typed);
  return [...new Set([text, domainToASCII(text) || text])];
}

/** The operators by which an address is searched. */
const SEARCH_OPERATORS = ['equals', 'like', 'contains'] as const;

/** Returns the condition and its equivalents on the key field. */
function spellingConditions(field: string, condition: WhereField): readonly Where[] {
  const widened = SEARCH_OPERATORS.flatMap((operator) => {
    const typed: unknown = condition[operator];
    if (typeof typed !== 'string' || typed.trim() === '') return [];
    return keysOf(typed).map((key): Where => ({ [emailKeyName(field)]: { [operator]: key } }));
  });
  return [{ [field]: condition }, ...widened];
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a filter that finds an address in any spelling. */
export function matchAnySpelling(where: Where, field: string): Where {
  const parts = Object.entries(where).map(([name, part]): Where => {
    if (Array.isArray(part)) return { [name]: part.map((one) => (isWhere(one) ? matchAnySpelling(one, field) : one)) };
    return name === field ? { or: [...spellingConditions(field, part)] } : { [name]: part };
  });
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

/** Makes lists, their search and exports find an address in whichever spelling it was submitted. */
export function searchAnySpelling(field: string): CollectionBeforeOperationHook {
  return function widenSearch({ args }) {
    const where: unknown = 'where' in args ? args.where : undefined;
    return isWhere(where) && Object.keys(where).length > 0 ? { ...args, where: matchAnySpelling(where, field) } : args;
  };
}
