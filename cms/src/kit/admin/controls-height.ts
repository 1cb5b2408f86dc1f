const CONTROLS = '.doc-controls__controls-wrapper';

/** The scrolled element around a form; outside of drawers it is the page. */
function scrollerOf(controls: Element): HTMLElement {
  return controls.closest<HTMLElement>('.drawer__content-children') ?? document.documentElement;
}

/**
 * Returns a function that follows the height of each form's controls, which stick to the top, as a CSS variable of the
 * scrolled element: in narrow windows they wrap. A focused field is scrolled to below them.
 */
export function followControls(signal: AbortSignal): () => void {
  const followed = new WeakSet<Element>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      scrollerOf(target).style.setProperty('--controls-height', `${borderBoxSize[0]?.blockSize ?? 0}px`);
  });
  signal.addEventListener('abort', () => observer.disconnect());
  return () => {
    for (const controls of document.querySelectorAll(CONTROLS)) {
      if (followed.has(controls)) continue;
      followed.add(controls);
      observer.observe(controls);
    }
  };
}
