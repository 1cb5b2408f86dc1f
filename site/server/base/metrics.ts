import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGES, type Page } from '@kontorwerk/contract/pages/pages';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One kind of answer, and how often it was given. */
type Hit = { readonly page: string; readonly method: string | undefined; readonly status: number; count: number };

/** Counts answers given tens of thousands of times a second, where building metric labels each time would be felt. */
type Hits = {
  add(page: string, method: string | undefined, status: number): void;
  /** Returns the counts since the last call, and resets them. */
  take(): readonly Readonly<Hit>[];
};

function createHits(): Hits {
  const hits = new Map<string, Hit[]>();
  return {
    add(page, method, status) {
      const ofPage = hits.get(page) ?? [];
      if (ofPage.length === 0) hits.set(page, ofPage);
      // Without a composite key or a callback: both would be garbage of each request.
      for (const hit of ofPage)
        if (hit.status === status && hit.method === method) {
          hit.count += 1;
          return;
        }
      ofPage.push({ page, method, status, count: 1 });
    },
    take() {
      const counts = [...hits.values()].flat();
      hits.clear();
      return counts;
    },
  };
}

/** A page's source: the response cache, fresh or stale; or rendered, to be cached or only this once. */
type PageSource = 'hit' | 'stale' | 'miss' | 'uncached';

/** The outcomes of a submission: stored by the backend, kept in the spool, refused by a rule, or failed. */
const SUBMISSION_OUTCOMES = ['stored', 'kept', 'refused', 'failed'] as const;
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number];

const SEARCH_OUTCOMES = ['found', 'nothing'] as const;

const FORMS = new Set(Object.values(PAGES).flatMap((page: Page) => page.form ?? []));

/**
 * The site's metrics. Every label has a handful of values, whatever visitors request: names of pages and routes, never
 * addresses. Times are in seconds.
 */
export type Metrics = {
  countAnswer(route: string, method: string | undefined, status: number): void;
  /** Counts a cached page and its source, cheaply. */
  countHit(page: string, method: string | undefined, status: number): void;
  /** Counts a cached list. */
  countList(method: string | undefined, status: number): void;
  /** Records the duration of a request that wasn't answered at once with a page from the cache. */
  observeDuration(route: string, seconds: number): void;
  countPage(source: PageSource): void;
  observeRendering(page: string, seconds: number, outcome: 'done' | 'failed'): void;
  countSubmission(form: string, outcome: SubmissionOutcome): void;
  /** Counts a search, and whether it found anything. */
  countSearch(language: Language, found: boolean): void;
  /** Adds a gauge that is read on each scrape. */
  addGauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** Adds the metrics of the process: memory, processor, event loop, garbage collection. */
  addProcessMetrics(): void;
  /** Returns all metrics in Prometheus's format, with other processes' added up. */
  text(): Promise<string>;
  /** Returns all metrics, for another process to add up. */
  exportAll(): Promise<readonly object[]>;
};

/** The media type of the text that `Metrics` returns. */
export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const PREFIX = 'site_';
/** All other methods count together. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Returns the label of a method. */
export function countedMethod(method = ''): string {
  return METHODS.has(method) ? method : 'other';
}

function requestLabels(route: string, method: string | undefined, status: number) {
  return { route, method: countedMethod(method), status: `${Math.floor(status / 100)}xx` };
}

/** @param collectSiblingMetrics returns the metrics of the sibling processes */
export function createMetrics(collectSiblingMetrics?: () => Promise<readonly (readonly object[])[]>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: `${PREFIX}http_requests_total`,
    help: 'Requests that were answered, by what was asked for and the first digit of the status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const hits = createHits();
  const lists = createHits();
  const times = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'How long requests took, without those that the response cache answers at once',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: `${PREFIX}pages_total`,
    help: 'Pages that were sent, by where they came from',
    labelNames: ['source'],
    registers,
  });
  const renderings = new Histogram({
    name: `${PREFIX}render_duration_seconds`,
    help: 'How long rendering a page took',
    labelNames: ['page', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const submissions = new Counter({
    name: `${PREFIX}submissions_total`,
    help: 'Submissions, by form and by what became of them',
    labelNames: ['form', 'outcome'],
    registers,
  });

  const searches = new Counter({
    name: `${PREFIX}searches_total`,
    help: 'Searches of visitors, by language and by whether anything was found',
    labelNames: ['language', 'outcome'],
    registers,
  });

  // Starts at 0: a counter that first appears with 1 shows no increase.
  for (const form of FORMS) for (const outcome of SUBMISSION_OUTCOMES) submissions.inc({ form, outcome }, 0);
  for (const language of LANGUAGES) for (const outcome of SEARCH_OUTCOMES) searches.inc({ language, outcome }, 0);

  async function exportAll(): Promise<object[]> {
    for (const { page, method, status, count } of hits.take()) {
      requests.inc(requestLabels(page, method, status), count);
      pages.inc({ source: 'hit' }, count);
    }
    for (const { page, method, status, count } of lists.take())
      requests.inc(requestLabels(page, method, status), count);
    return registry.getMetricsAsJSON();
  }

  return {
    countAnswer: (route, method, status) => requests.inc(requestLabels(route, method, status)),
    countHit: hits.add,
    countList: (method, status) => lists.add('wire', method, status),
    observeDuration: (route, seconds) => times.observe({ route }, seconds),
    countPage: (source) => pages.inc({ source }),
    observeRendering: (page, seconds, outcome) => renderings.observe({ page, outcome }, seconds),
    countSubmission: (form, outcome) => submissions.inc({ form, outcome }),
    countSearch: (language, found) => searches.inc({ language, outcome: SEARCH_OUTCOMES[found ? 0 : 1] }),
    addGauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name: `${PREFIX}${name}`,
        help,
        registers,
        collect: async () => gauge.set(await read()),
      });
    },
    addProcessMetrics: () => collectDefaultMetrics({ register: registry, prefix: PREFIX }),
    exportAll,
    async text() {
      const all = await Promise.all([exportAll(), ...((await collectSiblingMetrics?.()) ?? [])]);
      return all.length === 1 ? registry.metrics() : AggregatorRegistry.aggregate(all).metrics();
    },
  };
}
