import { CONTENT_ID } from '../base/frame-ids.ts';
import { controlName } from '../base/island/focus-memory.ts';
import { reveal } from './place-in-page.ts';

/** A control that had the focus, described so that it is found when its page is rendered anew. */
export type LeftFocus = {
  readonly name: string;
  /** Its place among the controls of that name. */
  readonly nth: number;
  /** Whether the focus was marked, as it is where visitors use keys. */
  readonly isMarked: boolean;
};

function controlsNamed(name: string): readonly HTMLElement[] {
  const controls = document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary');
  return [...controls].filter((control) => controlName(control) === name);
}

/** Describes the control that has the focus; null where none has. */
export function leftFocus(): LeftFocus | null {
  const focused = document.querySelector<HTMLElement>(':focus');
  const name = focused ? controlName(focused) : '';
  const nth = focused ? controlsNamed(name).indexOf(focused) : -1;
  return nth < 0 ? null : { name, nth, isMarked: document.querySelector(':focus-visible') !== null };
}

/** Moves the focus, unless the element can't have it; scrolls nothing. */
function moveFocus(to: HTMLElement | null | undefined, focusVisible: boolean): boolean {
  to?.focus({ preventScroll: true, focusVisible });
  return to !== null && document.activeElement === to;
}

/** Whether an element is in view, below a header that stays at the top. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > innerHeight / 4 && bottom < innerHeight;
}

/**
 * Moves the focus to the page's heading, which screen readers read aloud then: the visitor goes on from there. On a page that
 * is shown further down it is the first heading in view, or link of the footer: the next key would scroll back to the top.
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

/** Scrolls a carousel to the slide that a control is on; one that runs, and isn't rendered anew, is left as it is. */
function showSlide(control: HTMLElement, box: HTMLElement | null | undefined): void {
  if (!box || 'running' in box.dataset) return;
  const [at, shown] = [control.getBoundingClientRect(), box.getBoundingClientRect()];
  if (at.left < shown.left || at.right > shown.right) box.scrollLeft += at.left - shown.left;
}

/**
 * Finds the control that was left on the page that is shown again, and opens the question that it stands in. Returns what
 * moves the focus there: where the control is folded away in the menu or is on a slide out of view, to what it belongs to.
 */
export function findLeft(left: LeftFocus | null): () => void {
  const control = left ? controlsNamed(left.name)[left.nth] : undefined;
  if (!left || !control) return focusPage;
  if (control.closest('main')) reveal(control);
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
    // The page may have changed since then, as where a form was sent.
    if (left.isMarked && (bottom < 0 || top > innerHeight)) document.activeElement?.scrollIntoView({ block: 'center' });
  };
}
