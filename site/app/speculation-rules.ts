import { RULES_ID } from './base/frame-ids.ts';

/**
 * Lets the browser fetch the page that a link leads to when the link is pressed, before it is let go, for the app may not be
 * there to do it. Only then, because on a slow line nothing is fetched that isn't meant; and nothing is rendered before
 * its time, because the page that is left clears the storage (§9) after the next one would have used it.
 */
export const SPECULATION_RULES = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/uploads/*', '/api/*', '/admin/*'] } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** Takes the rules out of the page: the app fetches less of the next one. */
export function endSpeculation(): void {
  document.getElementById(RULES_ID)?.remove();
}
