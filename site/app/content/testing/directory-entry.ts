import type { PageName } from '@kontorwerk/contract/pages/pages';
import type { DirectoryEntry } from '../directory-entry.ts';

type Known = Partial<DirectoryEntry> & Pick<DirectoryEntry, 'language' | 'path'>;

/** Returns a directory entry with only the given fields filled in; it has no translation. */
export function directoryEntry(page: PageName, known: Known): DirectoryEntry {
  return {
    page,
    title: '',
    description: '',
    image: '',
    picture: null,
    date: '',
    modified: '',
    keywords: [],
    text: '',
    questions: [],
    alternates: { [known.language]: known.path },
    ...known,
  };
}
