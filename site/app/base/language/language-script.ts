import { DEFAULT_LANGUAGE } from '@kontorwerk/contract/languages';

/** The storage key of the chosen language (§2). */
export const LANGUAGE_STORAGE_KEY = 'lang';

/**
 * Runs before the first paint (reading guide, "Languages"): an address with a language stores it; an address without
 * one redirects to its German twin if German is stored. With blocked storage the address stays as it is. Evaluates to
 * true when the page redirects.
 */
export const LANGUAGE_SCRIPT = `(function(){
var p=location.pathname,m=/^\\/(en|de)(?=\\/|$)/.exec(p);
function move(to){location.replace(to+location.search+location.hash);return true}
if(m){try{localStorage.setItem('${LANGUAGE_STORAGE_KEY}',m[1])}catch(e){}
return m[1]==='${DEFAULT_LANGUAGE}'&&move((p.slice(3)||'/').replace(/^\\/+/,'/'))}
try{return localStorage.getItem('${LANGUAGE_STORAGE_KEY}')==='de'&&move('/de'+(p==='/'?'':p))}catch(e){}
})()`;
