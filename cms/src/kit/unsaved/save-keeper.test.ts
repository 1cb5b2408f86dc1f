import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FAULT_MESSAGES } from '../http/fault-messages.ts';
import type { FormSave } from './form-save.ts';
import { createSaveKeeper, type Person } from './save-keeper.ts';

const ANNA: Person = { id: '1', email: 'anna@example.com' };
const BEN: Person = { id: '2', email: 'ben@example.com' };
const PLACE = '/api/pages/7';
const AUTOSAVE = `${PLACE}?autosave=true&draft=true`;
const DRAFT = `${PLACE}?draft=true`;

const saved = () => Response.json({ doc: {} });
const refused = () => Response.json({ errors: [{ message: 'You are not allowed.' }] }, { status: 403 });
const busy = () => Response.json({ errors: [{ message: FAULT_MESSAGES.busy.en }] }, { status: 503 });
const cut = () => {
  throw new TypeError('Failed to fetch');
};

function request(values: object = {}, method = 'PATCH'): RequestInit {
  const body = new FormData();
  body.append('_payload', JSON.stringify(values));
  return { method, body };
}

function setUp() {
  let answer: () => Response = saved;
  let person: Person | null | undefined = ANNA;
  let isRefused = false;
  const sent: string[] = [];
  const forgotten: string[] = [];
  const repeated: FormSave[] = [];
  const keeper = createSaveKeeper({
    fetched: async (input) => {
      sent.push(String(input));
      return answer();
    },
    whoIsIn: async () => person,
    refuse: ({ kind }) => (kind === 'draft' && isRefused ? refused() : null),
    say: (reason, kind) => `${kind}: ${reason}`,
    forget: (account) => void forgotten.push(account),
  });
  keeper.setOwner(ANNA);
  const close = keeper.open({ place: PLACE, repeat: async (save) => void repeated.push(save) });
  return {
    keeper,
    sent,
    forgotten,
    repeated,
    close,
    answers: (next: () => Response) => {
      answer = next;
    },
    signedIn: (next: Person | null | undefined) => {
      person = next;
    },
    refuses: () => {
      isRefused = true;
    },
    reason: () => keeper.state().trouble?.reason,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  return () => {
    vi.useRealTimers();
  };
});

