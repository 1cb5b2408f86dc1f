import { LANGUAGES } from '@kontorwerk/contract/languages';
import { LANGUAGE_SCRIPT } from '../base/language/language-script.ts';

/** Routes that keep the storage when left (§9). */
const KEPT_ON = ['projects', 'blog', 'agency', 'jobapply'];

/**
 * Clears the whole storage when the page is left or closed (§9). In the head, because a visitor may leave before the
 * app runs.
 */
export const LEAVING_SCRIPT = `addEventListener('pagehide',function(){
if(/^(\\/(${LANGUAGES.join('|')}))?\\/(${KEPT_ON.join('|')})(\\/|$)/i.test(location.pathname))return;
try{localStorage.clear()}catch(e){}})`;

/**
 * The first script of a page. A redirect to the address in another language doesn't count as leaving, so the storage
 * stays.
 */
export const HEAD_SCRIPT = `${LANGUAGE_SCRIPT}||${LEAVING_SCRIPT}`;
