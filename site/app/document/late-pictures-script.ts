import { whenPainted } from './after-paint.ts';

/** Events that show that the visitor looks beyond the first window. */
const SIGNS_OF_USE = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'beforeprint'];

/**
 * Holds back lazy pictures (`loading="lazy"`), by the styles (`styles/base.css`), until the page is painted and its
 * critical resources are loaded: on a slow connection, pictures below the window would take bandwidth from the top
 * picture and the fonts. Any interaction shows them at once. In the head as a script, so that without scripts nothing
 * is held back.
 */
export const LATE_PICTURES_SCRIPT = `(function(signs){
var root=document.documentElement;
function show(){delete root.dataset.holdingPictures;
signs.forEach(function(sign){removeEventListener(sign,show,true)})}
root.dataset.holdingPictures='';
signs.forEach(function(sign){addEventListener(sign,show,{capture:true,passive:true})});
addEventListener('load',function(){(${whenPainted})(show)})
})(${JSON.stringify(SIGNS_OF_USE)})`;
