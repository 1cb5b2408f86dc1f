/** Static sections: their components have no state, effects or handlers. */
import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';
import { SECTION_LAYOUTS } from '@kontorwerk/contract/content/section-layouts';
import { beforeAll, expect, test } from 'vitest';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { SectionList } from './SectionList.tsx';
import { isStaticKind, loadAllBlocks } from './section-blocks.ts';
import { STATIC_KINDS } from './static-kinds.ts';

const PICTURE = 'https://site.example/uploads/a.jpg';
const CARD = {
  description: 'Some words',
  html_field: '<p>More words</p>',
  image: PICTURE,
  button_text: 'Go',
  button_link: '/projects',
  name: 'Ada',
  date: '2026-11-22',
  category: 'News',
  houres: '20 h',
  pro_category: 'Apps',
};

/** A section with every field filled in. */
function fullSection(kind: SectionKind, layout: string) {
  return readSection(kind, {
    layout,
    main_title: 'A title',
    sub_title: 'A line',
    description: 'Some words',
    html_field: '<p>More words</p>',
    button_one_text: 'One',
    button_one_link: '/projects',
    button_two_text: 'Two',
    button_two_link: '/contactus/contactform',
    bg_image: PICTURE,
    com_image: PICTURE,
    card_components: [
      { ...CARD, id: '1', title: 'One' },
      { ...CARD, id: '2', title: 'Two', link: '/ecommerce/shopware' },
    ],
  });
}

/** The parts of React's fiber that this test reads. */
type Fiber = { readonly type: unknown; readonly memoizedState: unknown; readonly return: Fiber | null };

function ofReact(element: Element, what: '__reactFiber$' | '__reactProps$') {
  const key = Object.keys(element).find((name) => name.startsWith(what));
  return key === undefined ? null : Reflect.get(element, key);
}

/** Lists what needs a script in a section: event handlers, and components with state or effects. */
function needsOf(section: Element): readonly string[] {
  const needs = new Set<string>();
  for (const element of [section, ...section.querySelectorAll('*')]) {
    for (const [name, value] of Object.entries<unknown>(ofReact(element, '__reactProps$') ?? {}))
      if (typeof value === 'function') needs.add(`${element.localName} ${name}`);
    let fiber: Fiber | null = ofReact(element, '__reactFiber$');
    for (; fiber !== null && fiber.type !== SectionList; fiber = fiber.return)
      if (typeof fiber.type === 'function' && fiber.memoizedState !== null) needs.add(fiber.type.name);
  }
  return [...needs];
}

/** Hydrates a section; returns what needs a script in it, and whether its HTML changed. */
async function takenOver(kind: SectionKind, layout: string) {
  const { hydrate } = serve(<SectionList sections={[fullSection(kind, layout)]} title="" />);
  const section = document.querySelector(`[data-kind="${kind}"]`);
  if (!section) throw new Error(`${kind} shows nothing.`);
  const served = section.outerHTML;
  await hydrate();
  return { needs: needsOf(section), changed: section.outerHTML !== served };
}

beforeAll(loadAllBlocks);

const STILL = STATIC_KINDS.flatMap((kind) => SECTION_LAYOUTS[kind].map((layout) => [kind, layout] as const)).filter(
  ([component_name, layout]) => isStaticKind({ component_name, layout }),
);

test.each(STILL)('a %s as %s needs no script', async (kind, layout) => {
  expect(await takenOver(kind, layout)).toEqual({ needs: [], changed: false });
});

test('what needs a script is noticed', async () => {
  expect((await takenOver('Banner', 'home')).needs).toContain('HomeBanner');
  expect((await takenOver('ProjectGrid', 'grid')).needs.length).toBeGreaterThan(0);
});
