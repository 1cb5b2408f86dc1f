import { playAdmin } from './admin.ts';
import { playForeignChanges } from './foreign.ts';
import { playForms } from './forms.ts';
import { playHistory } from './history.ts';
import { playLetters } from './letters.ts';
import { playLists } from './lists.ts';
import { playPages } from './pages.ts';
import type { Play } from './play.ts';
import { playShell } from './shell.ts';

/** Registers all tests of an engine. */
export function playAll(play: Play): void {
  playPages(play);
  playLetters(play);
  playShell(play);
  playLists(play);
  playForms(play);
  playHistory(play);
  playForeignChanges(play);
  playAdmin(play);
}
