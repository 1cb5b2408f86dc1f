import { type PictureValue, readPictureValue } from './picture-value.ts';

/** A cache of the pictures that content refers to by their ids in WordPress's media library. */
export type Attachments = {
  /** The picture of an id; null if it doesn't exist, undefined if it isn't known yet. */
  picture(id: number): PictureValue | null | undefined;
  /** Fetches unknown and expired ones, within the limits. Never rejects. */
  ask(ids: Iterable<number>): Promise<void>;
};

/** The REST API's path of an attachment. */
export function attachmentPath(id: number): string {
  return `/wp-json/wp/v2/media/${id}`;
}

/** Whether a status means that retrying an attachment is of no use. */
export function isPermanent(status: number): boolean {
  return [401, 403, 404, 410].includes(status);
}

const MINUTE = 60_000;

export const ATTACHMENT_LIMITS = {
  /** The most ids that are fetched for one answer. */
  ofAnswer: 500,
  /** Concurrent requests. */
  atOnce: 4,
  /** The limit for all attachments of an answer, in milliseconds: a page may wait for it. */
  allMs: 5_000,
  /** The most pictures in the cache. */
  remembered: 5_000,
  /** The lifetime of a picture, in milliseconds: the file may be replaced. */
  freshMs: 60 * MINUTE,
  /** The lifetime of a missing one. */
  missingMs: 10 * MINUTE,
} as const;

type Known = { readonly picture: PictureValue | null; readonly until: number };

/**
 * @param fetchAttachment returns the REST API's record of an attachment, null if there is none; rejects if it can't be
 * reached now, which is not cached
 */
export function createAttachments({
  fetchAttachment,
  clock = Date.now,
  limits = ATTACHMENT_LIMITS,
}: {
  readonly fetchAttachment: (path: string, signal: AbortSignal) => Promise<unknown>;
  readonly clock?: () => number;
  readonly limits?: { readonly [L in keyof typeof ATTACHMENT_LIMITS]: number };
}): Attachments {
  const known = new Map<number, Known>();
  const asking = new Map<number, Promise<void>>();

  function remember(id: number, picture: PictureValue | null): void {
    const before = known.get(id);
    known.delete(id);
    const lasting = picture ?? before?.picture ?? null;
    known.set(id, { picture: lasting, until: clock() + (picture ? limits.freshMs : limits.missingMs) });
    const [oldest] = known.keys();
    if (known.size > limits.remembered && oldest !== undefined) known.delete(oldest);
  }

  async function fetchOne(id: number, signal: AbortSignal): Promise<void> {
    try {
      const picture = readPictureValue(await fetchAttachment(attachmentPath(id), signal));
      remember(id, picture === null || 'id' in picture || picture.url === '' ? null : picture);
    } catch {
      // The cached picture stays, and the next answer that refers to it retries.
    }
  }

  function askOne(id: number, signal: AbortSignal): Promise<void> {
    const running = asking.get(id) ?? fetchOne(id, signal).finally(() => asking.delete(id));
    asking.set(id, running);
    return running;
  }

  return {
    picture: (id) => known.get(id)?.picture,
    async ask(ids) {
      const due = [...new Set(ids)].filter((id) => (known.get(id)?.until ?? 0) <= clock()).slice(0, limits.ofAnswer);
      if (due.length === 0) return;
      const signal = AbortSignal.timeout(limits.allMs);
      const next = due.values();
      const worker = async () => {
        for (const id of next) if (!signal.aborted) await askOne(id, signal);
      };
      await Promise.all(Array.from({ length: limits.atOnce }, worker));
    },
  };
}

/** For content without attachments. */
export const NO_ATTACHMENTS: Attachments = { picture: () => undefined, ask: async () => undefined };
