/** Back and forward: each page is where it was left. */
import * as v from 'valibot';
import { MAIN_STACK } from '../support/stacks/stacks.ts';
import type { EngineWindow } from './driver/engine.ts';
import { DESK, type Play } from './play.ts';
import { arrivesAt, clickOn, goTo, waitFor } from './visit.ts';

/** Waits until the window is at a scroll position, in px, and stays there for some frames. */
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

/** Waits until the element that matches a selector has the focus, or contains it. */
function hasFocus(window: EngineWindow, selector: string): Promise<void> {
  return waitFor(
    window,
    `${selector} has the focus`,
    (selector) => document.activeElement?.matches(selector) === true,
    selector,
  );
}

const HEADING = 'main h1';

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
    await hasFocus(window, HEADING);
    const place = v.parse(left, await window.run(() => Reflect.get(globalThis, 'leftAt')));
    await window.back();
    await arrivesAt(window, '/agency/blogs');
    await restsAt(window, place);
    await hasFocus(window, 'main a[href^="/blog/"]');
    await window.forward();
    await waitFor(window, 'the post is shown again', () => location.pathname.startsWith('/blog/'));
    await restsAt(window, 0);
  });

  play('A link of the footer leads to the heading of its page, and back to the link', DESK, async (window) => {
    await goTo(window, '/agency/blogs');
    await window.run(() => document.querySelector<HTMLElement>('body > footer a[href="/imprint"]')?.focus());
    await window.press('Enter');
    await arrivesAt(window, '/imprint');
    await hasFocus(window, HEADING);
    await restsAt(window, 0);
    await window.back();
    await arrivesAt(window, '/agency/blogs');
    await hasFocus(window, 'body > footer a[href="/imprint"]');
    const isInView = () => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= innerHeight;
    };
    await waitFor(window, 'the link is in view', isInView);
  });

  play('A link of the menu leads to the heading of its page, and back to what opens the menu', DESK, async (window) => {
    await goTo(window, '/imprint');
    await clickOn(window, 'nav > ul > li > details > summary', 'Services');
    await clickOn(window, 'nav > ul > li > details a[href="/services/webdevelopment"]');
    await arrivesAt(window, '/services/webdevelopment');
    await hasFocus(window, HEADING);
    await window.back();
    await arrivesAt(window, '/imprint');
    await hasFocus(window, 'nav > ul > li > details > summary');
  });

  play('A link to a place on its page leads to the heading there, and back to the link', DESK, async (window) => {
    await goTo(window, '/contactus/career');
    await window.run(() => document.querySelector<HTMLElement>('main a[href="#jobs"]')?.focus());
    await window.press('Enter');
    await hasFocus(window, '#jobs h2');
    await window.back();
    await hasFocus(window, 'main a[href="#jobs"]');
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
