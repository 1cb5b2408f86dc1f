import { BasePayload, type Where } from 'payload';
import { expect, test, vi } from 'vitest';
import { findReadable } from './readable-documents.ts';

const ASKED = { collection: 'pages', where: { _status: { equals: 'published' } } } as const;
const asked = { ...ASKED, where: { ...ASKED.where } };
const cutOff = () => new Error('the query failed', { cause: new SyntaxError('Unexpected end of JSON input') });

/** Returns the requested id, if there is one. */
function numberIn(id: Where[string] | undefined): unknown {
  return id && 'equals' in id ? id.equals : undefined;
}

/** Returns a Payload whose database has three pages. */
function withThreePages(updatedAt = '2026-06-15T12:00:00.000Z'): BasePayload {
  const payload = new BasePayload();
  const docs = [1, 2, 3].map((id) => ({ id, updatedAt }));
  Object.assign(payload, { db: { find: async () => ({ docs }) } });
  return payload;
}

test('what can be read is asked for once', async () => {
  const find = vi.fn(async () => ({ docs: ['a', 'b'] }));
  expect(await findReadable(withThreePages(), asked, find)).toEqual(['a', 'b']);
  expect(find.mock.calls).toEqual([[ASKED.where]]);
});

test('a document that can not be read is left out, and named once for each time that it was saved', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const find = async ({ _status, id }: Where) => {
    expect(_status).toEqual(ASKED.where._status);
    if (id === undefined || numberIn(id) === 2) throw cutOff();
    return { docs: [`page ${numberIn(id)}`] };
  };
  const read = async (payload: BasePayload) =>
    expect(await findReadable(payload, asked, find)).toEqual(['page 1', 'page 3']);
  for (let times = 0; times < 2; times += 1) await read(withThreePages());
  const line = 'pages 2 can’t be read from the database and is left out:';
  expect(said.mock.calls.map(([first]) => first)).toEqual([line]);
  await read(withThreePages('2026-06-16T12:00:00.000Z'));
  expect(said.mock.calls.map(([first]) => first)).toEqual([line, line]);
});

test('a database that is away leaves nothing out', async () => {
  const find = async ({ id }: Where): Promise<{ docs: string[] }> => {
    throw numberIn(id) === 3 ? new Error('SQLITE_BUSY') : cutOff();
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(findReadable(withThreePages(), asked, find)).rejects.toThrow('SQLITE_BUSY');
});
