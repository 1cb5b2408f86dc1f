import type { Language } from '@kontorwerk/contract/languages';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** A file's size as people read it: `14.2 MB`, `380 kB`. */
export function fileSize(bytes: number, language: Language): string {
  const large = bytes >= MEGABYTE / 10;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: large ? 1 : 0 });
  return large ? `${number.format(bytes / MEGABYTE)}\u00a0MB` : `${number.format(Math.ceil(bytes / KILOBYTE))}\u00a0kB`;
}
