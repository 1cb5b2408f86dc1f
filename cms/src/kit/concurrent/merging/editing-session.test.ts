import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import { expect, test, vi } from 'vitest';
import { createSession, type FormSide } from './editing-session.ts';
import { type Choice, FILE } from './merge-states.ts';

const time = (version: number) => new Date(version).toISOString();

/** The digests of texts in the other language by place. */
type Elsewhere = Readonly<Record<string, string>>;

/**
 * A stored document that accepts saves as the CMS does: one based on an older version is rejected. A colleague's draft
 * takes it off the site.
 */
function store(begun: Untrusted) {
  const stored = { doc: { ...begun, updatedAt: time(0) } as Untrusted, by: '', elsewhere: {} as Elsewhere };
  let version = 0;
  const write = (values: Untrusted, by: string, elsewhere: Elsewhere = {}) => {
    version += 1;
    stored.doc = { ...stored.doc, ...values, updatedAt: time(version) };
    stored.by = by;
    stored.elsewhere = elsewhere;
  };
  const newest = () => ({
    at: String(stored.doc.updatedAt),
    by: stored.by,
    published: stored.doc._status === 'published',
    doc: stored.doc,
    elsewhere: Object.entries(stored.elsewhere).map(([place, digest]) => ({ place, digest })),
  });
  const send = async (values: Untrusted, basedOn: string) => {
    const newer = newest();
    if (basedOn !== newer.at) return Response.json({ errors: [{ data: { newer } }] }, { status: 409 });
    write(values, 'me');
    return Response.json({ doc: stored.doc });
  };
  return { stored, write, send, newest };
}

function opened(document: Untrusted, choice: Choice = 'mine') {
  const form = {
    isShown: vi.fn<FormSide['isShown']>(() => true),
    authorOf: (version: string) => (version === time(0) ? 'Ada' : ''),
    changesSince: vi.fn<FormSide['changesSince']>(async () => null),
    decide: vi.fn<FormSide['decide']>(
      async (conflicts) => new Map(conflicts.map(({ path }) => [path.join('/'), choice])),
    ),
    show: vi.fn<FormSide['show']>(async () => {}),
    canKeep: vi.fn<FormSide['canKeep']>(() => true),
    status: vi.fn<FormSide['status']>(() => (document._status === 'published' ? 'published' : 'draft')),
    refusePublishing: vi.fn<FormSide['refusePublishing']>(async () => null),
    notePublished: vi.fn<FormSide['notePublished']>(),
    dropFile: vi.fn<FormSide['dropFile']>(),
  };
  const values = { ...document, updatedAt: time(0) };
  return { form, session: createSession({ version: time(0), values, document: values }, form), values };
}

test('a save that is behind is merged, shown and sent again', async () => {
  const { stored, write, send } = store({ title: 'was', text: 'was' });
  const { form, session, values } = opened({ title: 'was', text: 'was' });
  write({ text: 'theirs' }, 'Ada');
  const answer = await session.save({ ...values, title: 'mine' }, send);
  expect(answer.status).toBe(200);
  expect(stored.doc).toMatchObject({ title: 'mine', text: 'theirs' });
  expect(form.decide).not.toHaveBeenCalled();
  expect(form.show).toHaveBeenCalledWith(expect.objectContaining({ taken: [['text']] }));
});

test('what both changed is asked, and saved as it is decided', async () => {
  for (const [choice, title] of [
    ['mine', 'mine'],
    ['theirs', 'theirs'],
  ] as const) {
    const { stored, write, send } = store({ title: 'was' });
    const { form, session, values } = opened({ title: 'was' }, choice);
    write({ title: 'theirs' }, 'Ada');
    await session.save({ ...values, title: 'mine' }, send);
    expect(form.decide).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.anything(),
      'save',
      expect.objectContaining({ title: 'mine' }),
    );
    expect(stored.doc).toMatchObject({ title });
  }
});

