import type { Office } from '@kontorwerk/contract/office';

/** The offices whose cities a line names, parted by commas: `Front end, Karachi`, `Munich, Duisburg`. */
export function officesNamed(line: string, offices: readonly Office[]): readonly Office[] {
  const parts = line.split(/,\s*/);
  return offices.filter(({ city }) => parts.includes(city));
}
