import type { Office } from '../settings/office.ts';

/** Splits a line like `Munich, Duisburg`, `MUC / DUI` or `Front end, Karachi` into names. */
export function namesIn(line: string): readonly string[] {
  return line
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter((name) => name !== '');
}

/** Whether a name is an office's city or code. */
export function isNameOf(name: string, { city, code }: Office): boolean {
  return city === name || code === name;
}

/** Returns the offices that a line names, in the order of `offices`. */
export function officesNamed(line: string, offices: readonly Office[]): readonly Office[] {
  const names = namesIn(line);
  return offices.filter((office) => names.some((name) => isNameOf(name, office)));
}
