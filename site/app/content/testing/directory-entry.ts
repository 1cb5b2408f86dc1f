import type { PageName } from '@kontorwerk/contract/pages';
import type { DirectoryEntry } from '../directory-entry.ts';

type Known = Partial<DirectoryEntry> & Pick<DirectoryEntry, 'language' | 'path'>;

/** An entry of the directory of which nothing is known but what the test says; it has no twin. */
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
