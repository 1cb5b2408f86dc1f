import { WORDMARK_OUTLINE } from './wordmark-outline.ts';

/** The id under which the wordmark's outline can be used again on the same page. */
const WORDMARK_ID = 'wordmark';
/** The outline's box: from the ascenders' top to the baseline. */
const WORDMARK_BOX = '2.5 -32.5 213.7 33.1';

/** Only the server draws it: the page that the browser takes over has it already. */
const OUTLINE = import.meta.env.SSR ? WORDMARK_OUTLINE : document.getElementById(WORDMARK_ID)?.getAttribute('d');

/** The logo: the mark, and the name as an outline in the current colour. Decorative: its link carries the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 268.7 54" width="199" height="40" aria-hidden="true" focusable="false">
      <g transform="translate(0 3) scale(1.5)">
        <path d="M0 0H10V32H0Z" fill="currentColor" />
        <path d="M12 16A16 16 0 0 1 28 0V16Z" fill="var(--marigold)" />
        <path d="M12 16A16 16 0 0 1 28 32H12Z" fill="currentColor" />
      </g>
      <path id={WORDMARK_ID} d={OUTLINE ?? ''} transform="translate(51.490 43)" fill="currentColor" />
    </svg>
  );
}

/** The name across the whole width of the footer; uses the outline of the logo in the header. */
export function GreatWordmark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox={WORDMARK_BOX} className={className} aria-hidden="true" focusable="false">
      <use href={`#${WORDMARK_ID}`} transform="translate(-51.490 -43)" />
    </svg>
  );
}
