import * as v from 'valibot';

const schema = v.object({
  account: v.string(),
  /** The path of the document. */
  place: v.string(),
  language: v.string(),
  /** The id of the form's input: another tab, or the form opened again, has another. */
  id: v.string(),
  /** The version of the document that was edited. */
  base: v.string(),
  at: v.number(),
  /** The fields that differ from that version, with their values there. */
  saved: v.record(v.string(), v.unknown()),
  /** The same fields, as typed. */
  changed: v.record(v.string(), v.unknown()),
});

/** A form's unsaved input, as the browser keeps it. */
export type KeptText = v.InferOutput<typeof schema>;
export type TextOwner = Pick<KeptText, 'account' | 'place' | 'language'>;
/** The properties that identify a kept text. */
export type TextKey = TextOwner & Pick<KeptText, 'id'>;

const PREFIX = 'unsaved-text ';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The limits of what a browser keeps: they leave room for other pages of the origin, which has five megabytes. */
export const KEPT_LIMITS = { bytesEach: 1_000_000, bytes: 2_000_000, number: 20, ageMs: 7 * DAY_MS } as const;

const bytesOf = (text: string) => text.length * 2;

function keyOf({ account, place, language, id }: TextKey): string {
  return PREFIX + JSON.stringify([account, place, language, id]);
}

type Entry = { readonly key: string; readonly bytes: number; readonly text: KeptText };

/** Returns all kept texts, newest first; removes expired and unreadable ones. */
function entriesOf(storage: Storage, now: number): readonly Entry[] {
  const entries: Entry[] = [];
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys.filter((name) => name.startsWith(PREFIX))) {
    const written = storage.getItem(key) ?? '';
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), written);
    if (read.success && now - read.output.at <= KEPT_LIMITS.ageMs)
      entries.push({ key, bytes: bytesOf(written), text: read.output });
    else storage.removeItem(key);
  }
  return entries.sort((a, b) => b.text.at - a.text.at);
}

/** Keeps a text, removing the oldest ones if necessary; false if the browser has no room for it. */
export function keepText(storage: Storage, text: KeptText): boolean {
  const key = keyOf(text);
  const written = JSON.stringify(text);
  let bytes = bytesOf(written);
  if (bytes > KEPT_LIMITS.bytesEach) return false;
  try {
    const others = entriesOf(storage, text.at).filter((entry) => entry.key !== key);
    for (const [index, other] of others.entries()) {
      bytes += other.bytes;
      if (index + 2 > KEPT_LIMITS.number || bytes > KEPT_LIMITS.bytes) storage.removeItem(other.key);
    }
    storage.setItem(key, written);
    return true;
  } catch {
    return false;
  }
}

/** Returns an account's unsaved texts of a document in a language, newest first. */
export function findKeptTexts(storage: Storage, owner: TextOwner, now: number): readonly KeptText[] {
  return entriesOf(storage, now)
    .map(({ text }) => text)
    .filter(
      ({ account, place, language }) =>
        account === owner.account && place === owner.place && language === owner.language,
    );
}

export function dropText(storage: Storage, text: TextKey): void {
  storage.removeItem(keyOf(text));
}

/** Drops all texts of an account. */
export function dropTextsOf(storage: Storage, account: string): void {
  for (const { key, text } of entriesOf(storage, 0)) if (text.account === account) storage.removeItem(key);
}
