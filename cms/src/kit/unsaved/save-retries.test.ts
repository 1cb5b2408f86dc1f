import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account } from './save-retries.ts';
import {
  ANNA,
  AUTOSAVE,
  busy,
  cut,
  DRAFT,
  PLACE,
  refused,
  request,
  saved,
  setUp,
  UNMODIFIED,
} from './testing/save-requests.ts';

const BEN: Account = { id: '2', email: 'ben@example.com' };

const missing = () => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 });

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
    const { retries, answers, reason, sent } = setUp();
    answers(cut);
    const save = retries.fetch(AUTOSAVE, request());
    await settle();
    expect(reason()).toBe('connection');
    answers(saved);
    await retries.resume();
    expect((await save).status).toBe(200);
    expect(sent).toEqual([AUTOSAVE, AUTOSAVE]);
    expect(retries.state().trouble).toBeNull();
  });

  it('is tried again by itself, less and less often', async () => {
    const { retries, answers, sent } = setUp();
    answers(busy);
    void retries.fetch(AUTOSAVE, request());
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
    const { retries, answers } = setUp();
    answers(cut);
    void retries.fetch(AUTOSAVE, request());
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(retries.state().trouble).toMatchObject({ since: 1_000, isUnsaved: true });
  });

  it('is given up with its form, without a word', async () => {
    const { retries, answers, close } = setUp();
    answers(cut);
    const save = retries.fetch(AUTOSAVE, request());
    await settle();
    close();
    expect(await (await save).json()).toEqual({ errors: [] });
    expect(retries.state().trouble).toBeNull();
  });

  it('waits for its writer to sign in again', async () => {
    const { retries, answers, signedIn, reason } = setUp();
    answers(refused);
    signedIn(null);
    const save = retries.fetch(AUTOSAVE, request());
    await settle();
    expect(reason()).toBe('session');
    answers(saved);
    signedIn(ANNA);
    await retries.resume();
    expect((await save).ok).toBe(true);
  });

  it('is not saved in another account’s name until that one wants it', async () => {
    const { retries, answers, signedIn, reason, sent } = setUp();
    answers(refused);
    signedIn(null);
    const save = retries.fetch(AUTOSAVE, request());
    await settle();
    answers(saved);
    signedIn(BEN);
    await retries.resume();
    await settle();
    expect(reason()).toBe('stranger');
    expect(retries.state().trouble?.stranger).toEqual(BEN);
    void retries.fetch(AUTOSAVE, request());
    await settle();
    expect(sent).toHaveLength(1);
    retries.takeOver();
    expect((await save).ok).toBe(true);
  });
});

describe('what is written into a document that was removed', () => {
  it.each([
    ['by whom may write all', missing],
    ['by whom may write some', refused],
  ])('%s waits until it is restored from the trash', async (_whose, answer) => {
    const { retries, answers, removes, reason, sent } = setUp();
    answers(answer);
    removes('trashed');
    const save = retries.fetch(AUTOSAVE, request());
    await settle();
    expect(retries.state().trouble).toMatchObject({ reason: 'trashed', removed: PLACE, isUnsaved: true });
    expect(() => retries.failWhileWaiting(PLACE, request({ _status: 'published' }))).toThrow('publish: trashed');
    await retries.resume();
    expect(reason()).toBe('trashed');
    expect(sent).toHaveLength(1);
    answers(saved);
    removes(null);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await save).ok).toBe(true);
    expect(retries.state().trouble).toBeNull();
  });

  it('is still unsaved after the connection was lost too', async () => {
    const { retries, answers, removes, signedIn, reason } = setUp();
    answers(missing);
    removes('trashed');
    void retries.fetch(AUTOSAVE, request());
    await settle();
    signedIn(undefined);
    await retries.resume();
    expect(reason()).toBe('connection');
    signedIn(ANNA);
    await retries.resume();
    expect(reason()).toBe('trashed');
  });

  it('fails when it is saved by hand, and is not tried again if it is gone for good', async () => {
    const { retries, answers, removes, reason, sent } = setUp();
    answers(missing);
    removes('deleted');
    await expect(retries.fetch(DRAFT, request())).rejects.toThrow('draft: deleted');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toHaveLength(1);
    expect(reason()).toBe('deleted');
  });

  it('holds up another form no longer than its own is open', async () => {
    const { retries, answers, removes, close } = setUp();
    const other = '/api/media/3';
    retries.open({ ...UNMODIFIED, place: other, repeat: async () => {} });
    answers(cut);
    const save = retries.fetch(`${other}?autosave=true`, request());
    await settle();
    answers(missing);
    removes('deleted');
    void retries.fetch(AUTOSAVE, request());
    await settle();
    answers(saved);
    close();
    expect((await save).ok).toBe(true);
    expect(retries.state().trouble).toBeNull();
  });

  it('is answered as it is if the document is there', async () => {
    const { retries, answers } = setUp();
    answers(missing);
    expect((await retries.fetch(AUTOSAVE, request())).status).toBe(404);
    expect(retries.state().trouble).toBeNull();
  });
});

