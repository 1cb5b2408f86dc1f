import type {
  DRAFT_MESSAGES,
  FormMessage,
  LabelledSection,
  PageMessage,
} from '@kontorwerk/contract/drafts/draft-messages';
import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import type { RenderedDraft } from '../content/rendering.ts';

type Given = Pick<RenderedDraft, 'own' | 'token'> & {
  readonly about: typeof DRAFT_MESSAGES;
  readonly parameter: string;
  /** Element ids that the script looks up. */
  readonly bar: string;
  readonly marks: string;
  readonly state: string;
  readonly css: string;
};

const { card, ink, marigold, petrol } = BRAND_COLOURS;

/** Styles of the section marks. They are in a shadow root, which no style of the page reaches. */
export const MARKS_CSS = `
.mark{position:absolute;box-sizing:border-box;pointer-events:none;border:3px solid transparent}
.mark.over,.mark:focus-within{border-color:${petrol}}
.mark.current{border-color:${marigold}}
button{pointer-events:auto;position:absolute;inset:0 auto auto 0;max-width:100%;padding:6px 12px;border:0;background:${petrol};color:${card};font:600 14px/20px system-ui,sans-serif;text-align:start;cursor:pointer;opacity:0}
.mark.over button,.mark.current button,button:focus-visible{opacity:1}
.mark.current button{background:${marigold};color:${ink}}
button:focus-visible{outline:3px solid ${ink};outline-offset:2px}
@media (forced-colors:active){.mark.over,.mark.current,.mark:focus-within{border-color:Highlight}}`;

/**
 * Runs on a page shown with a draft: keeps the draft in its links and, inside the preview's frame, tells the form which
 * section to open, marks the section being edited and reloads after a save. Serialised into the page's inline script,
 * so it may use nothing from its enclosing scope.
 */
