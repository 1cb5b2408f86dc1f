import { extname } from 'node:path';

/** The kinds of picture that the library takes, each with the endings that its files may have; the first is the usual one. */
export const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/avif': ['.avif'],
  'image/webp': ['.webp'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/svg+xml': ['.svg'],
};

/** A file's name with an ending of its kind: Windows saves JPEGs as `.jfif`, and phones without any. */
export function withEnding(name: string, mimeType: string): string {
  const endings = ENDINGS[mimeType] ?? [];
  const written = extname(name);
  if (endings.includes(written.toLowerCase())) return name;
  // Behind the dot of “Dr. Lindner” there is no ending.
  const stem = /^\.[a-z0-9]{1,5}$/i.test(written) ? name.slice(0, name.length - written.length) : name;
  return `${stem}${endings[0] ?? written}`;
}
