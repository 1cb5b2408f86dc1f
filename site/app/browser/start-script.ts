/** What shows that a visitor is about to need the app, before the browser finds time for it. */
const FIRST_NEEDS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointerover'];

/** How long the app waits for an idle moment once the page is loaded, in milliseconds. */
const PATIENCE_MS = 4_000;

/**
 * Fetches the app when it is needed: the page works as plain HTML. It waits until all of the page is there and painted
 * and the browser is idle, or until somebody reaches for something; on a slow line, or where data is to be saved, for
 * that alone. A page that only the browser can fill doesn't wait.
 *
 * @param entry the address of the app's first module
 * @param imports the addresses of the modules that it imports, to be fetched at the same time
 * @param atOnce whether the page shows nothing before the app runs
 */
export function startScript(entry: string, imports: readonly string[], atOnce: boolean): string {
  return `(function(entry,imports,needs,atOnce){
var line=navigator.connection||{},begun;
function begin(){
if(begun)return;begun=1;
needs.forEach(function(need){removeEventListener(need,begin,true)});
imports.forEach(function(href){var link=document.createElement('link');link.rel='modulepreload';link.fetchPriority='low';link.href=href;document.head.append(link)});
import(entry)}
function later(){'requestIdleCallback'in window?requestIdleCallback(begin,{timeout:${PATIENCE_MS}}):setTimeout(begin,200)}
needs.forEach(function(need){addEventListener(need,begin,{capture:true,passive:true})});
function painted(){new PerformanceObserver(function(list,watch){watch.disconnect();later()}).observe({type:'paint',buffered:true})}
if(atOnce)return begin();
if(line.saveData||/2g|3g/.test(line.effectiveType))return;
document.readyState==='complete'?painted():addEventListener('load',painted)
})(${JSON.stringify(entry)},${JSON.stringify(imports)},${JSON.stringify(FIRST_NEEDS)},${atOnce})`;
}
