import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the files of a folder, with their contents in Base64. */
export function filesBelow(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map((file) => path.join(file.parentPath, file.name)).sort();
  return Object.fromEntries(paths.map((file) => [file.slice(folder.length), readFileSync(file, 'base64')]));
}
