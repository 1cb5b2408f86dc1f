/** The jobs of an editor's week: each by the shortest obvious path, whose steps docs/editing.md bounds. */
import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from '../browser/test.ts';
import { type Steps, writtenSteps } from './editors-job-steps.ts';

/** Records the steps in a browser's pages and in their frames, with a name for each step. */
async function noteSteps(context: BrowserContext): Promise<Readonly<Record<keyof Steps, readonly string[]>>> {
  const noted: Record<keyof Steps, string[]> = { clicks: [], fields: [] };
  await context.exposeBinding('noteStep', (_source, kind: keyof Steps, what: string) => {
    noted[kind].push(what);
  });
  await context.addInitScript(() => {
    const note = (kind: string, what: unknown) => {
      const text = what instanceof Element ? what.outerHTML.slice(0, 120) : String(what);
      Reflect.get(globalThis, 'noteStep')(kind, text);
    };
    // By name, since the form renders some fields again while they are written.
    const written = new Set<unknown>();
    // At the document: if another element is under the pointer, Playwright stops its click at the window.
    document.addEventListener('pointerdown', ({ isTrusted, target }) => isTrusted && note('clicks', target), true);
    addEventListener('drop', ({ target }) => note('clicks', target), true);
    const write = ({ target }: Event) => {
      const isClicked = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
      const field = target instanceof HTMLElement ? target.id || target.getAttribute('name') || target : target;
      if (isClicked || written.has(field)) return;
      written.add(field);
      note('fields', field);
    };
    // A rich text handles typing itself, without the browser's `input` event.
    for (const event of ['beforeinput', 'input']) addEventListener(event, write, true);
  });
  return noted;
}

type Fixtures = { readonly withinSteps: undefined };

/** A test of one job, named like its row in the table: it fails where the job takes more steps than listed there. */
export const test = base.extend<Fixtures>({
  withinSteps: [
    async ({ context }, use, { title }) => {
      const bound = writtenSteps().get(title);
      if (!bound) throw new Error(`docs/editing.md has no row “${title}”.`);
      const { clicks, fields } = await noteSteps(context);
      await use(undefined);
      expect(clicks.length, [`clicks of “${title}”:`, ...clicks].join('\n')).toBeLessThanOrEqual(bound.clicks);
      expect(fields.length, [`fields of “${title}”:`, ...fields].join('\n')).toBeLessThanOrEqual(bound.fields);
    },
    { auto: true },
  ],
});

export { expect };
