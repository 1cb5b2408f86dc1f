import { isEmail, visibleText } from '@kontorwerk/contract/forms/rules';

/** An address that mail may be sent to, without space around it; null when it is none. It never holds a line break. */
export function mailAddress(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const address = visibleText(value);
  return isEmail(address, 'any') ? address : null;
}

/** What stands between commas, semicolons, spaces and line breaks, each once. */
function listed(text: string): readonly string[] {
  return [
    ...new Set(
      visibleText(text)
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** The addresses of a list that an editor wrote. */
export function mailAddresses(list: string | null | undefined): readonly string[] {
  return listed(list ?? '').filter((word) => mailAddress(word) !== null);
}

/** The first word of such a list that is no address; null when all are. */
export function firstNoAddress(list: string): string | null {
  return listed(list).find((word) => mailAddress(word) === null) ?? null;
}
