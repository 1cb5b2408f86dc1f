/**
 * A transition between two pages that the next one cuts short, or a window that changes its size, is no error. The
 * router looks at a transition's end only, so that the browser would report its beginning as one nobody handled.
 */
export function quietTransitions(): void {
  const start: Document['startViewTransition'] | undefined = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...given) => {
    const transition = start(...given);
    transition.ready.catch(() => {});
    return transition;
  };
}