test('what is sent before the form has shown the last answer is no conflict with oneself', async () => {
  const { stored, send } = store({ title: 'was' });
  const { form, session, values } = opened({ title: 'was' });
  await session.save({ ...values, title: 'one' }, send);
  await session.save({ ...values, title: 'two' }, send);
  expect(stored.doc).toMatchObject({ title: 'two' });
  expect(form.show).not.toHaveBeenCalled();
});

test('nor is what is sent when the form shows the last answer but one', async () => {
  const { stored, send } = store({ title: 'was' });
  const { session, values } = opened({ title: 'was' });
  const sending = vi.fn(send);
  await session.save({ ...values, title: 'one' }, sending);
  await session.save({ ...values, title: 'two' }, sending);
  await session.save({ ...values, title: 'three', updatedAt: time(1) }, sending);
  expect(stored.doc).toMatchObject({ title: 'three' });
  // None of them was rejected.
  expect(sending).toHaveBeenCalledTimes(3);
});

test('what is sent while another save is on its way waits for its answer', async () => {
  const { stored, send } = store({ title: 'was', text: 'was' });
  const { session, values } = opened({ title: 'was', text: 'was' });
  const sending = vi.fn(send);
  const both = [
    { ...values, title: 'one' },
    { ...values, title: 'two', text: 'two' },
  ];
  await Promise.all(both.map((one) => session.save(one, sending)));
  expect(stored.doc).toMatchObject({ title: 'two', text: 'two' });
  expect(sending).toHaveBeenCalledTimes(2);
});

test('what was read before a save is no newer than that', async () => {
  const { stored, send } = store({ title: 'was' });
  const { form, session, values } = opened({ title: 'was' });
  const before = stored.doc;
  const saving = session.save({ ...values, title: 'mine' }, send);
  await session.catchUp(values, { at: time(0), by: 'Ada', published: false, doc: before, elsewhere: [] });
  await saving;
  expect(form.show).not.toHaveBeenCalled();
});

test('values from before colleagues’ changes were shown don’t undo these', async () => {
  const { stored, write, send, newest } = store({ title: 'was', text: 'was' });
  const { session, values } = opened({ title: 'was', text: 'was' });
  write({ text: 'theirs' }, 'Ada');
  await session.catchUp(values, newest());
  await session.save({ ...values, title: 'mine' }, send);
  expect(stored.doc).toMatchObject({ title: 'mine', text: 'theirs' });
});

test('after a merge only what differs from the stored document is unsaved', async () => {
  const { write, newest } = store({ title: 'was', text: 'was' });
  const { form, session, values } = opened({ title: 'was', text: 'was' });
  write({ text: 'theirs', of_no_field: 'new' }, 'Ada');
  await session.catchUp(values, newest());
  const { of_no_field, ...shown } = form.show.mock.lastCall?.[0].values ?? {};
  expect(of_no_field).toBe('new');
  expect(session.isUnsaved(shown)).toBe(false);
  expect(session.isUnsaved({ ...shown, text: 'was' })).toBe(true);
});

test('nor do values from before the second of two merges, however often was saved before the first', async () => {
  const { stored, write, send, newest } = store({ title: 'was', text: 'was' });
  const { session, values } = opened({ title: 'was', text: 'was' });
  for (let saves = 1; saves <= 10; saves += 1) await session.save({ ...values, title: `mine ${saves}` }, send);
  write({ text: 'theirs' }, 'Ada');
  // The merge is shown, and its save refused.
  let isRefused = false;
  await session.save({ ...values, title: 'mine', updatedAt: time(10) }, async (sent, version) => {
    if (isRefused) return Response.json({}, { status: 400 });
    isRefused = true;
    return send(sent, version);
  });
  const shown = { title: 'mine', text: 'theirs', updatedAt: time(11) };
  write({ text: 'theirs again' }, 'Ada');
  await session.catchUp(shown, newest());
  await session.save(shown, send);
  expect(stored.doc).toMatchObject({ title: 'mine', text: 'theirs again' });
});

