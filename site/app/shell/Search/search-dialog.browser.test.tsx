import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SearchAnswer } from '#app/content/search-answer.ts';
import { type Served, serve } from '#app/testing/serve.tsx';
import { SearchButton } from './SearchButton.tsx';

type Waiting = {
  readonly query: string;
  readonly answer: (answer: SearchAnswer | null) => void;
  readonly putOff: (seconds: number) => void;
};

const found = (query: string, ...names: readonly string[]): SearchAnswer => ({
  query,
  kind: null,
  kinds: [],
  total: names.length + 2,
  results: names.map((name) => ({
    path: `/ecommerce/${name}`,
    kind: 'ecommerce',
    title: ['', name, ' shops'],
    excerpt: [`About ${name}`],
    picture: null,
  })),
});

/** A stub server: each search waits until the test responds. */
function serverHere(): { readonly asked: Waiting[]; readonly queries: () => readonly string[] } {
  const asked: Waiting[] = [];
  const own = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(String(input), location.origin);
    if (!url.pathname.endsWith('/search.json')) return own(input, init);
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const answer = (found: SearchAnswer | null) =>
        resolve(found === null ? new Response('', { status: 503 }) : Response.json(found));
      const putOff = (seconds: number) =>
        resolve(new Response('', { status: 429, headers: { 'Retry-After': String(seconds) } }));
      asked.push({ query: url.searchParams.get('q') ?? '', answer, putOff });
    });
  };
  onTestFinished(() => {
    window.fetch = own;
  });
  return { asked, queries: () => asked.map(({ query }) => query) };
}

async function searchShown(at = '/'): Promise<Served> {
  const served = serve(
    <>
      <SearchButton />
      <input aria-label="Name" />
      {/* biome-ignore lint/a11y/useSemanticElements: it stands for an editor of rich text */}
      <div role="textbox" tabIndex={0} contentEditable suppressContentEditableWarning aria-label="Note" />
    </>,
    { at },
  );
  await served.hydrate();
  return served;
}

const button = () => page.getByRole('button', { name: /^Such?e?(?:arch)?$|^Search$/ });
const field = () => page.getByRole('combobox');
const options = () => page.getByRole('option').elements();
const chosen = () => options().findIndex((option) => option.ariaSelected === 'true');

/** Returns a word that no test has used before, because answers are cached. */
let words = 0;
function newWord(): string {
  words += 1;
  return `word${words}`;
}

async function writeAndFind(server: ReturnType<typeof serverHere>, ...names: readonly string[]): Promise<string> {
  const word = newWord();
  await field().fill(word);
  await expect.poll(server.queries).toContain(word);
  server.asked.at(-1)?.answer(found(word, ...names));
  await expect.poll(() => options().length).toBe(names.length);
  return word;
}

test('letters that are typed right behind the key that opens it stand in its field', async () => {
  await searchShown();
  await userEvent.keyboard('{Control>}k{/Control}shop');
  await expect.element(field()).toHaveValue('shop');
});

