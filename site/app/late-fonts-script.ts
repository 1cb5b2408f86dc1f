/** What a reader's eye rests on. */
const READ = 'main :is(h1,h2,h3,p,li,a,img)';

/** How far something may move without being seen to, in px. */
const UNSEEN = 2;

/** Set in each of the letters and in those that every machine has, it is of different widths. */
const PROBE = 'Handwerk';

/**
 * Lets letters that come too late for the first paint be used if nothing in the window moves for them: a text that is
 * being read stays where it is. Where something would, they wait until nobody looks at the page or somebody has clicked on it
 * and looks for what changes, or for the next page (`use-fade-in.ts`). It measures nothing before the page is painted: measuring would lay it out once more. It
 * calls `afterPaint`.
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
