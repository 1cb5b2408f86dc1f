import * as v from 'valibot';

const schema = v.object({
  account: v.string(),
  /** The path of the document. */
  place: v.string(),
  language: v.string(),
  /** The version of the document that was written in. */
  base: v.string(),
  at: v.number(),
  /** The fields that differ from that version, with their values. */
  changed: v.record(v.string(), v.unknown()),
});

/** Typed text of a form that isn't saved, as the browser keeps it. */
export type KeptText = v.InferOutput<typeof schema>;
export type TextOwner = Pick<KeptText, 'account' | 'place' | 'language'>;

const PREFIX = 'unsaved-text ';
const DAY_MS = 24 * 60 * 60 * 1000;

/** How much a browser keeps: for other pages of this address there is room left of the five megabytes that it gives. */
export const KEPT_LIMITS = { bytesEach: 500_000, bytes: 2_000_000, number: 20, ageMs: 7 * DAY_MS } as const;

const bytesOf = (text: string) => text.length * 2;

function keyOf({ account, place, language, base }: Omit<KeptText, 'at' | 'changed'>): string {
  return PREFIX + JSON.stringify([account, place, language, base]);
}

type Entry = { readonly key: string; readonly bytes: number; readonly text: KeptText };

/** All texts that are kept, the newest first; removes those that are too old or can't be read. */
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

/** Keeps a text, in whose favour the oldest ones give way; false where the browser has no room for it. */
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

/** The texts that an account typed into a document in a language and that are not saved, the newest first. */
export function keptTexts(storage: Storage, owner: TextOwner, now: number): readonly KeptText[] {
  return entriesOf(storage, now)
    .map(({ text }) => text)
    .filter(
      ({ account, place, language }) =>
        account === owner.account && place === owner.place && language === owner.language,
    );
}

export function dropText(storage: Storage, text: Omit<KeptText, 'at' | 'changed'>): void {
  storage.removeItem(keyOf(text));
}

/** Drops all texts of an account. */
export function dropTextsOf(storage: Storage, account: string): void {
  for (const { key, text } of entriesOf(storage, 0)) if (text.account === account) storage.removeItem(key);
}
