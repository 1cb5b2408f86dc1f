import { isEmail, stripInvisible } from '@kontorwerk/contract/forms/rules';

/** Returns a trimmed address that mail may be sent to, without line breaks; null for anything else. */
export function parseMailAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = stripInvisible(value);
  return isEmail(address, 'any') ? address : null;
}

/** Splits at commas, semicolons, spaces and line breaks, without duplicates. */
function splitList(text: string): readonly string[] {
  return [
    ...new Set(
      stripInvisible(text)
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** Returns the addresses of a list that an editor wrote. */
export function parseMailAddresses(list: string | null | undefined): readonly string[] {
  return splitList(list ?? '').filter((word) => parseMailAddress(word) !== null);
}

/** Returns the first word of such a list that is no address; null when all are. */
export function findInvalidAddress(list: string): string | null {
  return splitList(list).find((word) => parseMailAddress(word) === null) ?? null;
}
