import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useHasBeenInView } from '../use-has-been-in-view.ts';

/** The staffed hours of today. Their code is fetched when they come into view: most visitors open no menu. */
export function StaffedHours({ className }: { readonly className?: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null);
  const seen = useHasBeenInView(place);
  const [loaded, setLoaded] = useState<{ readonly StaffedText: ComponentType } | null>(null);
  useEffect(() => {
    if (seen) import('./StaffedText.tsx').then(setLoaded, () => undefined);
  }, [seen]);
  return (
    <p ref={place} className={className}>
      {loaded && <loaded.StaffedText />}
    </p>
  );
}