/** Runs everything that waits only for promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('what a form saves by itself', () => {
  it('waits while the connection is lost, and is sent again when it is back', async () => {
    const { keeper, answers, reason, sent } = setUp();
    answers(cut);
    const save = keeper.fetch(AUTOSAVE, request());
    await settle();
    expect(reason()).toBe('connection');
    answers(saved);
    await keeper.resume();
    expect((await save).status).toBe(200);
    expect(sent).toEqual([AUTOSAVE, AUTOSAVE]);
    expect(keeper.state().trouble).toBeNull();
  });

  it('is tried again by itself, less and less often', async () => {
    const { keeper, answers, sent } = setUp();
    answers(busy);
    void keeper.fetch(AUTOSAVE, request());
    await settle();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
  });

  it('has been unsaved since the first failure', async () => {
    const { keeper, answers } = setUp();
    answers(cut);
    void keeper.fetch(AUTOSAVE, request());
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.state().trouble).toMatchObject({ since: 1_000, isUnsaved: true });
  });

  it('is given up with its form, without a word', async () => {
    const { keeper, answers, close } = setUp();
    answers(cut);
    const save = keeper.fetch(AUTOSAVE, request());
    await settle();
    close();
    expect(await (await save).json()).toEqual({ errors: [] });
    expect(keeper.state().trouble).toBeNull();
  });

  it('waits for its writer to sign in again', async () => {
    const { keeper, answers, signedIn, reason } = setUp();
    answers(refused);
    signedIn(null);
    const save = keeper.fetch(AUTOSAVE, request());
    await settle();
    expect(reason()).toBe('session');
    answers(saved);
    signedIn(ANNA);
    await keeper.resume();
    expect((await save).ok).toBe(true);
  });

  it('is not saved in another account’s name until that one wants it', async () => {
    const { keeper, answers, signedIn, reason, sent } = setUp();
    answers(refused);
    signedIn(null);
    const save = keeper.fetch(AUTOSAVE, request());
    await settle();
    answers(saved);
    signedIn(BEN);
    await keeper.resume();
    await settle();
    expect(reason()).toBe('stranger');
    expect(keeper.state().trouble?.stranger).toEqual(BEN);
    void keeper.fetch(AUTOSAVE, request());
    await settle();
    expect(sent).toHaveLength(1);
    keeper.takeOver();
    expect((await save).ok).toBe(true);
  });
});

it('leaves a refusal to somebody who is signed in as it is', async () => {
  const { keeper, answers } = setUp();
  answers(refused);
  const answer = await keeper.fetch(DRAFT, request());
  expect(answer.status).toBe(403);
  expect(keeper.state().trouble).toBeNull();
});

describe('what an editor saves', () => {
  it.each([
    [DRAFT, request(), 'draft: connection'],
    [PLACE, request({ _status: 'published' }), 'publish: connection'],
    [PLACE, request(), 'save: connection'],
  ])('fails with words of ours: %s', async (address, init, words) => {
    const { keeper, answers } = setUp();
    answers(cut);
    await expect(keeper.fetch(address, init)).rejects.toThrow(words);
  });

  it('is not sent where it is refused', async () => {
    const { keeper, refuses, sent } = setUp();
    refuses();
    expect((await keeper.fetch(DRAFT, request())).status).toBe(403);
    expect(sent).toEqual([]);
  });

  it('fails at once while an autosave of its form waits, and is saved with it', async () => {
    const { keeper, answers, repeated } = setUp();
    keeper.failWhileWaiting(DRAFT, request());
    answers(cut);
    void keeper.fetch(AUTOSAVE, request());
    await settle();
    keeper.failWhileWaiting(AUTOSAVE, request());
    expect(() => keeper.failWhileWaiting(DRAFT, request())).toThrow('draft: connection');
    answers(saved);
    await keeper.resume();
    await settle();
    expect(repeated).toEqual([]);
    expect(keeper.state().trouble).toBeNull();
  });

  it('is saved once more by its form', async () => {
    const { keeper, answers, repeated } = setUp();
    answers(cut);
    await expect(keeper.fetch(DRAFT, request())).rejects.toThrow();
    answers(saved);
    await keeper.resume();
    await settle();
    expect(repeated).toMatchObject([{ kind: 'draft', address: DRAFT }]);
    expect(keeper.state()).toMatchObject({ trouble: null, unrepeated: null });
  });

  it('is asked for again where it was to be published', async () => {
    const { keeper, answers } = setUp();
    answers(cut);
    await expect(keeper.fetch(PLACE, request({ _status: 'published' }))).rejects.toThrow();
    answers(saved);
    await keeper.resume();
    await settle();
    expect(keeper.state()).toMatchObject({ trouble: null, unrepeated: { kind: 'publish', since: 1_000 } });
    await keeper.fetch(PLACE, request({ _status: 'published' }));
    expect(keeper.state().unrepeated).toBeNull();
  });

  it('is not created twice', async () => {
    const { keeper, answers, repeated } = setUp();
    keeper.open({ place: '/api/reviews', repeat: async (save) => void repeated.push(save) });
    answers(cut);
    await expect(keeper.fetch('/api/reviews', request({}, 'POST'))).rejects.toThrow();
    answers(saved);
    await keeper.resume();
    await settle();
    expect(repeated).toEqual([]);
    expect(keeper.state().unrepeated?.kind).toBe('creation');
  });
});

describe('beside the forms', () => {
  it('leaves alone what is sent where no form is open', async () => {
    const { keeper, answers, close } = setUp();
    close();
    answers(cut);
    await expect(keeper.fetch(DRAFT, request())).rejects.toThrow('Failed to fetch');
    expect(keeper.state().trouble).toBeNull();
  });

  it('tells a note that the session has ended', async () => {
    const { keeper, answers, signedIn, reason } = setUp();
    answers(refused);
    signedIn(null);
    const answer = await keeper.fetch('/api/inbox-notes', { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ errors: [{ message: 'save: session' }] });
    expect(reason()).toBe('session');
    expect(keeper.state().trouble?.isUnsaved).toBe(false);
  });

  it('has no failure told in the browser’s words', async () => {
    const { keeper, answers } = setUp();
    answers(cut);
    const answer = await keeper.fetch(PLACE, { method: 'delete' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ errors: [{ message: 'save: connection' }] });
    expect(keeper.state().trouble).toBeNull();
  });

  it('answers a question for preferences, which Payload would wait for', async () => {
    const { keeper, answers } = setUp();
    answers(cut);
    expect((await keeper.fetch('/api/payload-preferences/nav', { method: 'get' })).status).toBe(503);
  });

  it('gives no answer that would be taken for somebody’s rights', async () => {
    const { keeper, answers } = setUp();
    answers(cut);
    await expect(keeper.fetch('/api/pages/access/7?locale=en', { method: 'post' })).rejects.toThrow('save: connection');
  });

  it('dates an ended session from when it was noticed, however often it is looked for', async () => {
    const { keeper, signedIn } = setUp();
    signedIn(null);
    await keeper.check();
    await vi.advanceTimersByTimeAsync(60_000);
    await keeper.resume();
    expect(keeper.state().trouble).toMatchObject({ since: 1_000, isUnsaved: false });
  });

  it('keeps Payload from leaving the form when a session can’t be prolonged', async () => {
    const { keeper, answers, signedIn, reason } = setUp();
    answers(refused);
    signedIn(null);
    const answered = vi.fn();
    void keeper.fetch('/api/users/refresh-token', { method: 'post' }).then(answered);
    await settle();
    expect(reason()).toBe('session');
    expect(answered).not.toHaveBeenCalled();
  });

  it('forgets an account’s texts as it signs out', async () => {
    const { keeper, forgotten } = setUp();
    // Payload forgets the account first.
    keeper.setOwner(null);
    await keeper.fetch('/api/users/logout', { method: 'post' });
    expect(forgotten).toEqual(['1']);
  });

  it('asks for nothing while nothing is wrong', async () => {
    const { keeper, sent } = setUp();
    await keeper.resume();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual([]);
  });
});
