import { type RefObject, useEffect, useRef } from 'react';
import { withSentence } from './from-to.ts';
import { registerMessageTarget } from './message-target.ts';

/** Lets other parts of the page add a sentence to this message; calls `written` afterwards. */
export function useMessageTarget(area: RefObject<HTMLTextAreaElement | null>, written: () => void): void {
  const last = useRef('');
  const tell = useRef(written);
  useEffect(() => {
    tell.current = written;
  });
  useEffect(
    () =>
      registerMessageTarget((sentence) => {
        const message = area.current;
        if (!message) return;
        message.value = withSentence(message.value, last.current, sentence);
        last.current = sentence;
        tell.current();
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        message.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' });
        message.focus({ preventScroll: true });
        message.setSelectionRange(message.value.length, message.value.length);
      }),
    [area],
  );
}
