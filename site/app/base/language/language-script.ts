import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';

/** Where the chosen language is kept in the browser's storage (§2). */
export const LANGUAGE_STORAGE_KEY = 'lang';

/**
 * Runs before anything is painted (reading guide, "Languages"): an address with a language stores it; a plain
 * address opened with a stored German moves to its German twin. Blocked storage leaves the address as it is. Its
 * value is true when the page moves.
 */
export const LANGUAGE_SCRIPT = `(function(){
var p=location.pathname,m=/^\\/(en|de)(?=\\/|$)/.exec(p);
function move(to){location.replace(to+location.search+location.hash);return true}
if(m){try{localStorage.setItem('${LANGUAGE_STORAGE_KEY}',m[1])}catch(e){}
return m[1]==='${DEFAULT_LANGUAGE}'&&move((p.slice(3)||'/').replace(/^\\/+/,'/'))}
try{return localStorage.getItem('${LANGUAGE_STORAGE_KEY}')==='de'&&move('/de'+(p==='/'?'':p))}catch(e){}
})()`;
