import { type RefObject, useEffect, useState } from 'react';

/** Marks the autoplay toggle: focusing it doesn't pause the carousel. */
export const TOGGLE = 'data-carousel-toggle';

type Parts = { readonly root: RefObject<HTMLElement | null>; readonly viewport: RefObject<HTMLElement | null> };

function isToggle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${TOGGLE}]`) !== null;
}

/** Whether a pointer or a finger is on the slides (§4). */
function usePointerOver(viewport: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const enter = () => setOver(true);
    const leave = () => setOver(false);
    // A mouse may have entered before hydration; after a touch, `:hover` would outlast the finger.
    setOver(matchMedia('(hover: hover)').matches && node.matches(':hover'));
    node.addEventListener('pointerenter', enter);
    node.addEventListener('pointerleave', leave);
    return () => {
      node.removeEventListener('pointerenter', enter);
      node.removeEventListener('pointerleave', leave);
    };
  }, [viewport]);
  return over;
}

/** Whether keyboard focus is inside. Focus from a click doesn't count, as the visitor would never move it away. */
function useFocusInside(root: RefObject<HTMLElement | null>): boolean {
  const [inside, setInside] = useState(false);
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const look = () => {
      const at = document.activeElement;
      setInside(node.contains(at) && !isToggle(at) && at?.matches(':focus-visible') === true);
    };
    look();
    node.addEventListener('focusin', look);
    node.addEventListener('focusout', look);
    return () => {
      node.removeEventListener('focusin', look);
      node.removeEventListener('focusout', look);
    };
  }, [root]);
  return inside;
}

function useIsInView(viewport: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? false), {
      threshold: 0.2,
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [viewport]);
  return inSight;
}

function useIsTabHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

/** Whether a carousel is paused for the moment: by a pointer, by the focus, or because it is out of sight. */
export function useIsPaused({ root, viewport }: Parts): boolean {
  const over = usePointerOver(viewport);
  const focused = useFocusInside(root);
  const inSight = useIsInView(viewport);
  const hidden = useIsTabHidden();
  return over || focused || !inSight || hidden;
}
