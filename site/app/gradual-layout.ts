import { whenIdle } from './after-paint.ts';

/**
 * What may be laid out later: what stands below the first window. The first sections don't count, even where they do: until
 * a section is laid out for good, its heads are numbered by themselves.
 */
const LATER = 'main > section:nth-of-type(n + 4), main ~ aside, body > footer';

/**
 * Lets the next paint wait for no more than what is near the window, by the styles (`styles/base.css`); `layOutRest` has to
 * follow.
 */
export function beginGradualLayout(): void {
  document.documentElement.dataset.layingOut = '';
}

/** Lays all of the page out at once, for who is led to where something stands on it. */
export function endGradualLayout(): void {
  delete document.documentElement.dataset.layingOut;
}

/**
 * Lays the rest of the page out, a part at a time, so that no task is long; from the twentieth on as many as take a short
 * time, because each time costs a layout of all around them and a frame. What isn't laid out is missing from the
 * accessibility tree, so nothing is left to be laid out when it comes near. The page's script is made of this function's
 * text: it uses nothing from around it.
 */
function layOut(later: string, whenIdle: (done: () => void) => void): void {
  const shortMs = 8;
  let times = 0;
  let atATime = 1;
  const next = () => {
    const parts = [...document.querySelectorAll<HTMLElement>(later)];
    const left = parts.filter(({ style }) => style.contentVisibility === '');
    if (left.length === 0) {
      delete document.documentElement.dataset.layingOut;
      return;
    }
    const since = performance.now();
    for (const { style } of left.slice(0, atATime)) style.contentVisibility = 'visible';
    document.body.getBoundingClientRect();
    times += 1;
    if (times >= 20) atATime = performance.now() - since < shortMs ? 2 * atATime : Math.max(1, atATime / 2);
    whenIdle(next);
  };
  next();
}

/** Lays out what `beginGradualLayout` has left, when the browser is idle. */
export function layOutRest(): void {
  whenIdle(() => layOut(LATER, whenIdle));
}

/**
 * Begins it for the page that is loaded. It stands in the head: without scripts all is laid out at once. So it is for who
 * comes back or goes to a place on the page, for whom the window is scrolled to where something stands.
 */
export const GRADUAL_LAYOUT_SCRIPT = `(function(){
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&visit.type==='navigate'&&!location.hash)(${beginGradualLayout})()})()`;

/** Lays the rest of the page out that is loaded. It calls `afterEntrance` and `whenIdle`. */
export const REST_OF_LAYOUT_SCRIPT = `if('layingOut'in document.documentElement.dataset)
afterEntrance(function(){(${layOut})(${JSON.stringify(LATER)},whenIdle)})`;
