import { BasePayload } from 'payload';
import { expect, test, vi } from 'vitest';
import { unlessUnreadable } from './unless-unreadable.ts';

const ASKED = { collection: 'pages', sort: ['id'] } as const;
const cutOff = () => new Error('the query failed', { cause: new SyntaxError('Unexpected end of JSON input') });

/** A Payload whose database knows the numbers of three pages. */
function withThreePages(): BasePayload {
  const payload = new BasePayload();
  const docs = [1, 2, 3].map((id) => ({ id }));
  Object.assign(payload, { db: { find: async () => ({ docs }) } });
  return payload;
}

const asked = { ...ASKED, sort: [...ASKED.sort] };

test('what can be read is asked for once', async () => {
  const find = vi.fn(async () => ({ docs: ['a', 'b'] }));
  expect(await unlessUnreadable(withThreePages(), asked, find)).toEqual({ docs: ['a', 'b'] });
  expect(find.mock.calls).toEqual([[]]);
});

test('a document that can not be read is left out, and named once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const find = async (id?: number) => {
    if (id === undefined || id === 2) throw cutOff();
    return { docs: [`page ${id}`] };
  };
  for (let times = 0; times < 2; times += 1)
    expect(await unlessUnreadable(withThreePages(), asked, find)).toEqual({ docs: ['page 1', 'page 3'] });
  expect(said.mock.calls.map(([line]) => line)).toEqual(['pages 2 can’t be read from the database and is left out:']);
});

test('a database that is away leaves nothing out', async () => {
  const find = async (id?: number): Promise<{ docs: string[] }> => {
    throw id === 3 ? new Error('SQLITE_BUSY') : cutOff();
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(unlessUnreadable(withThreePages(), asked, find)).rejects.toThrow('SQLITE_BUSY');
});