test('what was stored though its answer was lost is no conflict with oneself', async () => {
  const { stored, send } = store({ title: 'was' });
  const { form, session, values } = opened({ title: 'was' });
  const lost = async (sent: Untrusted, version: string) => {
    await send(sent, version);
    throw new TypeError('Failed to fetch');
  };
  await expect(session.save({ ...values, title: 'one' }, lost)).rejects.toThrow('Failed to fetch');
  await session.save({ ...values, title: 'two' }, send);
  expect(form.decide).not.toHaveBeenCalled();
  expect(stored.doc).toMatchObject({ title: 'two' });
});

test('what is sent after a save that was repeated, as its answer was lost, is no conflict with oneself', async () => {
  const { stored, write, send } = store({ title: 'was', text: 'was' });
  const { form, session, values } = opened({ title: 'was', text: 'was' });
  const repeat = async (sent: Untrusted, version: string) => {
    if (version === time(0)) await send(sent, version);
    if (version === time(0)) write({ text: 'theirs' }, 'Ada');
    return send(sent, version);
  };
  await Promise.all([
    session.save({ ...values, title: 'one' }, repeat),
    session.save({ ...values, title: 'one and two' }, send),
  ]);
  expect(form.decide).not.toHaveBeenCalled();
  expect(stored.doc).toMatchObject({ title: 'one and two', text: 'theirs' });
});

test('a publication whose answer was lost is not saved again as a draft, but what was written since', async () => {
  const page = { title: 'was', _status: 'draft' };
  for (const title of ['mine', 'since']) {
    const { stored, send, newest } = store(page);
    const { form, session, values } = opened(page);
    const lost = async (sent: Untrusted, version: string) => {
      await send(sent, version);
      throw new TypeError('Failed to fetch');
    };
    const publication = { ...values, title: 'mine', _status: 'published' };
    await expect(session.save(publication, lost)).rejects.toThrow('Failed to fetch');
    const published = newest();
    const answer = await session.save({ ...values, title, _status: 'draft' }, send);
    expect(form.notePublished).toHaveBeenCalledOnce();
    expect(form.decide).not.toHaveBeenCalled();
    expect(form.show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ move: 'publication_confirmed' }));
    if (title === 'mine') {
      expect(stored.doc).toEqual(published.doc);
      expect(await answer.json()).toMatchObject({ doc: published.doc });
    } else expect(stored.doc).toMatchObject({ title, _status: 'draft' });
  }
});

test('a conflict in what no editor sees ends as it is stored', async () => {
  const { stored, write, send } = store({ hidden: 'was' });
  const { form, session, values } = opened({ hidden: 'was' });
  form.isShown.mockReturnValue(false);
  write({ hidden: 'theirs' }, 'Ada');
  await session.save({ ...values, hidden: 'mine' }, send);
  expect(stored.doc).toMatchObject({ hidden: 'theirs' });
});

test('what can’t be shown isn’t saved: the form would take it back with its next save', async () => {
  const { stored, write, send } = store({ title: 'was', text: 'was' });
  const { form, session, values } = opened({ title: 'was', text: 'was' });
  form.show.mockRejectedValueOnce(new Error('no connection'));
  write({ text: 'theirs' }, 'Ada');
  await expect(session.save({ ...values, title: 'mine' }, send)).rejects.toThrow('no connection');
  expect(stored.doc).toMatchObject({ title: 'was' });
  await session.save({ ...values, title: 'mine' }, send);
  expect(stored.doc).toMatchObject({ title: 'mine', text: 'theirs' });
});

