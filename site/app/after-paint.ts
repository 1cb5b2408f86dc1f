/**
 * Calls what it is given when the browser has nothing else to do, at the latest after four seconds. The page's script is
 * made of this function's text: it uses nothing from around it.
 */
export function whenIdle(done: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 4_000 });
  else setTimeout(done, 50);
}

/** Calls what it is given when the page has been painted. Scripts in the page are made of this function's text, too. */
export function whenPainted(done: () => void): void {
  new PerformanceObserver((_paints, watch) => {
    watch.disconnect();
    done();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Calls what it is given when what came into the page moving has arrived, at the latest after two seconds, for somebody may
 * have stopped it: work at the same time makes it stutter, and takes longer. The page's script is made of this function's
 * text: it uses nothing from around it.
 */
function whenArrived(done: () => void): void {
  const longestMs = 2_000;
  const entrances = document.getAnimations().filter(({ timeline, effect }) => {
    return timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  const arrived = Promise.allSettled(entrances.map(({ finished }) => finished));
  const late = new Promise((resolve) => setTimeout(resolve, longestMs));
  void Promise.race([arrived, late]).then(done);
}

/**
 * Functions for scripts that stand in the page: `whenIdle`; `afterPaint`, which calls what it is given when the page has
 * been painted and the browser is idle; and `afterEntrance`, which waits until nothing comes in any more, too. Nobody sees a
 * page that isn't painted yet, and what runs before delays that.
 */
export const AFTER_PAINT = `var whenIdle=${whenIdle};
function afterPaint(done){(${whenPainted})(function(){whenIdle(done)})}
function afterEntrance(done){afterPaint(function(){(${whenArrived})(function(){whenIdle(done)})})}`;
