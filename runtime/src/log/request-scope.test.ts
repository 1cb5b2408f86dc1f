import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRequestScope } from './request-scope.ts';

function request(id: string) {
  return { id, response: { destroyed: false, writableFinished: false } };
}

it('knows of each request what is done for it, also later, and of nothing else', async () => {
  const scope = createRequestScope();
  const later = (id: string) =>
    scope.run(request(id), async () => {
      const atOnce = scope.id();
      await setImmediate();
      return [atOnce, scope.id()];
    });
  expect(await Promise.all([later('a'), later('b')])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
  expect(scope.id()).toBeUndefined();
});

it('knows a request that was entered from then on', async () => {
  const scope = createRequestScope();
  const before = scope.id();
  scope.enter(request('a'));
  await setImmediate();
  expect([before, scope.id()]).toEqual([undefined, 'a']);
});

it('forgets a request that is answered', () => {
  const scope = createRequestScope();
  const answered = request('a');
  scope.run(answered, () => {
    answered.response = { destroyed: true, writableFinished: true };
    expect(scope.id()).toBeUndefined();
  });
});

it('knows one whose sender has left, as long as something is done for it', () => {
  const scope = createRequestScope();
  const left = request('a');
  scope.run(left, () => {
    left.response.destroyed = true;
    expect(scope.id()).toBe('a');
  });
});
