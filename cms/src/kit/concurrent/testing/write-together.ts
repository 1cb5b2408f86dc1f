import { setTimeout } from 'node:timers/promises';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { getPayload, handleEndpoints } from 'payload';
import * as v from 'valibot';
import { currentRequest } from '#cms/base/log/current-request.ts';
import config from '#cms/schema/payload.config.ts';
import { signInAs } from '#cms/schema/testing/test-users.ts';
import { generateRowId } from '../../fields/field-rows.ts';
import { createSession, type EditingSession } from '../merging/editing-session.ts';
import { type Choice, type Conflict, pathKey } from '../merging/merge-states.ts';
import { mergeInput } from '../merging/typed-input.ts';
import { BASED_ON_HEADER, conflictSchema } from '../protocol.ts';
import { sectionsOf, textsOf, withText } from './written-places.ts';

/*
 * Runs in a separate process on the database from the environment: two editors and a translator edit a page for a
 * while, each in a form that saves, reloads, loses its connection or its session. Each stored text has to be that of
 * the last save, and only a text that the author has seen may be overwritten. Prints statistics, and lost texts, as a
 * line of JSON.
 */
const seconds = Number(process.env.TOGETHER_SECONDS ?? 5);
const seed = Number(process.env.TOGETHER_SEED ?? Date.now() % 1_000_000);

const CURRENT = { id: 'together', response: { destroyed: false, writableFinished: false } };

