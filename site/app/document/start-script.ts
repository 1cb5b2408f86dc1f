import { isSlowConnection } from '#app/base/slow-connection.ts';

/**
 * Events that show that a visitor is about to need the app before the browser is idle. A pointer resting where the page
 * appears says nothing: browsers then report a move by zero.
 */
const FIRST_NEEDS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointermove'];

/**
 * Fetches the app when it is needed, as the page works as plain HTML: once the page is loaded, painted, at rest and the
 * browser idle, or on the visitor's first interaction; on a slow connection or with data saving only on interaction. A
 * page that only the browser can fill doesn't wait. Requires `afterEntrance`.
 *
 * @param entry the address of the app's first module
 * @param imports the addresses of the modules that it imports, to be fetched at the same time
 * @param atOnce whether the page shows nothing before the app runs
 */
export function startScript(entry: string, imports: readonly string[], atOnce: boolean): string {
  return `(function(entry,imports,needs,atOnce){
var begun;
function begin(event){
if(begun||event&&event.type==='pointermove'&&!event.movementX&&!event.movementY)return;begun=1;
needs.forEach(function(need){removeEventListener(need,begin,true)});
imports.forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.fetchPriority='low';link.href=href;document.head.append(link)});
import(entry)}
needs.forEach(function(need){addEventListener(need,begin,{capture:true,passive:true})});
function loaded(){afterEntrance(function(){begin()})}
if(atOnce)return begin();
if((${isSlowConnection})(navigator.connection))return;
document.readyState==='complete'?loaded():addEventListener('load',loaded)
})(${JSON.stringify(entry)},${JSON.stringify(imports)},${JSON.stringify(FIRST_NEEDS)},${atOnce})`;
}
