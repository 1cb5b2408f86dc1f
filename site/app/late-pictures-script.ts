import { whenPainted } from './after-paint.ts';

/** What shows that more is looked at than what the window showed first. */
const SIGNS_OF_USE = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'beforeprint'];

/**
 * Holds back the pictures that may come late (`loading="lazy"`), by the styles (`styles/base.css`), until the page is
 * painted and all that it can't do without is there: on a slow line those below the window would take their part of it
 * from the picture at the top and from the letters. Whoever uses the page is shown them at once. It stands in the head:
 * without scripts nothing is held back.
 */
export const LATE_PICTURES_SCRIPT = `(function(signs){
var root=document.documentElement;
function show(){delete root.dataset.holdingPictures;
signs.forEach(function(sign){removeEventListener(sign,show,true)})}
root.dataset.holdingPictures='';
signs.forEach(function(sign){addEventListener(sign,show,{capture:true,passive:true})});
addEventListener('load',function(){(${whenPainted})(show)})
})(${JSON.stringify(SIGNS_OF_USE)})`;
