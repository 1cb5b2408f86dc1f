import { whenPainted } from './after-paint.ts';

/**
 * Delays the entrance animations, by their styles (`HomeBanner.module.css`), until the first paint: with an animation
 * running the browser begins a second frame at once, in which the main thread waits until the first is drawn. In the
 * head as a script, so that without scripts nothing is delayed.
 */
export const HELD_ENTRANCE_SCRIPT = `(function(){
var root=document.documentElement;
root.dataset.holdingEntrance='';
(${whenPainted})(function(){delete root.dataset.holdingEntrance})})()`;
