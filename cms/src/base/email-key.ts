import { domainToASCII } from 'node:url';
import { visibleText } from '@kontorwerk/contract/forms/rules';
import type { CollectionBeforeOperationHook, TextField, Where, WhereField } from 'payload';

/** No address is longer; an index of PostgreSQL takes no more than some 2,700 bytes. */
const LONGEST = 320;

/**
 * The form in which addresses are compared: lower case, NFC, an international domain in its ASCII spelling. The database
 * can't fold them itself: `LIKE` of SQLite ignores case in ASCII alone.
 */
export function emailKey(address: string): string {
  const text = visibleText(address).normalize('NFC');
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(text) ?? [];
  // `domainToASCII` answers nothing for what is no domain, and folds capitals of any script itself.
  const ascii = domainToASCII(domain);
  const folded = ascii ? `${name.toLowerCase()}@${ascii}` : text.toLowerCase();
  return folded.normalize('NFC').slice(0, LONGEST);
}

/** What is kept beside a text that may be an address: an empty key where it is none, and so no person's. */
export function keptEmailKey(text: string): string {
  return text.includes('@') ? emailKey(text) : '';
}

/**
 * The key of an address, kept beside it and indexed. A row without one was written by an earlier version, which knew of
 * no keys.
 */
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
          return typeof address === 'string' ? keptEmailKey(address) : '';
        },
      ],
    },
  };
}

function emailKeyName(of: string): string {
  return `${of}_key`;
}

/** The keys that a typed address, or a part of one, may have. */
function keysOf(typed: string): readonly string[] {
  if (typed.includes('@')) return [emailKey(typed)];
  const text = emailKey(typed);
  return [...new Set([text, domainToASCII(text) || text])];
}

/** The operators of a condition by which an address is looked for. */
const LOOKED_FOR_BY = ['equals', 'like', 'contains'] as const;

/** The condition itself, or one of the same kind on the key. */
function inAnySpelling(field: string, condition: WhereField): readonly Where[] {
  const widened = LOOKED_FOR_BY.flatMap((operator) => {
    const typed: unknown = condition[operator];
    if (typeof typed !== 'string' || typed.trim() === '') return [];
    return keysOf(typed).map((key): Where => ({ [emailKeyName(field)]: { [operator]: key } }));
  });
  return [{ [field]: condition }, ...widened];
}

function isWhere(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A filter in which an address is found in any spelling of it. */
export function findingAnySpelling(where: Where, field: string): Where {
  const parts = Object.entries(where).map(([name, part]): Where => {
    if (Array.isArray(part))
      return { [name]: part.map((one) => (isWhere(one) ? findingAnySpelling(one, field) : one)) };
    return name === field ? { or: [...inAnySpelling(field, part)] } : { [name]: part };
  });
  return parts.length === 1 ? (parts[0] ?? {}) : { and: parts };
}

/** Makes lists, their search and exports find an address in whichever spelling it was sent. */
export function findAnySpelling(field: string): CollectionBeforeOperationHook {
  return ({ args }) => {
    const where: unknown = 'where' in args ? args.where : undefined;
    return isWhere(where) && Object.keys(where).length > 0
      ? { ...args, where: findingAnySpelling(where, field) }
      : args;
  };
}
