import { settingsPath } from '@kontorwerk/contract/wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type CmsSession, find, successOf } from '../support/cms/cms.ts';
import { editor } from '../support/cms/staff.ts';
import { oneAtATime } from '../support/stacks/one-at-a-time.ts';
import { MAIN_STACK } from '../support/stacks/stacks.ts';
import { until } from '../support/until.ts';

const SETTINGS = '/api/globals/site-settings';
const stored = v.object({ claim: v.string(), offices: v.array(v.looseObject({ code: v.string() })) });
const versions = v.object({
  docs: v.array(v.object({ id: v.number(), version: v.looseObject({ claim: v.nullish(v.string()) }) })),
});

async function settings(editor: CmsSession): Promise<v.InferOutput<typeof stored>> {
  return v.parse(stored, await successOf(await editor.get(`${SETTINGS}?locale=en&depth=0`)));
}

async function isOnTheWire(text: string): Promise<boolean> {
  return (await (await fetch(`${MAIN_STACK.cmsUrl}${settingsPath('en')}`)).text()).includes(text);
}

test('there may be a fifth office, where positions are, and it stays as long as they are', () =>
  oneAtATime('site-settings', async () => {
    const { offices } = await settings(editor);
    const fifth = { ...offices[0], id: undefined, code: 'LIS', city: 'Lissabon', latitude: 38.7, longitude: -9.1 };
    const save = (all: readonly object[]) => editor.send('POST', `${SETTINGS}?locale=en`, { offices: all });
    const [job] = await find(editor, 'jobs', { _status: 'published' }, { limit: '1' });
    const move = (codes: unknown) =>
      editor.send('PATCH', `/api/jobs/${job?.id}?locale=en`, { offices: codes, _status: 'published' });
    try {
      await successOf(await save([...offices, fifth]));
      await until('the office is on the wire', () => isOnTheWire('Lissabon'), 10_000);
      expect((await move(['LIS', 'XXX'])).status).toBe(400);
      await successOf(await move(['LIS']));
      const used = await save(offices);
      expect(used.status).toBe(400);
      expect(await used.text()).toContain('LIS');
    } finally {
      await successOf(await move(job?.offices));
      await successOf(await save(offices));
    }
    expect((await save([])).status).toBe(400);
    expect((await save([...offices, { ...fifth, code: offices[0]?.code }])).status).toBe(400);
    expect((await save([...offices, { ...fifth, code: 'l!' }])).status).toBe(400);
  }));

test('settings as they were can be restored', () =>
  oneAtATime('site-settings', async () => {
    const before = (await settings(editor)).claim;
    const claim = `Claim ${crypto.randomUUID()}`;
    const save = (text: string) => editor.send('POST', `${SETTINGS}?locale=en`, { claim: text });
    await successOf(await save(before));
    await successOf(await save(claim));
    const { docs } = v.parse(
      versions,
      await successOf(await editor.get(`${SETTINGS}/versions?locale=en&sort=-updatedAt`)),
    );
    const earlier = docs.find(({ version }) => version.claim === before);
    await successOf(await editor.send('POST', `${SETTINGS}/versions/${earlier?.id}?locale=en`));
    expect((await settings(editor)).claim).toBe(before);
    await until('the claim is on the wire as it was', async () => !(await isOnTheWire(claim)), 10_000);
  }));
