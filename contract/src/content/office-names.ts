import type { Office } from '../settings/office.ts';

/** Splits a line like `Munich, Duisburg`, `MUC / DUI` or `Front end, Karachi` into names. */
export function splitNames(line: string): readonly string[] {
  return line
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter((name) => name !== '');
}

/** Whether a name is an office's city or code. */
export function isOfficeName(name: string, { city, code }: Office): boolean {
  return city === name || code === name;
}

/** Returns the offices that a line names, in the order of `offices`. */
export function findOffices(line: string, offices: readonly Office[]): readonly Office[] {
  const names = splitNames(line);
  return offices.filter((office) => names.some((name) => isOfficeName(name, office)));
}
