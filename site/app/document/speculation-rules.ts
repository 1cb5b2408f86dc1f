import { RULES_ID } from '../base/frame-ids.ts';

/**
 * Prefetches a linked page on press, before release, for the time before hydration. Not earlier, so that a slow
 * connection fetches nothing unintended; never prerendered, because the page being left clears the storage (§9) after
 * the next one would have used it.
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

/** Removes the rules after hydration: the app fetches less for the next page. */
export function endSpeculation(): void {
  document.getElementById(RULES_ID)?.remove();
}