export function followDraft({ about, own, token, parameter, bar, marks, state, css }: Given): void {
  const inFrame = window.parent !== window;
  const admin: Window | null = inFrame ? window.parent : window.opener;
  const scrolled = `${about} scrolled`;
  const root = document.documentElement;

  function tell(message: { readonly says: 'ready' } | { readonly says: 'open'; readonly section: string }): void {
    const told: PageMessage = { about, ...message };
    admin?.postMessage(told, location.origin);
  }

  /** The sections of the page state. Parsed once, because it is long. */
  const meta: readonly { readonly id: unknown; readonly component_name: unknown }[] =
    (own ? JSON.parse(document.getElementById(state)?.textContent || '{}').data?.entry?.meta : null) ?? [];

  /** Maps section ids to their elements, looked up each time because the app may replace elements. */
  function elementsById(): Map<string, HTMLElement> {
    const found = new Map<string, HTMLElement>();
    const elements = [...document.querySelectorAll<HTMLElement>('#content [data-kind]')];
    for (const { id, component_name } of meta) {
      const at = elements.findIndex(({ dataset }) => dataset.kind === component_name);
      const [element] = at === -1 ? [] : elements.splice(0, at + 1).slice(-1);
      if (element) found.set(String(id), element);
    }
    return found;
  }

  const host = document.getElementById(marks);
  const shadow = host?.attachShadow({ mode: 'open' });
  const boxes = new Map<string, HTMLElement>();
  let sections: readonly LabelledSection[] = [];
  let current: string | null = null;

  function place(): void {
    const elements = elementsById();
    for (const [id, box] of boxes) {
      const at = elements.get(id)?.getBoundingClientRect();
      box.hidden = at === undefined || at.height === 0;
      if (!at) continue;
      box.style.top = `${at.top + scrollY}px`;
      box.style.left = `${at.left + scrollX}px`;
      box.style.width = `${at.width}px`;
      box.style.height = `${at.height}px`;
      box.classList.toggle('current', id === current);
    }
  }

  function draw(edit: string): void {
    if (!shadow) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    boxes.clear();
    const drawn = sections.map(({ id, label }) => {
      const [box, button] = [document.createElement('div'), document.createElement('button')];
      box.className = 'mark';
      button.type = 'button';
      button.textContent = `${edit} ${label}`;
      button.addEventListener('click', () => tell({ says: 'open', section: id }));
      box.append(button);
      boxes.set(id, box);
      return box;
    });
    shadow.replaceChildren(...drawn);
    place();
  }

  function bringIntoView(id: string): void {
    const element = elementsById().get(id);
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const isSeen = top < innerHeight * 0.6 && bottom > innerHeight * 0.3;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    // Clears the sticky header.
    if (!isSeen) scrollTo({ top: Math.max(0, top + scrollY - innerHeight * 0.15), behavior });
  }

  /** Returns the id of the section around an element, if the form knows it. */
  function sectionOf(target: Element): string | undefined {
    const element = target.closest('#content [data-kind]');
    return [...elementsById()].find(([id, one]) => one === element && boxes.has(id))?.[0];
  }

  function loadAnew(to: string): void {
    try {
      sessionStorage.setItem(scrolled, JSON.stringify([location.pathname, scrollY]));
    } catch {
      // The page then starts at the top.
    }
    if (own) {
      location.replace(to);
      return;
    }
    const here = new URL(location.href);
    here.searchParams.set(parameter, to.split('/').at(-1) ?? token);
    location.replace(here);
  }

  function scrollBack(): void {
    try {
      const [path, top] = JSON.parse(sessionStorage.getItem(scrolled) ?? '[]');
      if (path === location.pathname) scrollTo({ top, behavior: 'instant' });
    } catch {
      // No position was saved.
    }
  }

  function follow(click: MouseEvent): void {
    const { target } = click;
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    if (!(target instanceof Element)) return;
    const anchor = target.closest<HTMLAnchorElement>('a[href]');
    if (!anchor) {
      const section = admin === null ? undefined : sectionOf(target);
      const acts = target.closest('button,input,select,textarea,label,summary,[role="button"]') !== null;
      if (section !== undefined && !acts) tell({ says: 'open', section });
      return;
    }
    const to = new URL(anchor.href);
    const isPage = to.origin === location.origin && !/^\/(?:admin|api|uploads|wp-json|_next)(?:\/|$)/.test(to.pathname);
    const isHere = isPage && to.pathname === location.pathname && to.hash !== '';
    if (isHere || anchor.hasAttribute('download') || (anchor.target !== '' && anchor.target !== '_self')) return;
    // Other programs and other sites can't be shown in the frame.
    if (!isPage && !inFrame) return;
    click.preventDefault();
    click.stopImmediatePropagation();
    if (!isPage) return void window.open(to, '_blank', 'noopener');
    to.searchParams.set(parameter, token);
    location.assign(to);
  }

  addEventListener('click', follow, true);
  if (admin === null) return;
  if (inFrame) document.getElementById(bar)?.remove();
  scrollBack();
  addEventListener('load', () => {
    scrollBack();
    place();
    try {
      sessionStorage.removeItem(scrolled);
    } catch {
      // No position was saved.
    }
  });
  new ResizeObserver(place).observe(root);
  addEventListener('resize', place);
  addEventListener('pointerover', ({ target }) => {
    const over = target instanceof Element ? sectionOf(target) : undefined;
    if (target === host) return;
    for (const [id, box] of boxes) box.classList.toggle('over', id === over);
  });
  addEventListener('message', ({ data, origin, source }: MessageEvent<FormMessage>) => {
    if (origin !== location.origin || source !== admin || data?.about !== about) return;
    if (data.says === 'saved') return loadAnew(data.link);
    const before = current;
    current = data.current;
    if (JSON.stringify(sections) !== JSON.stringify(data.sections)) {
      sections = data.sections;
      draw(data.edit);
    }
    place();
    if (current !== null && current !== before) bringIntoView(current);
  });
  tell({ says: 'ready' });
}
