import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { type CmsSession, signIn, successOf } from '../../e2e/support/cms/cms.ts';
import { ADMINISTRATOR } from '../../e2e/support/stacks/stacks.ts';
import { getWell } from '../base/get.ts';
import type { OwnStack } from '../base/own-stack.ts';
import { contactMessage } from './contact-message.ts';

/** The list with the newest post, and its polling interval, in milliseconds. */
const LIST = '/agency/blogs';
const LOOK_MS = 5;
/** The timeout of a change becoming visible, in milliseconds. */
const PATIENCE_MS = 120_000;

const posts = v.object({ docs: v.array(v.object({ id: v.number() })) });

/** In milliseconds since saving. */
export type Published = {
  /** The CMS's response. */
  readonly written: number;
  /** The list shows the change. */
  readonly visible: number;
  /** The latency of a visitor's message sent at the same time. */
  readonly message: number;
};

export function administrator({ siteUrl }: OwnStack): Promise<CmsSession> {
  return signIn(siteUrl, ADMINISTRATOR);
}

async function newestPost(editor: CmsSession): Promise<number> {
  const query = 'where[post_type][equals]=blog&where[_status][equals]=published&sort=-date&limit=1&depth=0';
  const [newest] = v.parse(posts, await successOf(await editor.get(`/api/posts?${query}`))).docs;
  if (!newest) throw new Error('There is no post.');
  return newest.id;
}

async function untilShown(url: string, text: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await getWell(url)).body.includes(text)) {
    if (performance.now() > deadline) throw new Error(`Not shown within ${PATIENCE_MS} ms: ${url}`);
    await sleep(LOOK_MS);
  }
}

/** Publishes a new teaser of the newest post while one visitor reads its list and another sends a message. */
export async function publish(stack: OwnStack, editor: CmsSession): Promise<Published> {
  const id = await newestPost(editor);
  const list = `${stack.siteUrl}${LIST}`;
  await getWell(list);
  const description = `Published ${crypto.randomUUID()}`;
  const begun = performance.now();
  const since = () => performance.now() - begun;
  const write = async () => {
    const body = { description, _status: 'published' };
    await successOf(await editor.send('PATCH', `/api/posts/${id}?locale=en&depth=0`, body));
    return since();
  };
  const [written, visible, message] = await Promise.all([
    write(),
    untilShown(list, description).then(since),
    contactMessage(stack.siteUrl),
  ]);
  return { written, visible, message };
}
