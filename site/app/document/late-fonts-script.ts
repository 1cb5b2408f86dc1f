/** Elements that may hold the reader's eye. */
const READ = 'main :is(h1,h2,h3,p,li,a,img)';

/** The largest shift that goes unnoticed, in px. */
const UNSEEN = 2;

/** Its width differs between each web font and the system fonts. */
const PROBE = 'Handwerk';

/**
 * Applies fonts that missed the first paint if nothing in the window would shift, so that text being read stays in
 * place. Otherwise they wait until the page is hidden, for a click, after which visitors expect changes, or for the
 * next page (`use-fade-in.ts`). Measures only after the first paint, as measuring forces a layout. Requires
 * `afterPaint`.
 */
export const LATE_FONTS_SCRIPT = `(function(){
var root=document.documentElement,families=['Bricolage Grotesque','Instrument Sans'],pen=document.createElement('canvas').getContext('2d');
function widths(suffix){return String(families.map(function(family){
pen.font='600 80px "'+family+suffix+'",monospace';return pen.measureText('${PROBE}').width}))}
function tops(all){return all.map(function(one){return one.getBoundingClientRect().top})}
Promise.all(families.map(function(family){return document.fonts.load('600 5rem "'+family+' late"')})
.concat(new Promise(afterPaint))).then(function(){
if(widths('')===widths(' late')){root.dataset.fonts=root.dataset.fonts||'shown';return}
var seen=[].filter.call(document.querySelectorAll('${READ}'),function(one){
if(one.checkVisibility&&!one.checkVisibility({contentVisibilityAuto:true}))return;
var box=one.getBoundingClientRect();return box.height&&box.bottom>0&&box.top<innerHeight});
var before=tops(seen);root.dataset.fonts='late';
if(!tops(seen).some(function(top,at){return Math.abs(top-before[at])>${UNSEEN}}))return;
delete root.dataset.fonts;
['click','visibilitychange'].forEach(function(moment){
document.addEventListener(moment,function(){root.dataset.fonts='late'},{once:true,passive:true})})
}).catch(function(){})})()`;
