import { expect, it } from 'vitest';
import { type FinishedAnswer, finishAnswer } from '../http/finished-answer.ts';
import { AnswerQueueFull, createAnswerCache } from './answer-cache.ts';

/** A cache of answers whose text the test changes, with a clock and a revision. */
function setUp() {
  const now = { ms: 10_500, changedAt: 10_500, revision: 1, text: 'one', made: 0, fails: false };
  const kept = createAnswerCache({
    revision: () => now.revision,
    changedAt: () => now.changedAt,
    clock: () => now.ms,
    bounds: { max: 3, maxSize: 1_000 },
    atOnce: 1,
    waiting: 1,
  });
  async function make(): Promise<FinishedAnswer | null> {
    now.made += 1;
    if (now.fails) throw new Error('no');
    if (now.text === '') return null;
    return finishAnswer({ status: 200, contentType: 'text/plain', headers: [], body: Buffer.from(now.text) });
  }
  const change = (text: string) => Object.assign(now, { revision: now.revision + 1, changedAt: now.ms, text });
  const ask = async (key = 'a') => {
    const answer = await kept.answer(key, make);
    return answer && [answer.identity.body, answer.lastModified && Date.parse(answer.lastModified) / 1_000];
  };
  return { now, kept, change, ask };
}

it('makes an answer once for each state of the content, however many ask for it', async () => {
  const { now, ask, change } = setUp();
  await Promise.all([ask(), ask()]);
  await ask();
  expect(now.made).toBe(1);
  change('two');
  expect(await ask()).toEqual(['two', null]);
  expect(now.made).toBe(2);
});

it('says when an answer last changed, in the second after', async () => {
  const { now, ask, change } = setUp();
  expect(await ask()).toEqual(['one', null]);
  now.ms = 60_000;
  expect(await ask()).toEqual(['one', 11]);
  change('one');
  expect(await ask()).toEqual(['one', 11]);
  change('two');
  now.ms = 70_000;
  expect(await ask()).toEqual(['two', 60]);
});

it('remembers that there is none, until there is', async () => {
  const { now, ask, change } = setUp();
  change('');
  expect([await ask(), await ask(), now.made]).toEqual([null, null, 1]);
  change('here');
  expect(await ask()).toEqual(['here', null]);
  change('');
  expect(await ask()).toBeNull();
});

it('gives what was made of earlier content where that fails, and fails where there is nothing', async () => {
  const { now, ask, change } = setUp();
  await ask();
  change('two');
  now.fails = true;
  expect(await ask()).toEqual(['one', null]);
  await expect(ask('b')).rejects.toThrow('no');
  now.fails = false;
  expect(await ask()).toEqual(['two', null]);
});

it('lets so many wait and no more', async () => {
  const { kept, ask } = setUp();
  const gate = Promise.withResolvers<null>();
  const held = [kept.answer('a', () => gate.promise), kept.answer('b', () => gate.promise)];
  await expect(ask('c')).rejects.toThrow(AnswerQueueFull);
  gate.resolve(null);
  expect(await Promise.all(held)).toEqual([null, null]);
  expect(await ask('c')).toEqual(['one', null]);
});