/** Returns a random number generator (mulberry32), reproducible by its seed. */
function drawing(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const payload = await getPayload({ config });
const begun = await payload.create({
  collection: 'pages',
  data: {
    title: 'begun',
    page_key: 'page',
    segment: `together-${seed}`,
    sections: ['one', 'two', 'three'].map((main_title) => ({
      id: generateRowId(),
      blockType: 'Banner' as const,
      main_title,
    })),
    _status: 'published',
  },
  locale: 'en',
  depth: 0,
  overrideAccess: true,
});

const done = {
  behind: 0,
  saves: 0,
  merged: 0,
  conflicts: 0,
  lost_answers: 0,
  cut: 0,
  expired: 0,
  reloads: 0,
};
const lost: unknown[] = [];

/** The texts of each version in each language, as far as a form was sent them. */
const versions = new Map<string, ReadonlyMap<string, string>>();
const versionName = (language: string, version: unknown) => `${language} ${version}`;

/** One user's form. */
class Writer {
  readonly name: string;
  readonly language: string;
  readonly token: string;
  readonly draw: () => number;
  page: Untrusted = {};
  /** All texts at each place that the form has shown, or that were written in it. */
  readonly seen = new Set<string>();
  readonly own = new Set<string>();
  /** The sections that it kept when a colleague had removed them, with the colleagues' texts in them. */
  readonly kept = new Set<string>();
  session: EditingSession | undefined;
  written = 0;
  failure: 'answer' | 'connection' | 'session' | null = null;

  constructor(name: string, language: string, token: string, draw: () => number) {
    this.name = name;
    this.language = language;
    this.token = token;
    this.draw = draw;
  }

  see(page: Untrusted): void {
    for (const [place, text] of textsOf(page)) this.seen.add(`${place}=${text}`);
  }

  async ask(method: 'GET' | 'PATCH', query: string, headers: Record<string, string>, body?: Untrusted) {
    const request = new Request(
      `http://127.0.0.1:3001/api/pages/${begun.id}?depth=0&fallback-locale=null&locale=${this.language}&${query}`,
      {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      },
    );
    // A rejected request is no error of the CMS for its log.
    return currentRequest.run(CURRENT, () => handleEndpoints({ config, request }));
  }

  async load(): Promise<void> {
    const answer = await this.ask('GET', 'draft=true', { Authorization: `JWT ${this.token}` });
    const page: unknown = await answer.json();
    if (!isRecord(page)) throw new Error(`The page can't be read: ${JSON.stringify(page)}`);
    versions.set(versionName(this.language, page.updatedAt), textsOf(page));
    this.page = page;
    this.see(page);
    const canKeep = ({ theirs }: Conflict) => theirs !== null || this.language === 'en';
    this.session = createSession(
      { version: String(page.updatedAt), values: page, document: page },
      {
        isShown: () => true,
        authorOf: () => '',
        changesSince: async () => null,
        canKeep,
        status: () => 'changed',
        refusePublishing: async () => null,
        notePublished: () => {},
        dropFile: () => {},
        decide: async (conflicts) => {
          done.conflicts += conflicts.length;
          return new Map(
            conflicts.map(({ path, mine, theirs }) => {
              const [list, id = '', field = ''] = path;
              const place = list === 'sections' ? `${id}.${field}` : path.join('.');
              this.seen.add(`${place}=${theirs}`);
              if (path.length === 2 && isRecord(theirs)) this.see({ sections: [theirs] });
              const choice: Choice = mine !== null && this.draw() < 0.5 ? 'mine' : 'theirs';
              if (choice === 'mine' && theirs === null) this.kept.add(id);
              if (choice === 'mine' && this.kept.has(id)) this.own.add(`${place}=${mine}`);
              return [pathKey(path), choice] as const;
            }),
          );
        },
        show: async ({ sent, values }) => {
          done.merged += 1;
          this.page = mergeInput({ sent, now: this.page, shown: values }, canKeep).values;
          this.see(values);
          const shown = sectionsOf(values);
          for (const id of sectionsOf(this.page)) if (!shown.includes(id)) this.kept.add(id);
        },
      },
    );
  }

  noteOwn(place: string, text: string): void {
    this.own.add(`${place}=${text}`);
    this.seen.add(`${place}=${text}`);
  }

  write(): void {
    const places = [
      'title',
      'seo.title',
      ...sectionsOf(this.page).flatMap((id) => [`${id}.main_title`, `${id}.sub_title`]),
    ];
    const place = places[Math.floor(this.draw() * places.length)] ?? 'title';
    this.written += 1;
    const text = `${this.name} ${this.written}`;
    this.noteOwn(place, text);
    this.page = withText(this.page, place, text);
  }

  /** Adds, removes or moves a section. */
  arrange(): void {
    const sections = Array.isArray(this.page.sections) ? [...this.page.sections] : [];
    const at = Math.floor(this.draw() * sections.length);
    const kind = this.draw();
    if (kind < 0.4 && sections.length < 8) {
      const id = generateRowId();
      this.written += 1;
      const main_title = `${this.name} ${this.written}`;
      this.noteOwn(`${id}.main_title`, main_title);
      sections.splice(at, 0, { id, blockType: 'Banner', main_title });
    } else if (kind < 0.6 && sections.length > 2) {
      const [gone] = sections.splice(at, 1);
      for (const [place] of textsOf({ sections: [gone] })) this.own.add(`${place}=`);
    } else sections.push(...sections.splice(at, 1));
    this.page = { ...this.page, sections };
  }

  /** Compares a save's result with the state before it. */
  check(version: string, page: Untrusted): void {
    const before = versions.get(versionName(this.language, version));
    const after = textsOf(page);
    versions.set(versionName(this.language, page.updatedAt), after);
    // The other language has the same texts as before.
    const other = this.language === 'en' ? 'de' : 'en';
    const others = versions.get(versionName(other, version));
    if (others && this.language === 'de') versions.set(versionName(other, page.updatedAt), others);
    if (!before) return;
    for (const place of new Set([...before.keys(), ...after.keys()])) {
      const [was = '', is = ''] = [before.get(place), after.get(place)];
      if (was === is) continue;
      // A section that a colleague has removed may be kept, with all its texts.
      const isOwn = this.own.has(`${place}=${is}`) || (was === '' && this.seen.has(`${place}=${is}`));
      const isSeen = was === '' || this.seen.has(`${place}=${was}`);
      if (!isOwn || !isSeen) lost.push({ by: this.name, place, was, is, isOwn, isSeen });
    }
  }

  /** @param writeOn the user's further input during the save */
  async save(query: string, status: string, writeOn = async () => {}): Promise<void> {
    const sent = { ...this.page, _status: status };
    let isExpired = false;
    const saving = this.session
      ?.save(sent, async (values, version) => {
        const { failure } = this;
        this.failure = null;
        isExpired = failure === 'session';
        if (failure === 'connection') throw new TypeError('fetch failed');
        const authorization = failure === 'session' ? 'JWT ended' : `JWT ${this.token}`;
        const answer = await this.ask(
          'PATCH',
          query,
          { Authorization: authorization, [BASED_ON_HEADER]: version },
          values,
        );
        const body: unknown = await answer.clone().json();
        if (answer.ok && isRecord(body) && isRecord(body.doc)) this.check(version, body.doc);
        const newer = v.safeParse(conflictSchema, body);
        if (newer.success) {
          const { at, doc } = newer.output.errors[0].data.newer;
          const known = versions.get(versionName(this.language, at));
          const told = textsOf(doc);
          for (const [place, text] of known ?? [])
            if (told.get(place) !== text)
              lost.push({ version: at, language: this.language, place, text, is: told.get(place) });
          versions.set(versionName(this.language, at), told);
        }
        if (failure === 'answer') throw new TypeError('fetch failed');
        // Colleagues may save once more before the merged values arrive.
        if (answer.status === 409 && this.draw() < 0.3) await setTimeout(this.draw() * 30);
        return answer;
      })
      .catch(() => null);
    await writeOn();
    const answer = await saving;
    if (!answer) return;
    const body: unknown = await answer.json();
    if (answer.ok && isRecord(body) && isRecord(body.doc)) {
      done.saves += 1;
      this.page = { ...this.page, updatedAt: body.doc.updatedAt };
    } else if (answer.status === 409) {
      // While colleagues save without a pause a save may be behind each time: the form says so and keeps its text.
      done.behind += 1;
    } else if (!isExpired) lost.push({ status: answer.status, body });
  }

  async act(): Promise<void> {
    const draw = this.draw();
    if (draw < 0.55) this.write();
    else if (draw < 0.65 && this.language === 'en') this.arrange();
    else if (draw < 0.68) {
      done.reloads += 1;
      return this.load();
    }
    const [failure, count] = (
      [
        ['answer', 'lost_answers'],
        ['connection', 'cut'],
        ['session', 'expired'],
      ] as const
    )[Math.floor(this.draw() * 30)] ?? [null, null];
    this.failure = failure;
    if (count) done[count] += 1;
    const writeOn = async () => {
      if (this.draw() >= 0.4) return;
      // Before the save's answer, or at any time during it.
      if (this.draw() < 0.5) await setTimeout(this.draw() * 20);
      this.write();
    };
    const isPublished = this.language === 'en' && this.draw() < 0.1;
    await (isPublished ? this.save('', 'published', writeOn) : this.save('draft=true&autosave=true', 'draft', writeOn));
    await setTimeout(this.draw() * 10);
  }
}

const people = await Promise.all(
  (['editor', 'editor', 'translator'] as const).map(async (role, at) => {
    const { token } = await signInAs(payload, role);
    return new Writer(`${role}-${at}`, role === 'editor' ? 'en' : 'de', token, drawing(seed + at));
  }),
);
const until = Date.now() + seconds * 1000;
await Promise.all(
  people.map(async (one) => {
    await one.load();
    while (Date.now() < until) await one.act();
  }),
);

// At the end each form has saved all that was written in it, and shows the stored state after merging.
for (const one of people) one.failure = null;
for (const one of people) await one.save('draft=true&autosave=true', 'draft');
for (const one of people) await one.save('draft=true&autosave=true', 'draft');
for (const one of people) {
  const shown = textsOf(one.page);
  await one.save('draft=true', 'draft');
  const answer = await one.ask('GET', 'draft=true', { Authorization: `JWT ${one.token}` });
  const page: unknown = await answer.json();
  for (const [place, text] of isRecord(page) ? textsOf(page) : [])
    if (shown.has(place) && shown.get(place) !== text && textsOf(one.page).get(place) !== text)
      lost.push({ end: one.name, place, text, shown: shown.get(place) });
}
process.stdout.write(`${JSON.stringify({ seed, done, lost: lost.slice(0, 10) })}\n`);
process.exit(0);
