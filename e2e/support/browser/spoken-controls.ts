import type { Page } from '@playwright/test';

/** A control or landmark as Chromium exposes it to assistive technology. */
type Spoken = { readonly role: string; readonly name: string; readonly url: string };

const CONTROLS = ['link', 'button', 'textbox', 'combobox', 'checkbox', 'spinbutton', 'DisclosureTriangle'];
const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];

/** Reads the controls and landmarks of a page's accessibility tree. */
async function spokenOn(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name, properties }): readonly Spoken[] => {
    if (ignored || !role) return [];
    const url = properties?.find((property) => property.name === 'url')?.value.value;
    return [{ role: String(role.value), name: String(name?.value ?? '').trim(), url: String(url ?? '') }];
  });
}

/** Lists the names that lead to more than one address. */
function ambiguous(links: readonly Spoken[]): readonly string[] {
  const targets = Map.groupBy(links, ({ name }) => name.toLowerCase());
  return [...targets].flatMap(([name, all]) => {
    const urls = new Set(all.map(({ url }) => url));
    return urls.size > 1 ? [`"${name}" leads to ${[...urls].join(' and ')}`] : [];
  });
}

/** Lists the landmarks that can't be told apart. A form without a name is none. */
function alike(landmarks: readonly Spoken[]): readonly string[] {
  const named = landmarks.filter(({ role, name }) => role !== 'form' || name !== '');
  const same = Map.groupBy(named, ({ role, name }) => `${role} "${name}"`);
  return [...same].flatMap(([landmark, all]) => (all.length > 1 ? [`${all.length} times ${landmark}`] : []));
}

/** Lists what confuses screen reader users: unnamed controls, equal links to different addresses, equal landmarks. */
export async function confusingNames(page: Page): Promise<readonly string[]> {
  const spoken = await spokenOn(page);
  const controls = spoken.filter(({ role }) => CONTROLS.includes(role));
  // The frame around the page alone has more.
  if (controls.length < 50) return [`only ${controls.length} controls`];
  return [
    ...controls.filter(({ name }) => name === '').map(({ role, url }) => `a ${role} without a name ${url}`),
    ...ambiguous(controls.filter(({ role }) => role === 'link')),
    ...alike(spoken.filter(({ role }) => LANDMARKS.includes(role))),
  ];
}
