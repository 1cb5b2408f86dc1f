import { LANGUAGES } from '@kontorwerk/contract/languages';
import { LANGUAGE_SCRIPT } from './base/language/language-script.ts';

/** The routes on which leaving keeps the storage (§9). */
const KEPT_ON = ['projects', 'blog', 'agency', 'jobapply'];

/**
 * Clears the whole storage when the page is left or closed (§9). It stands in the head, because a visitor may leave
 * before the app runs.
 */
export const LEAVING_SCRIPT = `addEventListener('pagehide',function(){
if(/^(\\/(${LANGUAGES.join('|')}))?\\/(${KEPT_ON.join('|')})(\\/|$)/i.test(location.pathname))return;
try{localStorage.clear()}catch(e){}})`;

/** What runs first of all. A page that moves to its address in another language isn't left: what it stored stays. */
export const HEAD_SCRIPT = `${LANGUAGE_SCRIPT}||${LEAVING_SCRIPT}`;
