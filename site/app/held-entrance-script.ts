import { whenPainted } from './after-paint.ts';

/**
 * Holds back what comes into the page moving, by its styles (`HomeBanner.module.css`), until the page is painted: while
 * anything moves the browser begins a second frame at once, and the main thread waits in it until the first one is drawn.
 * It stands in the head: without scripts nothing is held back.
 */
export const HELD_ENTRANCE_SCRIPT = `(function(){
var root=document.documentElement;
root.dataset.holdingEntrance='';
(${whenPainted})(function(){delete root.dataset.holdingEntrance})})()`;
