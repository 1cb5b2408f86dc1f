/**
 * Calls back when the browser is idle, after four seconds at the latest. Serialised into the page's inline script, so
 * it may use nothing from its enclosing scope.
 */
export function whenIdle(done: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 4_000 });
  else setTimeout(done, 50);
}

/** Calls back when the page has been painted. Also serialised into inline scripts. */
export function whenPainted(done: () => void): void {
  new PerformanceObserver((_paints, watch) => {
    watch.disconnect();
    done();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Calls back when the entrance animations have ended, after two seconds at the latest because a visitor may have paused
 * one: work during an animation makes it stutter and takes longer. Serialised into the page's inline script, so it may
 * use nothing from its enclosing scope.
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
 * Helpers for the page's inline scripts: `whenIdle`; `afterPaint`, which calls back when the page is painted and the
 * browser idle; `afterEntrance`, which also waits for the entrance animations. Work before the first paint would delay
 * it.
 */
export const AFTER_PAINT = `var whenIdle=${whenIdle};
function afterPaint(done){(${whenPainted})(function(){whenIdle(done)})}
function afterEntrance(done){afterPaint(function(){(${whenArrived})(function(){whenIdle(done)})})}`;