it('leaves a refusal to somebody who is signed in as it is', async () => {
  const { retries, answers } = setUp();
  answers(refused);
  const answer = await retries.fetch(DRAFT, request());
  expect(answer.status).toBe(403);
  expect(retries.state().trouble).toBeNull();
});

describe('what an editor saves', () => {
  it.each([
    [DRAFT, request(), 'draft: connection'],
    [PLACE, request({ _status: 'published' }), 'publish: connection'],
    [PLACE, request(), 'save: connection'],
  ])('fails with words of ours: %s', async (address, init, words) => {
    const { retries, answers } = setUp();
    answers(cut);
    await expect(retries.fetch(address, init)).rejects.toThrow(words);
  });

  it('is not sent where it is refused', async () => {
    const { retries, refuses, sent } = setUp();
    refuses();
    expect((await retries.fetch(DRAFT, request())).status).toBe(403);
    expect(sent).toEqual([]);
  });

  it('fails at once while an autosave of its form waits, and is saved with it', async () => {
    const { retries, answers, repeated } = setUp();
    retries.failWhileWaiting(DRAFT, request());
    answers(cut);
    void retries.fetch(AUTOSAVE, request());
    await settle();
    retries.failWhileWaiting(AUTOSAVE, request());
    expect(() => retries.failWhileWaiting(DRAFT, request())).toThrow('draft: connection');
    answers(saved);
    await retries.resume();
    await settle();
    expect(repeated).toEqual([]);
    expect(retries.state().trouble).toBeNull();
  });

  it('is saved once more by its form', async () => {
    const { retries, answers, repeated } = setUp();
    answers(cut);
    await expect(retries.fetch(DRAFT, request())).rejects.toThrow();
    answers(saved);
    await retries.resume();
    await settle();
    expect(repeated).toMatchObject([{ kind: 'draft', address: DRAFT }]);
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: null });
  });

  it('is asked for again where it was to be published', async () => {
    const { retries, answers, close } = setUp();
    close();
    retries.open({ ...UNMODIFIED, place: PLACE, repeat: () => retries.fetch(DRAFT, request()) });
    answers(cut);
    await expect(retries.fetch(PLACE, request({ _status: 'published' }))).rejects.toThrow();
    answers(saved);
    await retries.resume();
    await settle();
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: { kind: 'publish', since: 1_000 } });
    await retries.fetch(PLACE, request({ _status: 'published' }));
    expect(retries.state().unrepeated).toBeNull();
  });

  it('is asked for again only when it is stored as a draft', async () => {
    const { retries, answers, close } = setUp();
    close();
    retries.open({ ...UNMODIFIED, place: PLACE, repeat: () => retries.fetch(DRAFT, request()) });
    answers(cut);
    await expect(retries.fetch(PLACE, request({ _status: 'published' }))).rejects.toThrow();
    answers(() => Response.json({ errors: [] }, { status: 409 }));
    await retries.resume();
    await settle();
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: null });
    answers(saved);
    await retries.fetch(AUTOSAVE, request());
    expect(retries.state().unrepeated).toEqual({ kind: 'publish', since: 1_000 });
  });

  it('is asked for again if an autosave stores it before it is repeated', async () => {
    const { retries, answers, repeated } = setUp();
    answers(busy);
    await expect(retries.fetch(PLACE, request({ _status: 'published' }))).rejects.toThrow();
    answers(saved);
    await retries.fetch(AUTOSAVE, request());
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: { kind: 'publish', since: 1_000 } });
    await retries.resume();
    expect(repeated).toEqual([]);
  });

  it('is asked for again if the form is left while it is stored as a draft', async () => {
    const { retries, answers, close } = setUp();
    close();
    const leave = retries.open({ ...UNMODIFIED, place: PLACE, repeat: () => retries.fetch(DRAFT, request()) });
    answers(cut);
    await expect(retries.fetch(PLACE, request({ _status: 'published' }))).rejects.toThrow();
    answers(saved);
    const resumed = retries.resume();
    await Promise.resolve();
    leave();
    await resumed;
    await settle();
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: { kind: 'publish' } });
  });

  it('is not asked for again after the form was left', async () => {
    const { retries, answers, close } = setUp();
    answers(cut);
    const publishing = retries.fetch(PLACE, request({ _status: 'published' }));
    close();
    await expect(publishing).rejects.toThrow();
    answers(saved);
    await retries.resume();
    await settle();
    retries.open({ ...UNMODIFIED, place: PLACE, repeat: async () => {} });
    await retries.fetch(AUTOSAVE, request());
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: null });
  });

  it('is not asked for again if it turns out to be published', async () => {
    const { retries, answers, close } = setUp();
    close();
    const repeat = async () => {
      retries.notePublished(PLACE);
      await retries.fetch(DRAFT, request());
    };
    retries.open({ ...UNMODIFIED, place: PLACE, repeat });
    for (let times = 0; times < 2; times += 1) {
      answers(cut);
      await expect(retries.fetch(PLACE, request({ _status: 'published' }))).rejects.toThrow();
      answers(saved);
      await retries.resume();
      await settle();
      expect(retries.state()).toMatchObject({ trouble: null, unrepeated: null });
    }
  });

  it('is asked for again if it was never sent, even after an earlier one turned out to be published', async () => {
    const { retries, answers } = setUp();
    retries.notePublished(PLACE);
    answers(cut);
    const autosave = retries.fetch(AUTOSAVE, request());
    await settle();
    const publish = () => retries.failWhileWaiting(PLACE, request({ _status: 'published' }));
    expect(publish).toThrow('unsent publish: connection');
    answers(() => Response.json({ errors: [] }, { status: 409 }));
    await retries.resume();
    expect((await autosave).status).toBe(409);
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: null });
    answers(saved);
    await retries.fetch(AUTOSAVE, request());
    expect(retries.state()).toMatchObject({ trouble: null, unrepeated: { kind: 'publish', since: 1_000 } });
  });

  it('is not created twice', async () => {
    const { retries, answers, repeated } = setUp();
    retries.open({ ...UNMODIFIED, place: '/api/reviews', repeat: async (save) => void repeated.push(save) });
    answers(cut);
    await expect(retries.fetch('/api/reviews', request({}, 'POST'))).rejects.toThrow();
    answers(saved);
    await retries.resume();
    await settle();
    expect(repeated).toEqual([]);
    expect(retries.state().unrepeated?.kind).toBe('creation');
  });
});

