import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { quietTransitions } from './quiet-transitions.ts';
import { loadBlocks } from './sections/section-blocks.ts';

/** What shows that a visitor is about to need the app, before the browser finds time for it. */
const FIRST_NEEDS = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointerover'] as const;

/** The page works as plain HTML: the app waits until the browser is idle, or until somebody reaches for something. */
function whenNeeded(start: () => Promise<void>): void {
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    for (const event of FIRST_NEEDS) removeEventListener(event, once, { capture: true });
    start();
  };
  for (const event of FIRST_NEEDS) addEventListener(event, once, { capture: true, passive: true });
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 2000 });
  else setTimeout(once, 200);
}

/** The sections of the page as the server sent it. */
const shown = [...document.querySelectorAll<HTMLElement>('#content [data-kind]')].map(({ dataset }) => ({
  component_name: dataset.kind ?? '',
  layout: dataset.layout ?? '',
}));
// Asked for again below, if it fails.
const early = loadBlocks(shown).catch(() => {});

whenNeeded(async () => {
  await early;
  // Without them the page stays what it is: plain HTML that works.
  await loadBlocks(shown);
  quietTransitions();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