test('what an earlier form left unsaved changes nothing else, and asks about what was changed since', async () => {
  const section = (id: string, title: string) => ({ id, title });
  const was = { title: 'was', sections: [section('a', 'was'), section('b', 'was')] };
  const mine = { title: 'mine', sections: [section('a', 'mine'), section('b', 'was')] };
  const left = { base: was, version: time(0), mine };
  const now = { title: 'theirs', sections: [section('a', 'was'), section('b', 'theirs')] };
  for (const choice of ['mine', 'theirs'] as const) {
    const { form, session, values } = opened(now, choice);
    expect(await session.takeBack(left, values)).toEqual({
      title: choice,
      sections: [section('a', 'mine'), section('b', 'theirs')],
      updatedAt: time(0),
    });
    expect(form.decide).toHaveBeenCalledExactlyOnceWith(
      [{ path: ['title'], mine: 'mine', theirs: 'theirs' }],
      expect.objectContaining({ at: time(0), by: 'Ada' }),
      'return',
      left.mine,
    );
  }
});

test('what a colleague took off the site is told, and published again only if that is wanted', async () => {
  for (const occasion of ['save', 'heartbeat']) {
    const page = { title: 'was', _status: 'published' };
    const { stored, write, send, newest } = store(page);
    const { form, session, values } = opened(page);
    const refused = async () => 'refused';
    form.refusePublishing.mockImplementationOnce(refused).mockImplementationOnce(refused);
    write({ _status: 'draft' }, 'Ada');
    if (occasion === 'heartbeat') await session.catchUp(values, newest());
    const publish = () => session.save({ ...values, title: 'mine', _status: 'published' }, send);
    await expect(publish()).rejects.toThrow('refused');
    expect(form.show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ move: 'taken_off' }));
    form.status.mockReturnValue('draft');
    await expect(publish()).rejects.toThrow('refused');
    expect(stored.doc).toMatchObject({ title: 'was', _status: 'draft' });
    await publish();
    expect(stored.doc).toMatchObject({ title: 'mine', _status: 'published' });
    await publish();
    expect(form.refusePublishing).toHaveBeenCalledTimes(3);
  }
});

test('a draft of what a colleague took off the site is saved without a question', async () => {
  const page = { title: 'was', _status: 'published' };
  const { stored, write, send } = store(page);
  const { form, session, values } = opened(page);
  write({ _status: 'draft' }, 'Ada');
  await session.save({ ...values, title: 'mine', _status: 'draft' }, send);
  expect(stored.doc).toMatchObject({ title: 'mine', _status: 'draft' });
  expect(form.refusePublishing).not.toHaveBeenCalled();
});

test('what a colleague published is told, and the form has its status', async () => {
  const page = { title: 'was', _status: 'draft' };
  const { write, newest } = store(page);
  const { form, session, values } = opened(page);
  write({ _status: 'published' }, 'Ada');
  await session.catchUp(values, newest());
  const shown = expect.objectContaining({ _status: 'published' });
  expect(form.show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ move: 'published', values: shown }));
});

test('of two new files, the save carries its own only if it is decided so', async () => {
  for (const [choice, file] of [
    ['mine', 'mine.png'],
    ['theirs', null],
  ] as const) {
    const picture = { alt: 'was', filename: 'was.png' };
    const { stored, write, send } = store(picture);
    const { form, session, values } = opened(picture, choice);
    const sent: unknown[] = [];
    write({ filename: 'theirs.png' }, 'Ada');
    const save = () =>
      session.save(
        { ...values, alt: 'mine' },
        (next, version, carried) => {
          sent.push(carried);
          return send(next, version);
        },
        'mine.png',
      );
    await save();
    expect(sent).toEqual(['mine.png', file]);
    expect(form.decide.mock.calls[0]?.[0]).toEqual([{ path: [FILE], mine: 'mine.png', theirs: 'theirs.png' }]);
    expect(form.dropFile).toHaveBeenCalledTimes(choice === 'mine' ? 0 : 1);
    expect(stored.doc).toMatchObject({ alt: 'mine' });
  }
});

