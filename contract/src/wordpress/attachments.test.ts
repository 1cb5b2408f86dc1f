import { expect, it, vi } from 'vitest';
import { ATTACHMENT_LIMITS, createAttachments } from './attachments.ts';

const MINUTE = 60_000;

function setUp(limits = {}) {
  let now = 0;
  const answers = new Map<string, unknown>();
  const fetchAttachment = vi.fn(async (path: string) => {
    const answer = answers.get(path);
    if (answer === 'later') throw new Error('503');
    return answer ?? null;
  });
  const attachments = createAttachments({
    fetchAttachment,
    clock: () => now,
    limits: { ...ATTACHMENT_LIMITS, ...limits },
  });
  return {
    attachments,
    fetchAttachment,
    answer: (id: number, url: string) => void answers.set(`/wp-json/wp/v2/media/${id}`, { source_url: url }),
    delay: (id: number) => void answers.set(`/wp-json/wp/v2/media/${id}`, 'later'),
    lose: () => answers.clear(),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it('asks for each once, and again when it may have changed', async () => {
  const { attachments, fetchAttachment, answer, lose, wait } = setUp();
  answer(1, '/uploads/a.webp');
  await Promise.all([attachments.ask([1, 1, 2]), attachments.ask([1])]);
  await attachments.ask([1, 2]);
  expect(fetchAttachment).toHaveBeenCalledTimes(2);
  expect([1, 2].map((id) => attachments.picture(id)?.url)).toEqual(['/uploads/a.webp', undefined]);
  answer(2, '/uploads/b.webp');
  wait(11 * MINUTE);
  await attachments.ask([1, 2]);
  expect(fetchAttachment).toHaveBeenCalledTimes(3);
  expect(attachments.picture(2)?.url).toBe('/uploads/b.webp');
  lose();
  wait(61 * MINUTE);
  await attachments.ask([1]);
  expect(attachments.picture(1)?.url).toBe('/uploads/a.webp');
});

it('asks again at once for what could not be had just then, and keeps what it knew', async () => {
  const { attachments, fetchAttachment, answer, delay, wait } = setUp();
  delay(1);
  await attachments.ask([1]);
  expect(attachments.picture(1)).toBeUndefined();
  answer(1, '/uploads/a.webp');
  await attachments.ask([1]);
  expect(attachments.picture(1)?.url).toBe('/uploads/a.webp');
  delay(1);
  wait(61 * MINUTE);
  await attachments.ask([1]);
  expect(fetchAttachment).toHaveBeenCalledTimes(3);
  expect(attachments.picture(1)?.url).toBe('/uploads/a.webp');
});

it.each([[{ code: 'error' }], [null], [{ source_url: '' }], [[7]]])('takes %j for none', async (body) => {
  const attachments = createAttachments({ fetchAttachment: async () => body });
  await attachments.ask([1]);
  expect(attachments.picture(1)).toBeNull();
});

it('has its limits', async () => {
  const { attachments, fetchAttachment, answer } = setUp({ ofAnswer: 3, remembered: 2 });
  for (const id of [1, 2, 3, 4]) answer(id, `/uploads/${id}.webp`);
  await attachments.ask([1, 2, 3, 4]);
  expect(fetchAttachment).toHaveBeenCalledTimes(3);
  expect([1, 2, 3, 4].map((id) => attachments.picture(id)?.url)).toEqual([
    undefined,
    '/uploads/2.webp',
    '/uploads/3.webp',
    undefined,
  ]);
});

it('asks no more when its time is over', async () => {
  const fetchAttachment = vi.fn(
    (_path: string, signal: AbortSignal) =>
      new Promise<unknown>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const attachments = createAttachments({ fetchAttachment, limits: { ...ATTACHMENT_LIMITS, atOnce: 1, allMs: 1 } });
  await attachments.ask([1, 2, 3]);
  expect(fetchAttachment).toHaveBeenCalledTimes(1);
});
