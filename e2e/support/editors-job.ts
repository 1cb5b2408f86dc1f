/** The jobs of an editor's week: each by the shortest way that offers itself, whose steps docs/editing.md bounds. */
import type { BrowserContext } from '@playwright/test';
import { type Steps, writtenSteps } from './editors-job-steps.ts';
import { test as base, expect } from './test.ts';

/** Counts what is done in the pages of a browser, in those within them too. */
async function countSteps(context: BrowserContext): Promise<() => Steps> {
  const counted = { clicks: 0, fields: 0 };
  await context.exposeBinding('countStep', (_source, kind: keyof Steps) => {
    counted[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: string) => Reflect.get(globalThis, 'countStep')(kind);
    // By name, since the form draws some fields anew while they are written.
    const written = new Set<unknown>();
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count('clicks'), true);
    addEventListener('drop', () => count('clicks'), true);
    const write = ({ target }: Event) => {
      const isClicked = target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
      const field = target instanceof HTMLElement ? target.id || target.getAttribute('name') || target : target;
      if (isClicked || written.has(field)) return;
      written.add(field);
      count('fields');
    };
    // A rich text writes what is typed itself, and has no input of the browser's.
    for (const event of ['beforeinput', 'input']) addEventListener(event, write, true);
  });
  return () => ({ ...counted });
}

type Fixtures = { readonly withinSteps: undefined };

/** A test of one job, named as its row in the table: it fails where the job takes more steps than stand there. */
export const test = base.extend<Fixtures>({
  withinSteps: [
    async ({ context }, use, { title }) => {
      const bound = writtenSteps().get(title);
      if (!bound) throw new Error(`docs/editing.md has no row “${title}”.`);
      const taken = await countSteps(context);
      await use(undefined);
      const { clicks, fields } = taken();
      expect(clicks, `clicks of “${title}”`).toBeLessThanOrEqual(bound.clicks);
      expect(fields, `fields of “${title}”`).toBeLessThanOrEqual(bound.fields);
    },
    { auto: true },
  ],
});

export { expect };
