/** Back and forward: each page is where it was left. */
import * as v from 'valibot';
import { MAIN_STACK } from '../support/stacks.ts';
import type { EngineWindow } from './driver/engine.ts';
import { DESK, type Play } from './play.ts';
import { arrivesAt, clickOn, goTo, waitFor } from './visit.ts';

/** Waits until the window is scrolled to a place, in px, and stays there for some frames. */
function restsAt(window: EngineWindow, place: number): Promise<void> {
  return waitFor(
    window,
    `the window is scrolled to ${place} px`,
    async (place) => {
      for (let frames = 0; frames < 10; frames += 1) {
        if (Math.abs(scrollY - place) > 1) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    },
    place,
  );
}

const left = v.number();

export function playHistory(play: Play): void {
  play('Back and forward inside the site lead to where a page was left', DESK, async (window) => {
    await goTo(window, '/agency/blogs');
    await window.run(() => {
      addEventListener('click', () => Reflect.set(globalThis, 'leftAt', scrollY), { capture: true });
      scrollTo({ top: 700, behavior: 'instant' });
    });
    await clickOn(window, 'main a[href^="/blog/"] h3, main h3 a[href^="/blog/"]');
    await waitFor(window, 'a post is shown', () => location.pathname.startsWith('/blog/'));
    await restsAt(window, 0);
    const place = v.parse(left, await window.run(() => Reflect.get(globalThis, 'leftAt')));
    await window.back();
    await arrivesAt(window, '/agency/blogs');
    await restsAt(window, place);
    await window.forward();
    await waitFor(window, 'the post is shown again', () => location.pathname.startsWith('/blog/'));
    await restsAt(window, 0);
  });

  for (const page of ['/services/webdevelopment', '/agency/aboutus'])
    play(`Back from another document leads to where ${page} was left`, DESK, async (window) => {
      await goTo(window, page);
      await window.run(() => scrollTo({ top: 2500, behavior: 'instant' }));
      await restsAt(window, 2500);
      await window.open(`${MAIN_STACK.siteUrl}/robots.txt`);
      await window.back();
      await arrivesAt(window, page);
      await restsAt(window, 2500);
    });
}