test('before the script runs it is a link to the page of results', () => {
  serve(<SearchButton />, { at: '/de' });
  const link = page.getByRole('link', { name: 'Suche' }).element();
  expect(link.getAttribute('href')).toBe('/de/search');
  const { width, height } = link.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

test.each([
  ['a click', () => button().click()],
  ['Ctrl-K', () => userEvent.keyboard('{Control>}k{/Control}')],
  ['⌘K', () => userEvent.keyboard('{Meta>}k{/Meta}')],
] as const)('%s opens it with the field in focus, and Escape gives the focus back', async (_name, open) => {
  await searchShown();
  button().element().focus();
  await open();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  // The dialog's `close` event comes shortly after it closes.
  await expect.element(button()).toHaveFocus();
});

test('somebody who was led to a place on the page stays there when it closes', async () => {
  await searchShown();
  await button().click();
  await expect.element(field()).toHaveFocus();
  const place = page.getByRole('textbox', { name: 'Name' }).element();
  document.addEventListener('close', () => place instanceof HTMLElement && place.focus(), {
    capture: true,
    once: true,
  });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  await expect.element(place).toHaveFocus();
});

test('Space opens it like any button', async () => {
  await searchShown();
  button().element().focus();
  await userEvent.keyboard(' ');
  await expect.element(field()).toBeVisible();
});

test('no key alone opens it: speech input presses any of them', async () => {
  await searchShown();
  const keys = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCodePoint(0x21 + at)).filter(
    (key) => !'{['.includes(key),
  );
  await userEvent.keyboard(keys.join(''));
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('Ctrl-K opens the search from a field, but not where it makes a link', async () => {
  await searchShown();
  const note = page.getByLabelText('Note');
  await note.click();
  await userEvent.keyboard('cd{Control>}k{/Control}');
  await expect.element(note).toHaveTextContent('cd');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
});

test('on Apple’s keyboards Ctrl-K deletes the rest of a line where somebody writes, and ⌘K opens the search', async () => {
  Object.defineProperty(navigator, 'platform', { value: 'MacIntel', configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'platform'));
  await searchShown();
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await expect.element(field()).toHaveFocus();
});

test.each([
  {
    at: '/',
    name: 'Search',
    list: 'Search results',
    some: (query: string) => `5 results for “${query}”`,
    none: (query: string) => `No results for “${query}”`,
  },
  {
    at: '/de',
    name: 'Suche',
    list: 'Suchergebnisse',
    some: (query: string) => `5 Ergebnisse zu „${query}“`,
    none: (query: string) => `Zu „${query}“ wurde nichts gefunden`,
  },
])(
  'at $at the dialog and the list have names, and each search is told anew',
  async ({ at, name, list, some, none }) => {
    const server = serverHere();
    await searchShown(at);
    await button().click();
    await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    // Screen readers don't announce an unchanged text, so it includes the query.
    for (const _time of ['first', 'second']) {
      const word = await writeAndFind(server, 'shopware', 'shopify', 'magento');
      await expect.element(page.getByRole('listbox', { name: list, exact: true })).toBeVisible();
      await expect.element(page.getByRole('status')).toHaveTextContent(some(word));
    }
    const nothing = newWord();
    await field().fill(nothing);
    await expect.poll(server.queries).toContain(nothing);
    server.asked.at(-1)?.answer({ ...found(nothing), total: 0 });
    await expect.element(page.getByRole('status')).toHaveTextContent(none(nothing));
    expect(field().element().getAttribute('aria-expanded')).toBe('false');
  },
);

test('results come as somebody writes, are counted and walked through by keys', async () => {
  const server = serverHere();
  const served = await searchShown();
  await button().click();
  const word = await writeAndFind(server, 'shopware', 'shopify', 'magento');
  await expect.element(page.getByRole('status')).toHaveTextContent(`5 results for “${word}”`);
  expect(page.getByRole('option').first().element().querySelector('mark')?.textContent).toBe('shopware');
  expect(chosen()).toBe(-1);
  for (const [key, at] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', -1],
    ['ArrowUp', 2],
    ['ArrowDown', -1],
    ['ArrowDown', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    expect(chosen(), key).toBe(at);
    const active = field().element().getAttribute('aria-activedescendant');
    expect(active).toBe(at === -1 ? null : options()[at]?.id);
  }
  await expect.element(field()).toHaveValue(word);
  await userEvent.keyboard('{Enter}');
  await expect.poll(served.address).toBe('/ecommerce/shopware');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('the Tab key goes past the results, which arrow keys choose, to the link to all of them', async () => {
  const server = serverHere();
  await searchShown();
  await button().click();
  // More than fit, because scroll containers are tab stops.
  await writeAndFind(server, ...Array.from({ length: 40 }, (_, at) => `shop-${at}`));
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('link', { name: /^All results/ })).toHaveFocus();
});

test('Enter without a choice leads to all results, as the link below them does', async () => {
  const server = serverHere();
  const served = await searchShown('/de');
  await button().click();
  const word = await writeAndFind(server, 'shopware');
  expect(page.getByRole('link', { name: 'Alle Ergebnisse (3)' }).element().getAttribute('href')).toBe(
    `/de/search?q=${word}`,
  );
  await userEvent.keyboard('{Enter}');
  await expect.poll(served.address).toBe(`/de/search?q=${word}`);
});

test('a click on a result goes there and closes it', async () => {
  const server = serverHere();
  const served = await searchShown();
  await button().click();
  await writeAndFind(server, 'shopware');
  await page.getByRole('option').click();
  await expect.poll(served.address).toBe('/ecommerce/shopware');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

/**
 * Clicks a link with a modifier key and prevents the default action; returns whether the app had prevented it before.
 */
function clickWith(link: Element | undefined, key: 'ctrlKey' | 'metaKey' | 'shiftKey'): boolean {
  let isTaken = true;
  const stop = (click: Event) => {
    isTaken = click.defaultPrevented;
    click.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  link?.dispatchEvent(new MouseEvent('click', { [key]: true, bubbles: true, cancelable: true }));
  return isTaken;
}

test.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)(
  'a click with %s is the browser’s, and the dialog stays',
  async (key) => {
    const server = serverHere();
    const served = await searchShown();
    await button().click();
    await writeAndFind(server, 'shopware');
    for (const link of [options()[0], page.getByRole('link', { name: /^All results/ }).element()])
      expect(clickWith(link, key)).toBe(false);
    expect(served.address()).toBe('/');
    await expect.element(field()).toBeVisible();
  },
);

test.each(['Control', 'Meta', 'Shift'])(
  '%s and Enter opens a result in another tab, and the dialog stays',
  async (key) => {
    const opened: string[] = [];
    const own = window.open;
    window.open = (address) => {
      opened.push(String(address));
      return null;
    };
    onTestFinished(() => {
      window.open = own;
    });
    const server = serverHere();
    const served = await searchShown('/de');
    await button().click();
    const word = await writeAndFind(server, 'shopware');
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}{ArrowDown}{${key}>}{Enter}{/${key}}`);
    expect(opened).toEqual([`/de/search?q=${word}`, '/ecommerce/shopware']);
    expect(served.address()).toBe('/de');
    await expect.element(field()).toBeVisible();
  },
);

test('what comes late is never shown in the place of what was asked for last', async () => {
  const server = serverHere();
  await searchShown();
  await button().click();
  await writeAndFind(server, 'shopware');
  const slow = newWord();
  await field().fill(slow);
  await expect.poll(server.queries).toContain(slow);
  const quick = newWord();
  await field().fill(quick);
  await expect.poll(server.queries).toContain(quick);
  const [late, last] = server.asked.slice(-2);
  last?.answer(found(quick, 'magento', 'shopify'));
  late?.answer(found(slow, 'wrong', 'wrong-too', 'wrong-three'));
  await expect.poll(() => options().length).toBe(2);
  expect(options()[0]?.textContent).toContain('magento');
});

test('until an answer comes only those of before stay that have what is written, and none when it fails', async () => {
  const server = serverHere();
  await searchShown();
  await button().click();
  await writeAndFind(server, 'shopware', 'shopify', 'magento');
  await field().fill('shopw');
  await expect.poll(() => options().map(({ textContent }) => textContent?.includes('shopware'))).toEqual([true]);
  await field().fill('agency');
  await expect.poll(() => options().length).toBe(0);
  await field().fill('shopi');
  await expect.poll(server.queries).toContain('shopi');
  await expect.poll(() => options().length).toBe(1);
  server.asked.at(-1)?.answer(null);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Search isn’t responding right now. Please try again in a moment.');
  expect(options()).toEqual([]);
  await field().fill('shop');
  expect(options()).toEqual([]);
});

test('what could not be asked for is asked for when the line is back, if it still stands there', async () => {
  const server = serverHere();
  await searchShown();
  await button().click();
  const [first, second] = [newWord(), newWord()];
  for (const word of [first, second]) {
    await field().fill(word);
    await expect.poll(server.queries).toContain(word);
    server.asked.at(-1)?.answer(null);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Search isn’t responding right now. Please try again in a moment.');
  }
  // The status doesn't change between failures, so the second response may still be pending.
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return server.queries().length;
    })
    .toBe(3);
  expect(server.queries()).toEqual([first, second, second]);
  server.asked.at(-1)?.answer(found(second, 'shopware'));
  await expect.poll(() => options().length).toBe(1);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('status')).toHaveTextContent(`3 results for “${second}”`);
  expect(server.queries()).toHaveLength(3);
});

test('too many searches are said to be that, and asked for again by themselves when the server said', async () => {
  const server = serverHere();
  await searchShown('/de');
  await button().click();
  const first = newWord();
  await field().fill(first);
  await expect.poll(server.queries).toContain(first);
  server.asked.at(-1)?.putOff(1);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Gerade wird sehr viel gesucht. In einer Sekunde versuchen wir es noch einmal.');
  const since = performance.now();
  const second = newWord();
  await field().fill(second);
  await expect.poll(server.queries, { timeout: 3_000 }).toContain(second);
  expect(performance.now() - since).toBeGreaterThan(500);
  expect(server.queries().filter((query) => query === first)).toHaveLength(1);
  server.asked.at(-1)?.answer(found(second, 'magento'));
  await expect.poll(() => options().length).toBe(1);
});

test('nothing found, and a search that does not answer, are said', async () => {
  const server = serverHere();
  await searchShown('/de');
  await button().click();
  const nothing = newWord();
  await field().fill(nothing);
  await expect.poll(server.queries).toContain(nothing);
  server.asked.at(-1)?.answer({ ...found(nothing), total: 0 });
  await expect.element(page.getByRole('status')).toHaveTextContent(`Zu „${nothing}“ wurde nichts gefunden`);
  const failing = newWord();
  await field().fill(failing);
  await expect.poll(server.queries).toContain(failing);
  server.asked.at(-1)?.answer(null);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Die Suche antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.');
  await field().fill('');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('it is closed by its button, and by a click beside it', async () => {
  await searchShown();
  await button().click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  await button().click();
  await expect.element(field()).toBeVisible();
  await page.elementLocator(document.documentElement).click({ position: { x: 5, y: innerHeight - 5 }, force: true });
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
});

test('whoever closes it on a page that came meanwhile goes on from its content', async () => {
  await searchShown();
  const link = document.createElement('a');
  link.href = '/imprint';
  const content = document.createElement('main');
  content.id = 'content';
  content.tabIndex = -1;
  document.body.append(link, content);
  onTestFinished(() => content.remove());
  link.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  link.remove();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(content);
});
