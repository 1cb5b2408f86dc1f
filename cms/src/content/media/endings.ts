import { extname } from 'node:path';

/** The accepted types of pictures, each with its file extensions; the first is the usual one. */
export const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/avif': ['.avif'],
  'image/webp': ['.webp'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/svg+xml': ['.svg'],
};

/** Returns a file name with an extension of its type: Windows saves JPEGs as `.jfif`, and phones without any. */
export function withEnding(name: string, mimeType: string): string {
  const endings = ENDINGS[mimeType] ?? [];
  const written = extname(name);
  if (endings.includes(written.toLowerCase())) return name;
  // The text behind the dot of "Dr. Lindner" is not an extension.
  const stem = /^\.[a-z0-9]{1,5}$/i.test(written) ? name.slice(0, name.length - written.length) : name;
  return `${stem}${endings[0] ?? written}`;
}
