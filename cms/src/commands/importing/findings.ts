/** The counts of one kind, by outcome. */
export type Tally = { read: number; made: number; changed: number; same: number; kept: number };

/** The outcome of an item. */
export type Outcome = Exclude<keyof Tally, 'read'>;

/** A finding by its place: the page, the language, the section, the field. */
export type Finding = { readonly at: string; readonly why: string };

/** Collects what an import reads, writes, skips and can't read, for its report. */
export class Findings {
  readonly #tallies = new Map<string, Tally>();
  /** Losses: the import is incomplete. */
  readonly problems: Finding[] = [];
  /** Documents that stay although the source differs. */
  readonly kept: Finding[] = [];
  /** Decisions, and what was left out on purpose. */
  readonly notes: Finding[] = [];
  #missingPictures = 0;

  problem(at: string, why: string): void {
    this.problems.push({ at, why });
  }

  /** Reports a picture that could not be imported; the advice on those is given once. */
  missingPicture(at: string, why: string): void {
    this.#missingPictures += 1;
    this.problem(at, why);
  }

  keep(at: string, why: string): void {
    this.kept.push({ at, why });
  }

  note(at: string, why: string): void {
    this.notes.push({ at, why });
  }

  /** Counts read items of a kind. */
  read(kind: string, count = 1): void {
    this.#tally(kind).read += count;
  }

  count(kind: string, outcome: Outcome): void {
    this.#tally(kind)[outcome] += 1;
  }

  /** Advice on missing pictures. */
  get advice(): readonly Finding[] {
    if (this.#missingPictures === 0) return [];
    const why = `${this.#missingPictures} could not be imported, as told below: upload each by hand under “Pictures” in the admin, and choose it where its line says`;
    return [{ at: 'pictures', why }];
  }

  get tallies(): ReadonlyMap<string, Readonly<Tally>> {
    return this.#tallies;
  }

  #tally(kind: string): Tally {
    const tally = this.#tallies.get(kind) ?? { read: 0, made: 0, changed: 0, same: 0, kept: 0 };
    this.#tallies.set(kind, tally);
    return tally;
  }
}

function formatSection(title: string, findings: readonly Finding[]): readonly string[] {
  if (findings.length === 0) return [];
  return ['', `${title} (${findings.length}):`, ...findings.map(({ at, why }) => `  ${at}: ${why}`)];
}

function formatRow(cells: readonly (string | number)[]): string {
  const [name = '', ...counts] = cells;
  return `${String(name).padEnd(16)}${counts.map((count) => String(count).padStart(9)).join('')}`;
}

/** Formats an import's report, line by line. */
export function formatReport(findings: Findings): readonly string[] {
  const tallies = [...findings.tallies].map(([kind, { read, made, changed, same, kept }]) =>
    formatRow([kind, read, made, changed, same, kept]),
  );
  return [
    formatRow(['', 'read', 'made', 'changed', 'the same', 'kept']),
    ...tallies,
    ...formatSection('Kept as it is in this CMS; --overwrite takes what the source has', findings.kept),
    ...formatSection('Worth knowing', [...findings.notes, ...findings.advice]),
    ...formatSection('Could not be read, or not be kept as it was', findings.problems),
  ];
}