test('a file beside a colleague’s new text is sent without a question', async () => {
  const picture = { alt: 'was', filename: 'was.png' };
  const { write, send } = store(picture);
  const { form, session, values } = opened(picture);
  write({ alt: 'theirs' }, 'Ada');
  const sending = vi.fn(send);
  await session.save(values, sending, 'mine.png');
  expect(sending).toHaveBeenLastCalledWith(expect.anything(), time(1), 'mine.png');
  expect(form.decide).not.toHaveBeenCalled();
});

test('what the role can’t keep is shown, and ends as it is stored', async () => {
  const { stored, write, send } = store({ title: 'was', rows: [{ id: 'a', text: 'was' }] });
  const { form, session, values } = opened({ title: 'was', rows: [{ id: 'a', text: 'was' }] });
  form.canKeep.mockReturnValue(false);
  write({ rows: [] }, 'Ada');
  await session.save({ ...values, title: 'mine', rows: [{ id: 'a', text: 'mine' }] }, send);
  expect(form.decide).toHaveBeenCalledOnce();
  expect(stored.doc).toMatchObject({ title: 'mine', rows: [] });
});

test('a row that was removed here and changed in another language, whose texts no state has, is back', async () => {
  const card = (id: string) => ({ id, text: id });
  const page = { rows: [{ id: 'a', cards: [card('b'), card('c')] }, { id: 'd' }, { id: 'e' }] };
  const left = { ...page, rows: [{ id: 'a', cards: [] }] };
  for (const occasion of ['save', 'heartbeat']) {
    const { write, send, newest } = store(page);
    const { form, session, values } = opened(page);
    form.isShown.mockReturnValue(false);
    write({}, 'Ada', { 'rows.a.cards.b.text': 'x', 'rows.d.cards.f.text': 'x', title: 'x' });
    if (occasion === 'save') await session.save({ ...values, ...left }, send);
    else await session.catchUp({ ...values, ...left }, newest());
    const taken = [
      ['rows', 'a', 'cards', 'b'],
      ['rows', 'd'],
    ];
    const shown = { rows: [{ id: 'a', cards: [card('b')] }, { id: 'd' }] };
    expect(form.show).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ taken, values: expect.objectContaining(shown) }),
    );
    const again = { ...values, rows: [], updatedAt: time(1) };
    // Removed once more, it is gone.
    expect(await (await session.save(again, send)).json()).toMatchObject({ doc: { rows: [] } });
  }
});

test('a row whose text in another language the form has met before is removed, and one that was changed again is back', async () => {
  const page = { rows: [{ id: 'a' }, { id: 'b' }], title: 'was' };
  for (const [digest, rows] of [
    ['met', []],
    ['new', [{ id: 'a' }]],
  ] as const) {
    const { stored, write, send } = store(page);
    const { form, session, values } = opened(page);
    form.isShown.mockReturnValue(false);
    // Autosave overwrites each version on which the form is based: an older one is compared.
    write({ title: 'theirs' }, 'Ada', { 'rows.a.text': 'met' });
    await session.save({ ...values, rows: [] }, send);
    expect(stored.doc).toMatchObject({ rows: [{ id: 'a' }] });
    write({ title: 'theirs again' }, 'Ada', { 'rows.a.text': digest });
    await session.save({ ...values, title: 'theirs', rows: [], updatedAt: time(2) }, send);
    expect(stored.doc).toMatchObject({ title: 'theirs again', rows });
  }
});

test('an earlier form removes no row from a newer document that was changed in another language, or may have been', async () => {
  const page = { rows: [{ id: 'a' }] };
  const { form, session, values } = opened(page);
  form.isShown.mockReturnValue(false);
  const take = (version: string) => session.takeBack({ base: page, version, mine: { rows: [] } }, values);
  expect(await take(time(0))).toMatchObject({ rows: [] });
  expect(await take(time(-1))).toMatchObject(page);
  for (const [place, taken] of [
    ['rows.a.text', page],
    ['rows.b.text', { rows: [] }],
  ] as const) {
    form.changesSince.mockResolvedValueOnce([{ place, digest: 'x' }]);
    expect(await take(time(-1))).toMatchObject(taken);
  }
});
