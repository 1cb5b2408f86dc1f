import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { isOldAddress, oldAddressKey, parametersOf, type Redirect, redirectedTo, redirectKey } from '@kontorwerk/contract/redirects';
import { readOnce } from './read-once.ts';
import {
  inEachLanguage,
  type KnownRedirects,
  MOST_TOLD,
  nextAt,
  type Sending,
  spellingsOf,
  speltAt,
  toldCircle,
  wayIn,
} from './redirect-way.ts';

/** Where visitors are sent by one of many redirects. */
export type End =
  | { readonly ends: true; readonly to: string; readonly isOver: boolean }
  /** The circle, as it is told. */
  | { readonly ends: false; readonly told: string };

/** An address without its query and its place on the page. */
function pathOfAddress(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** What is remembered of a path: what comes behind it. */
type Stop = {
  /** The redirect there by its key, and the path that it leads to; null where there is none. */
  readonly over: { readonly key: string; readonly path: string } | null;
  /** Where visitors end from here; null where that is never. */
  readonly leads: string | null;
  /** Whether a query is looked at from here on, that of whoever comes or one that a redirect gives them. */
  readonly isPlain: boolean;
  readonly next: Stop | null;
  /** One farther behind: with these the way is looked through in a few leaps. */
  readonly leap: Stop | null;
  /** How many come behind this one. */
  readonly left: number;
};

/** Nothing comes behind it. */
const LAST: Stop = { over: null, leads: null, isPlain: true, next: null, leap: null, left: 0 };

function stopBefore(next: Stop, has: Pick<Stop, 'over' | 'leads' | 'isPlain'>): Stop {
  const { leap } = next;
  const isTwice = leap?.leap != null && next.left - leap.left === leap.left - leap.leap.left;
  return { ...has, next, leap: isTwice ? leap.leap : next, left: next.left + 1 };
}

/** Tells whether visitors come by one on their way from another. */
function isBehind(stop: Stop, start: Stop): boolean {
  let at: Stop | null = start;
  while (at !== null && at.left > stop.left) at = at.leap !== null && at.leap.left >= stop.left ? at.leap : at.next;
  return at === stop;
}

/**
 * Follows the ways of many redirects, as `wayOf` does for one: what is behind a path is remembered, so that a chain of ten
 * thousand isn't followed ten thousand times. What it knows must not change.
 */
export class RedirectWays {
  readonly #known: KnownRedirects;
  readonly #spelt: (address: string) => string;
  readonly #isOld = readOnce(isOldAddress);
  readonly #keyOf = readOnce(redirectKey);
  /** What any old address is known by in its query: with none of it a query makes no difference. */
  readonly #asked: ReadonlySet<string>;
  readonly #stops = new Map(LANGUAGES.map((language) => [language, new Map<string, Stop>()]));
  /** By the keys of old addresses that a path may be. */
  readonly #byKey = new Map(LANGUAGES.map((language) => [language, new Map<string, Set<Stop>>()]));

  /** @param all the redirects whose ways will be asked for, and those that are known */
  constructor(all: Iterable<Pick<Redirect, 'from'>>, known: KnownRedirects) {
    this.#known = known;
    this.#spelt = readOnce(speltAt(known.siteUrl));
    this.#asked = new Set([...all].flatMap(({ from }) => parametersOf(from)));
  }

  /** Where one of them leads. */
  endOf(redirect: Sending): End {
    return inEachLanguage(redirect.from, (language) => this.#endIn(language, redirect));
  }

  #endIn(language: Language, redirect: Sending): End {
    const at = this.#spelt(redirect.to);
    const start = this.#asksAt(at) ? null : this.#stopAt(pathOfAddress(at), language);
    if (!start?.isPlain) return this.#followed(language, redirect);
    const own = this.#stopsOf(redirect.from, language);
    if (start.leads === null || own.some((stop) => isBehind(stop, start)))
      return { ends: false, told: this.#circle(redirect.from, start, own, language) };
    return { ends: true, to: redirectedTo(start.leads, at), isOver: start.next !== null };
  }

  #followed(language: Language, redirect: Sending): End {
    const way = wayIn(language, redirect, this.#known);
    return way.ends
      ? { ends: true, to: way.to, isOver: way.over.length > 0 }
      : { ends: false, told: toldCircle(way.way) };
  }

  /** As much of a circle as is told. */
  #circle(from: string, start: Stop, ownStops: readonly Stop[], language: Language): string {
    const own = oldAddressKey(from);
    const over = new Set<string>();
    let stop: Stop | undefined = start;
    while (stop?.over && over.size < MOST_TOLD) {
      if (ownStops.includes(stop)) return toldCircle([own, ...over, own]);
      const { key, path }: NonNullable<Stop['over']> = stop.over;
      if (over.has(key)) return toldCircle([own, ...over, key]);
      over.add(key);
      stop = this.#stops.get(language)?.get(path);
    }
    return toldCircle([own, ...over, own]);
  }

  #asksAt(address: string): boolean {
    return this.#asked.size > 0 && parametersOf(address).some((parameter) => this.#asked.has(parameter));
  }

  /** Where on their way visitors are at a redirect's own address. */
  #stopsOf(from: string, language: Language): readonly Stop[] {
    if (this.#asked.size > 0 && parametersOf(from).length > 0) return [];
    return [...(this.#byKey.get(language)?.get(redirectKey(from)) ?? [])];
  }

  #stopAt(path: string, language: Language): Stop {
    const known = this.#stops.get(language) ?? new Map<string, Stop>();
    const passed = new Map<string, { readonly to: string; readonly key: string }>();
    let [at, behind] = [path, known.get(path)];
    while (behind === undefined && !passed.has(at)) {
      const next = this.#isOld(at) ? nextAt(spellingsOf(at, language), this.#known.index) : null;
      if (next === null) {
        behind = { ...LAST, leads: at };
        this.#remember(at, behind, language);
      } else {
        const to = this.#spelt(next.to);
        passed.set(at, { to, key: oldAddressKey(next.from) });
        at = pathOfAddress(to);
        behind = known.get(at);
      }
    }
    // Around a circle all come behind each other: a query that is looked at anywhere there is looked at from everywhere.
    const isPlain = behind !== undefined || ![...passed.values()].some(({ to }) => this.#asksAt(to));
    let stop = behind ?? { ...LAST, isPlain };
    for (const [before, { to, key }] of [...passed].reverse()) {
      const leads = stop.leads === null ? null : redirectedTo(stop.leads, to);
      stop = stopBefore(stop, {
        over: { key, path: pathOfAddress(to) },
        leads,
        isPlain: stop.isPlain && !this.#asksAt(to),
      });
      this.#remember(before, stop, language);
    }
    return stop;
  }

  #remember(path: string, stop: Stop, language: Language): void {
    this.#stops.get(language)?.set(path, stop);
    if (!this.#isOld(path)) return;
    const byKey = this.#byKey.get(language);
    for (const key of spellingsOf(path, language).map(this.#keyOf)) {
      const stops = byKey?.get(key) ?? new Set();
      byKey?.set(key, stops.add(stop));
    }
  }
}
