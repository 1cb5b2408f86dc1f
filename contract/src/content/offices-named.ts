import type { Office } from '../office.ts';

/** The names in a line like `Munich, Duisburg`, `MUC / DUI` or `Front end, Karachi`. */
export function namesIn(line: string): readonly string[] {
  return line
    .split(/[,;/]/)
    .map((part) => part.trim())
    .filter((name) => name !== '');
}

/** Tells whether a name is that of an office, by its city or its code. */
export function isNameOf(name: string, { city, code }: Office): boolean {
  return city === name || code === name;
}

/** The offices that a line names, in their own order. */
export function officesNamed(line: string, offices: readonly Office[]): readonly Office[] {
  const names = namesIn(line);
  return offices.filter((office) => names.some((name) => isNameOf(name, office)));
}