describe('the form of a document that is removed', () => {
  const DELETION: RequestInit = { method: 'delete' };
  const TRASHING: RequestInit = { method: 'patch', body: JSON.stringify({ deletedAt: '2026-01-01T12:00:00Z' }) };

  /** Opens a form with input, whose document is to be removed: Payload marks it as unmodified first. */
  function setUpRemoval() {
    const { retries, answers, close } = setUp();
    close();
    const setModified = vi.fn<(isModified: boolean) => void>();
    retries.open({ place: PLACE, repeat: async () => {}, isModified: () => true, setModified });
    return { retries, answers, setModified };
  }

  it.each([
    ['a refused deletion', DELETION, refused],
    ['a deletion without a connection', DELETION, cut],
    ['a refused move to the trash', TRASHING, busy],
  ])('stays modified all along for %s', async (_what, init, answer) => {
    const { retries, answers, setModified } = setUpRemoval();
    answers(answer);
    const removal = retries.fetch(PLACE, init);
    expect(setModified.mock.calls).toEqual([[true]]);
    expect((await removal).ok).toBe(false);
    expect(setModified.mock.calls).toEqual([[true]]);
  });

  it('may be left once that is done', async () => {
    const { retries, setModified } = setUpRemoval();
    await retries.fetch('/api/pages/8', DELETION);
    expect(setModified).not.toHaveBeenCalled();
    await retries.fetch(PLACE, DELETION);
    expect(setModified.mock.calls).toEqual([[true], [false]]);
  });
});

it('dates an ended session from when it was noticed, however often it is looked for', async () => {
  const { retries, signedIn } = setUp();
  signedIn(null);
  await retries.check();
  await vi.advanceTimersByTimeAsync(60_000);
  await retries.resume();
  expect(retries.state().trouble).toMatchObject({ since: 1_000, isUnsaved: false });
});

it('asks for nothing while nothing is wrong', async () => {
  const { retries, sent } = setUp();
  await retries.resume();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([]);
});
