import { lstatSync, readlinkSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';

/** A reason why a path is no folder and can't become one, with advice. */
export type FolderProblem = { readonly seen: string; readonly advice: string };

/** Looks at a path; null if there is nothing, as below a file and in a loop of links. */
function look(stat: (at: string) => Stats, at: string): Stats | null {
  try {
    return stat(at);
  } catch {
    return null;
  }
}

/** Returns what stands where a folder should be or be made: a file, or a link to nothing; null for neither. */
export function folderProblem(folder: string): FolderProblem | null {
  const entry = look(lstatSync, folder);
  const target = look(statSync, folder);
  if (target?.isDirectory()) return null;
  if (target) return { seen: `${folder} is a file`, advice: 'move that away, or name a folder' };
  if (entry?.isSymbolicLink()) {
    const named = path.resolve(path.dirname(folder), readlinkSync(folder));
    return {
      seen: `${folder} is a link to ${named}, which is not there`,
      advice: 'make that folder, mount its disk, or correct the link',
    };
  }
  const parent = path.dirname(folder);
  return parent === folder ? null : folderProblem(parent);
}
