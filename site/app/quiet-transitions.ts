/**
 * Makes the transitions between pages quiet. Who asks for less motion gets none: the router finds a browser that has
 * none. One that the next cuts short, or a window that changes its size, is no error: the router looks at a
 * transition's end only, so that the browser would report its beginning as one nobody handled.
 */
export function quietTransitions(): void {
  const start: Document['startViewTransition'] | undefined = document.startViewTransition?.bind(document);
  if (!start) return;
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const startQuietly: typeof start = (...given) => {
    const transition = start(...given);
    transition.ready.catch(() => {});
    return transition;
  };
  Object.defineProperty(document, 'startViewTransition', {
    configurable: true,
    get: () => (lessMotion.matches ? undefined : startQuietly),
  });
}
