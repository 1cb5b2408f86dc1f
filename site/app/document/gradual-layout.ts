import { whenIdle } from './after-paint.ts';

/**
 * Parts that may be laid out later: those below the first window. The first sections are excluded even there, because
 * before their final layout a section's headings have a counter scope of their own.
 */
const LATER = 'main > section:nth-of-type(n + 4), main ~ aside, body > footer';

/** Limits the next paint to the parts near the window, by the styles (`styles/base.css`); `layOutRest` must follow. */
export function beginGradualLayout(): void {
  document.documentElement.dataset.layingOut = '';
}

/** Lays out the whole page at once, for navigation to an anchor or a saved scroll position. */
export function endGradualLayout(): void {
  delete document.documentElement.dataset.layingOut;
}

/**
 * Lays out the rest of the page in small tasks; from the twentieth on in batches that take a short time, because each
 * task costs a layout of everything around it and a frame. Parts without layout are missing from the accessibility
 * tree, so the rest isn't deferred until it is scrolled near. Serialised into the page's inline script, so it may use
 * nothing from its enclosing scope.
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

/** Lays out the parts that `beginGradualLayout` deferred, when the browser is idle. */
export function layOutRest(): void {
  whenIdle(() => layOut(LATER, whenIdle));
}

/**
 * Begins gradual layout on page load. In the head as a script, so that without scripts everything is laid out at once;
 * so are history navigation and addresses with a hash, where the window scrolls to a position.
 */
export const GRADUAL_LAYOUT_SCRIPT = `(function(){
var visit=performance.getEntriesByType('navigation')[0];
if(visit&&visit.type==='navigate'&&!location.hash)(${beginGradualLayout})()})()`;

/** Lays out the rest of the loaded page. Requires `afterEntrance` and `whenIdle`. */
export const REST_OF_LAYOUT_SCRIPT = `if('layingOut'in document.documentElement.dataset)
afterEntrance(function(){(${layOut})(${JSON.stringify(LATER)},whenIdle)})`;
