import { type PictureValue, readPictureValue } from './picture-value.ts';

/** The pictures that content names by their numbers in WordPress's media library, asked for once and remembered. */
export type Attachments = {
  /** The picture of a number; null where it can't be had, undefined where that isn't known, and may be had later. */
  picture(id: number): PictureValue | null | undefined;
  /** Asks for those that are not known, as far as the limits go. Never rejects. */
  ask(ids: Iterable<number>): Promise<void>;
};

/** Where WordPress's REST API says what an attachment is. */
export function attachmentPath(id: number): string {
  return `/wp-json/wp/v2/media/${id}`;
}

/** Whether a status says that asking again for an attachment is of no use. */
export function isForGood(status: number): boolean {
  return [401, 403, 404, 410].includes(status);
}

const MINUTE = 60_000;

export const ATTACHMENT_LIMITS = {
  /** Numbers that are asked for while one answer is read. */
  ofAnswer: 500,
  /** Requests at a time. */
  atOnce: 4,
  /** How long all of an answer may take, in milliseconds: a page may wait for it. */
  allMs: 5_000,
  /** Pictures that are remembered. */
  remembered: 5_000,
  /** After that they are asked for again, in milliseconds: somebody may have exchanged the file. */
  freshMs: 60 * MINUTE,
  /** The same of those that can't be had. */
  missingMs: 10 * MINUTE,
} as const;

type Known = { readonly picture: PictureValue | null; readonly until: number };

/**
 * @param fetchAttachment answers what the REST API says of a number, null where it says that there is none to be had;
 *   rejects where it says nothing now, which is not remembered
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
      // What is known of it stays, and the next answer that names it has it asked for again.
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

/** For content that names none. */
export const NO_ATTACHMENTS: Attachments = { picture: () => undefined, ask: async () => undefined };
