import { CONTENT_ID } from '../base/frame-ids.ts';
import { controlName } from '../base/island/focus-memory.ts';
import { openDetailsAround } from './anchor.ts';

/** A description of the focused control, used to find it when its page is rendered again. */
export type SavedFocus = {
  readonly name: string;
  /** Index among the controls of that name. */
  readonly nth: number;
  /** Whether the focus was visible (`:focus-visible`), as for keyboard users. */
  readonly isMarked: boolean;
};

function findControls(name: string): readonly HTMLElement[] {
  const controls = document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary');
  return [...controls].filter((control) => controlName(control) === name);
}

/** Describes the focused control; null if none has the focus. */
export function describeFocus(): SavedFocus | null {
  const focused = document.querySelector<HTMLElement>(':focus');
  const name = focused ? controlName(focused) : '';
  const nth = focused ? findControls(name).indexOf(focused) : -1;
  return nth < 0 ? null : { name, nth, isMarked: document.querySelector(':focus-visible') !== null };
}

/** Focuses an element without scrolling; returns whether it has the focus now. */
function moveFocus(to: HTMLElement | null | undefined, focusVisible: boolean): boolean {
  to?.focus({ preventScroll: true, focusVisible });
  return to !== null && document.activeElement === to;
}

/** Whether an element is in view below the sticky header. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > innerHeight / 4 && bottom < innerHeight;
}

/**
 * Focuses the page's heading, which screen readers then announce. On a page shown further down, focuses the first
 * heading or footer link in view, as the next key would otherwise scroll back to the top.
 */
function focusPage(): void {
  const content = document.getElementById(CONTENT_ID);
  const inView = [...document.querySelectorAll<HTMLElement>('h2,h3,footer a')].filter(isInView);
  const takesFocus = (element: HTMLElement | null | undefined) => {
    if (element && element.tabIndex < 0) element.tabIndex = -1;
    return moveFocus(element, false);
  };
  const places = [...(scrollY > 0 ? inView : []), content?.querySelector('h1')];
  if (!places.some(takesFocus)) moveFocus(content, false);
}

/** Scrolls a carousel to the slide of a control. Skips a running carousel, which was not rendered again. */
function showSlide(control: HTMLElement, box: HTMLElement | null | undefined): void {
  if (!box || 'running' in box.dataset) return;
  const [at, shown] = [control.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.left < shown.left || at.right > shown.right) box.scrollLeft += at.left - shown.left;
}

/**
 * Finds the control that had the focus when the visitor left the page and opens the question around it. Returns a
 * function that focuses it or, if it is in a closed menu or on a slide out of view, the element that it belongs to.
 */
export function findSavedFocus(left: SavedFocus | null): () => void {
  const control = left ? findControls(left.name)[left.nth] : undefined;
  if (!left || !control) return focusPage;
  if (control.closest('main')) openDetailsAround(control);
  return () => {
    const box = control.parentElement?.closest<HTMLElement>('[tabindex]');
    showSlide(control, box);
    const around = [
      control,
      control.closest('details')?.querySelector('summary'),
      control.closest('header')?.querySelector('summary'),
      box,
    ];
    if (!around.some((element) => moveFocus(element, left.isMarked))) focusPage();
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    // The page may have changed since, for example after a form was sent.
    if (left.isMarked && (bottom < 0 || top > innerHeight)) document.activeElement?.scrollIntoView({ block: 'center' });
  };
}
