import { LANGUAGE_SCRIPT } from './base/language/language-script.ts';
import { LEAVING_SCRIPT } from './content/leaving.ts';

/** What runs first of all. A page that moves to its address in another language isn't left: what it stored stays. */
export const HEAD_SCRIPT = `${LANGUAGE_SCRIPT}||${LEAVING_SCRIPT}`;
