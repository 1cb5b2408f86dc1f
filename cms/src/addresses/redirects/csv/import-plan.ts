import { RedirectIndex } from '@kontorwerk/contract/address/redirect-index';
import { oldAddressKey, type RedirectStatus } from '@kontorwerk/contract/address/redirects';
import { createTimeSlices } from '@kontorwerk/contract/http/time-slices';
import { isDeadLink } from '#cms/content/site-addresses.ts';
import type { ContentSets } from '#cms/content/wire/content-set.ts';
import { normalisePageAddress, toOwnPath } from '#cms/kit/links/page-address.ts';
import { findOldAddressProblem, hidesPage, type OldAddressProblem } from '../old-address.ts';
import type { JudgedLine, Outcome } from '../outcomes.ts';
import { makeChainFollower, memoiseByAddress, resolveTarget } from '../redirect-chains.ts';
import { isTarget } from '../redirect-checks.ts';
import { filterPermanent, type StoredRedirect } from '../stored-redirects.ts';
import type { CsvLine } from './csv-file.ts';

/** The outcomes that are written. */
const WRITTEN_OUTCOMES: readonly Outcome[] = ['new', 'straightened', 'replaced'];

/** A line that is written, and the id of the redirect that it replaces. */
export type PlannedRedirect = {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  readonly id: number | null;
};

export type ImportPlan = { readonly lines: readonly JudgedLine[]; readonly planned: readonly PlannedRedirect[] };

/** The editor's choices about doubtful lines. */
export type Choices = { readonly replace: boolean; readonly unknown: boolean };

type ImportContext = { readonly rows: readonly StoredRedirect[]; readonly sets: ContentSets; readonly siteUrl: string };

const STATUSES: ReadonlyMap<string, RedirectStatus> = new Map([
  ...['', '301', 'permanent', 'dauerhaft'].map((word): [string, RedirectStatus] => [word, 301]),
  ...['302', 'temporary', 'vorübergehend'].map((word): [string, RedirectStatus] => [word, 302]),
]);

/** Parses a kind, by its number or as the CMS exports it: “Dauerhaft (301)”. */
function parseStatus(written: string): RedirectStatus | undefined {
  const word = written.toLowerCase();
  return STATUSES.get(/\((30[12])\)$/.exec(word)?.[1] ?? word);
}

/** Returns the address that a link leads to, normalised as pages have it. */
function resolveAddress(link: string, from: string, sets: ContentSets): string {
  return normalisePageAddress(resolveTarget(link, from, sets));
}

/** The outcomes of refused old addresses. */
const REFUSAL_OUTCOMES: Readonly<Record<OldAddressProblem, Outcome>> = {
  elsewhere: 'old_malformed',
  served: 'reserved',
  pattern: 'pattern',
  shows_page: 'page',
  published: 'page',
};

/** Judges a line without regard to others. */
function judgeLine({ line, cells }: CsvLine, { sets, siteUrl }: ImportContext): JudgedLine {
  const [old = '', to = '', kind = ''] = cells;
  const address = toOwnPath(old, siteUrl) ?? old;
  const status = parseStatus(kind);
  const told = { line, from: old, to, status: status ?? 301 } as const;
  if (status === undefined) return { ...told, outcome: 'kind_malformed', about: kind };
  const why = findOldAddressProblem(address) ?? (hidesPage(address, sets) ? 'published' : null);
  if (why !== null) return { ...told, outcome: REFUSAL_OUTCOMES[why] };
  if (!isTarget(to)) return { ...told, outcome: 'new_malformed' };
  return { ...told, from: oldAddressKey(address), outcome: 'new' };
}

/** Judges a line against the stored redirect from the same address. */
function compareWithStored(
  line: JudgedLine,
  row: StoredRedirect,
  known: ImportContext,
  { replace }: Choices,
): JudgedLine {
  const leads = resolveAddress(row.to, line.from, known.sets);
  const isSame =
    String(line.status) === (row.status ?? '301') && resolveAddress(line.to, line.from, known.sets) === leads;
  if (isSame) return { ...line, outcome: 'same' };
  return { ...line, outcome: replace ? 'replaced' : 'conflict', about: leads || row.to };
}

/** Judges a file line by line and plans what to write, without writing it. */
export async function planImport(
  lines: readonly CsvLine[],
  known: ImportContext,
  choices: Choices,
): Promise<ImportPlan> {
  const { rows, sets, siteUrl } = known;
  const nextSlice = createTimeSlices();
  const stored = new Map(rows.map((row) => [oldAddressKey(row.from), row]));
  const seen = new Set<string>();
  const judged: JudgedLine[] = [];
  for (const each of lines) {
    const line = judgeLine(each, known);
    const row = stored.get(line.from);
    const isRepeated = line.outcome === 'new' && seen.has(line.from);
    if (line.outcome === 'new') seen.add(line.from);
    if (isRepeated) judged.push({ ...line, outcome: 'repeated' });
    else judged.push(line.outcome === 'new' && row ? compareWithStored(line, row, known, choices) : line);
    await nextSlice();
  }
  // Later ones replace earlier ones from the same address.
  const all = [...rows, ...judged.filter(({ outcome }) => WRITTEN_OUTCOMES.includes(outcome))];
  const latest = new Map(all.map((each) => [oldAddressKey(each.from), each]));
  const whole = makeChainFollower({ index: new RedirectIndex(all), siteUrl });
  const kept = filterPermanent([...latest.values()]);
  // Mostly all are permanent, and then the chains are the same.
  const lasting = kept.length === latest.size ? whole : makeChainFollower({ index: new RedirectIndex(kept), siteUrl });
  const isNowhere = memoiseByAddress((to) => isDeadLink(to, sets));
  const planned: PlannedRedirect[] = [];
  for (const [at, line] of judged.entries()) {
    if (!WRITTEN_OUTCOMES.includes(line.outcome)) continue;
    const sending = { from: line.from, to: line.to };
    const end = whole(sending);
    const way = lasting === whole ? end : lasting(sending);
    if (!end.ends) judged[at] = { ...line, outcome: 'circle', about: end.told };
    else if (!choices.unknown && isNowhere(end.to)) judged[at] = { ...line, outcome: 'unknown' };
    else if (way.ends) {
      if (way.isOver) judged[at] = { ...line, outcome: 'straightened', about: way.to };
      const id = stored.get(line.from)?.id ?? null;
      planned.push({ from: line.from, to: way.to, status: line.status, id });
    }
    await nextSlice();
  }
  return { lines: judged, planned };
}
