import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { problems } from '#app/testing/problems.ts';
import { serve } from '#app/testing/serve.tsx';
import { trackFocus } from './focus-memory.ts';
import { Island } from './Island.tsx';

const text = (id: string) => document.querySelector(`#${id}`)?.textContent;

/** An island in which a click swaps a text node beside an element, which our own components must never do. */
function Counter({ id }: { readonly id: string }) {
  const [count, setCount] = useState(0);
  return (
    <Island>
      <section id={id}>
        <button type="button" name={id} onClick={() => setCount(count + 1)}>
          Count
        </button>
        {count % 2 === 0 && `even ${count}`}
        <i>!</i>
      </section>
    </Island>
  );
}

test('a change before React takes over costs the island that it is in, and nothing of what it shows', async () => {
  problems.allow(/hydrat/i);
  const { hydrate } = serve(
    <>
      <Counter id="one" />
      <Counter id="two" />
    </>,
  );
  const [one, two] = ['one', 'two'].map((id) => document.querySelector(`#${id}`));
  one?.prepend(document.createElement('div'));
  await hydrate();
  expect([text('one'), text('two')]).toEqual(['Counteven 0!', 'Counteven 0!']);
  expect(document.querySelector('#one')).not.toBe(one);
  expect(document.querySelector('#two')).toBe(two);
});

test('an update that finds the document changed renders its island anew, and no other', async () => {
  problems.allow(/NotFoundError/);
  const { hydrate } = serve(
    <>
      <Counter id="one" />
      <Counter id="two" />
    </>,
  );
  await hydrate();
  const two = document.querySelector('#two');
  for (const node of document.querySelector('#one')?.childNodes ?? [])
    if (node instanceof Text) node.replaceWith(document.createElement('font'));
  await page.getByRole('button', { name: 'Count' }).first().click();
  await expect.poll(() => text('one')).toContain('!');
  expect(document.querySelectorAll('#one')).toHaveLength(1);
  expect(document.querySelectorAll('#one font')).toHaveLength(0);
  expect(document.querySelector('#two')).toBe(two);
});

test('an island that can’t be rendered shows nothing, and the others go on', async () => {
  problems.allow(/broken/);
  function Breaking() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('broken');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    );
  }
  const { hydrate } = serve(
    <>
      <Island>
        <Breaking />
      </Island>
      <Counter id="two" />
    </>,
  );
  await hydrate();
  await page.getByRole('button', { name: 'Break' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Break' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Count' }).click();
  await expect.poll(() => text('two')).toBe('Count!');
});

test('the focus goes on to the element that takes the place of the one that had it, with its cursor', async () => {
  problems.allow(/hydrat/i);
  const { hydrate } = serve(
    <>
      <input name="first" />
      <Island>
        <form>
          <input name="first" />
          <input name="second" defaultValue="Ada" />
        </form>
      </Island>
    </>,
  );
  const field = document.querySelector<HTMLInputElement>('[name=second]');
  field?.focus();
  field?.setSelectionRange(1, 2);
  field?.before(document.createElement('div'));
  trackFocus();
  await hydrate();
  const { activeElement } = document;
  expect(activeElement).not.toBe(field);
  expect(activeElement).toHaveProperty('name', 'second');
  expect(activeElement).toHaveProperty('selectionStart', 1);
});
