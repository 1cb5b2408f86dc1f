/** The frame around every page, with the same payload in every field. */
import { STANDARD_WORDS } from '@kontorwerk/contract/words/standard-words';
import { imageSet, type Numbered, titleOf } from './records.ts';

function link(numbered: Numbered) {
  return { label: titleOf(numbered), to: numbered.payload, description: numbered.payload };
}

/** Builds menu, footer and contact bar; the links hold a payload each, the texts the first of them. */
export function hostileNavigation(numbered: readonly Numbered[]) {
  const payload = numbered[0]?.payload ?? '';
  const columns = [{ title: payload, links: numbered.map(link) }];
  const teaser = { title: payload, text: payload, to: '/projects', action: payload, image: payload };
  const group = { intro: payload, call_label: payload, call_link: payload, as_button: payload, columns };
  return {
    menu: [
      { ...group, label: payload, to: payload },
      {
        ...group,
        label: `2 ${payload}`,
        to: '/projects',
        teaser: { ...teaser, kind: 'own', image_set: imageSet(payload) },
      },
      { ...group, label: `3 ${payload}`, to: '/products', teaser: { ...teaser, kind: payload } },
    ],
    footer: columns,
    legal: numbered.map(link),
    contact_bar: payload,
  };
}

/** Builds every interface text of the site. */
export function hostileWords(payload: string | undefined) {
  return Object.fromEntries(
    Object.entries(STANDARD_WORDS).map(([group, words]) => [
      group,
      Object.fromEntries(Object.keys(words).map((name) => [name, payload])),
    ]),
  );
}
