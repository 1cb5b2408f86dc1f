import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is or has been in view: its media are fetched no sooner, and play once. */
export function useHasBeenInView(frame: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [frame]);
  return seen;
}
