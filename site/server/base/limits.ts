import { LONGEST_ADDRESS } from '@kontorwerk/contract/address/redirects';
import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import { DEAD_LETTER_DAYS } from '@kontorwerk/contract/settings/retention';

/** The bounds of this server: everything that comes in, from visitors or from a backend, has a limit. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const KILOBYTE = 1_024;
const MEGABYTE = 1_024 * KILOBYTE;

/** The longest request bodies, in bytes. */
export const BODY_LIMITS = {
  /** The largest resume takes a third more as a data URL; half more leaves room for the other fields. */
  submission: RESUME_MAX_BYTES * 1.5,
  /** A form of ours without its file: its texts are held as a whole. */
  form: MEGABYTE,
  /** An editor's upload: the CMS itself takes 20 MB. */
  admin: 32 * MEGABYTE,
  /** The body of a guest's request to the CMS: an address and a password. */
  guest: MEGABYTE,
  /** Longer ones are buffered in a file while they arrive. */
  inMemory: 64 * KILOBYTE,
} as const;

/** Node's own options against clients that only pretend to send, in milliseconds and bytes. */
export const CONNECTION_LIMITS = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 5 * MINUTE,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * KILOBYTE,
} as const;

/** A connection silent for this long is closed, in milliseconds: longer than the backend's longest silence. */
export const SILENT_CONNECTION_MS = 150 * SECOND;

/** The longest texts, in characters. */
export const TEXT_LIMITS = {
  /** An address: no real link is longer. */
  target: LONGEST_ADDRESS,
  /** A message of the change stream; a stream whose message never ends is broken. */
  changeMessage: 100_000,
} as const;

/** Bounds of the log, so that neither visitors nor a backend fill it. */
export const LOG_LIMITS = {
  /** The pause between two lines about an unreachable backend, in milliseconds, however many requests need it. */
  sameReasonMs: 10 * SECOND,
  /** Lines about one content set, even if all of it is wrong. */
  problemsOfSet: 20,
  /** Problems of one content set that are remembered as logged. */
  problemsKept: 1_000,
  /** Different tags that the security policy makes ineffective. */
  blockedMarkup: 100,
  /** Characters of an address that a line quotes. */
  quote: 200,
} as const;

/** The size of a backend's answer for a content set: more than a site with thousands of posts needs. */
export const CONTENT_LIMITS = {
  /** The whole answer, unpacked, in bytes. */
  bytes: 32 * MEGABYTE,
  /** WordPress's answer for an attachment: its sizes, and what plugins add. */
  attachmentBytes: 256 * KILOBYTE,
  /** An answer to a content query: a hundred cards with their texts. */
  partBytes: 8 * MEGABYTE,
  /** The HTML of one field, in characters. */
  html: 200_000,
  /** Tags in the HTML of one field: sanitising it blocks the event loop. */
  tags: 5_000,
  /** Tags in all fields of an answer. */
  tagsOfSet: 1_000_000,
  /** The addresses of one image's sizes, in characters. */
  srcset: 4_000,
} as const;

/** The part of a text that is converted to Markdown, which blocks the event loop; longer texts become plain words. */
export const MARKDOWN_LIMITS = {
  /** Characters of plain text; the rest is cut. */
  words: 100_000,
  /** Characters of HTML. */
  html: 100_000,
  tags: 1_000,
  /** Nesting of tags: the time grows faster than the depth. */
  depth: 16,
} as const;

/** Time limits, in milliseconds, here together because some must fit others. */
export const TIME_LIMITS = {
  /** Rendering a page. */
  rendering: 15 * SECOND,
  /** The backend's answer to a form that was posted without JavaScript. */
  submission: 30 * SECOND,
  /**
   * The page that answers such a form: longer than the backend's limit, or a stored form would be reported as failed.
   */
  formRendering: 40 * SECOND,
  /** Receiving the body of a form or submission, at a fair rate throughout: less than Node's limit for a request. */
  sendingBody: 4 * MINUTE,
  /** How long a client may go on sending a body that was refused. */
  drainingBody: 20 * SECOND,
  /** The backend's silence during a proxied request: it may be converting an editor's upload into many sizes. */
  proxySilence: 2 * MINUTE,
  /**
   * How long an idle connection to the backend is kept: less than backends keep theirs, or they would close it under a
   * request.
   */
  idleBackend: 4 * SECOND,
  /** Fetching an uploaded file for the cache. */
  fetchingUpload: 20 * SECOND,
  /** The first visitors' wait for the first load of the content. */
  firstLoad: 8 * SECOND,
  /** Work that still runs after the signal to stop. */
  stopping: 10 * SECOND,
} as const;

/** How many may run, or wait, at the same time. */
export const CONCURRENCY = {
  /** Forms answered by the app, once they have arrived. */
  forms: 8,
  /** Pages that wait to be rendered for a visitor: some ten seconds of a core. */
  waitingPages: 500,
  /** Link preview images being drawn: each keeps a core busy for a moment. */
  previews: 2,
  /** The same for editors, who preview titles while they write them. */
  draftPreviews: 2,
  /** Pages rendered with a draft: each asks the backend for its content. */
  drafts: 8,
  /** Tokens that the backend is asked about for the first time: most of a flood are forged. */
  draftTokens: 8,
  /** Content sets being fetched: a backend has other things to do. */
  fetches: 6,
  /** Page slices of long lists that are being fetched for a visitor, and those that wait. */
  parts: 6,
  waitingParts: 200,
  /** Uploaded files being fetched from the backend, and those that wait: one page may show dozens. */
  uploads: 8,
  waitingUploads: 1_000,
  /** Whole sets streamed through because they are too long to be held. */
  wholeSets: 2,
  /** Feeds being generated, and those that wait. */
  feeds: { atOnce: 2, waiting: 50 },
  /** Pages being generated as Markdown: each of them is rendered. */
  markdown: { atOnce: 2, waiting: 50 },
  /** The list of pages for language models, per language. */
  llms: { atOnce: 1, waiting: 10 },
  /** Connections to the backend, per kind of traffic. */
  connections: 32,
} as const;

/** The `Retry-After` header for when all slots are taken or the backend is away. */
export const RETRY_AFTER = ['Retry-After', '5'] as const;

/** Sizes of the caches in memory: numbers of entries, and bytes. */
export const CACHE_BOUNDS = {
  /** Some 300 of them: as many as are rendered again after a change. Others are rendered on demand. */
  pages: { max: 5_000, maxSize: 24 * MEGABYTE },
  /**
   * Missing pages have a small cache: scanners ask for the same few over and over, and their endless others must not
   * evict real pages.
   */
  missingPages: { max: 200, maxSize: 16 * MEGABYTE },
  /** Answers sent without compression: unpacking one takes ten times as long as all else. */
  unpacked: { max: 100, maxSize: 4 * MEGABYTE },
  previews: { max: 400, maxSize: 16 * MEGABYTE },
  feeds: { max: 200, maxSize: 4 * MEGABYTE },
  markdown: { max: 1_000, maxSize: 8 * MEGABYTE },
  llms: { max: 10, maxSize: 2 * MEGABYTE },
  /** Page slices of long lists; the pages and wire answers made from them have caches too. */
  parts: { max: 2_000, maxSize: 4 * MEGABYTE, maxEntrySize: 128 * KILOBYTE },
  /** Wire answers to content queries. */
  asks: { max: 2_000, maxSize: 4 * MEGABYTE },
  uploads: { max: 2_000, maxSize: 48 * MEGABYTE },
} as const;

/** How old a page may become in the response cache, in milliseconds. */
export const PAGE_AGES = {
  /** Fresh: served without a check for so long, while the content is unchanged. */
  freshMs: 10 * MINUTE,
  missingFreshMs: MINUTE,
  /** Then stale: served for so long while it is rendered again, while the content is unchanged. */
  staleMs: DAY,
  /** A page requested within this time is recent: after a change of the content no visitor waits for it. */
  recentMs: 60 * MINUTE,
  /** How long a recent page that isn't rendered again at once is served after the change. */
  outdatedMs: MINUTE,
  /** The hard end: the maximum age of a page that is served because rendering it fails. */
  staleIfErrorMs: DAY,
  /** The pause between attempts to render a page that fails. */
  retryMs: 2 * SECOND,
} as const;

/** How many pages are rendered again in the background after a change of the content: a few seconds' work. */
export const RENEWED_PAGES = 300;

/** Times for purging shared caches after a change, in milliseconds. */
export const PURGE_TIMES = {
  timeoutMs: 5 * SECOND,
  /** The purge is repeated after this time. */
  againMs: 5 * SECOND,
  /** The waits after a failure: the first, and the longest after doubling. */
  firstMs: SECOND,
  longestMs: MINUTE,
  /** By then the caches have revalidated anyway. */
  giveUpMs: 15 * MINUTE,
};

/** Notifying search engines of changes: the endpoint, times in milliseconds, and numbers of addresses. */
export const INDEX_NOW = {
  /** Passes the addresses on to all search engines that take part. */
  url: 'https://api.indexnow.org/indexnow',
  /** Addresses per call, the most that the protocol allows. */
  urlsOfOne: 10_000,
  /** Addresses that wait to be sent. */
  waiting: 50_000,
  times: {
    /** How long changes are gathered. */
    gatherMs: 10 * SECOND,
    timeoutMs: 10 * SECOND,
    /** The waits after a failure: the first, and the longest after doubling. */
    firstMs: 10 * SECOND,
    longestMs: 60 * MINUTE,
    giveUpMs: DAY,
  },
};
export type IndexNowTimes = Readonly<typeof INDEX_NOW.times>;

/** Times for reporting the uses of redirects to the CMS, in milliseconds. */
export const REDIRECT_USES_TIMES = {
  everyMs: MINUTE,
  timeoutMs: 5 * SECOND,
  /** The last report, at the end of the process; lost if it takes longer. */
  lastMs: 2 * SECOND,
};

/** Metadata remembered about requests and answers, in numbers of entries. */
export const MEMORY_BOUNDS = {
  /** Different `Accept-Encoding` headers: browsers send a handful, an attacker any number. */
  acceptEncodings: 200,
  /** Answers that wait for stronger compression; each is held until then. */
  compressions: 200,
  /** The metadata of single uploads. */
  uploads: 10_000,
  /** Uploads that the backend doesn't have: a client may ask for any name. */
  missingUploads: 1_000,
  /** Uploads that wait to be prefetched: enough for any site of this kind. */
  prefetch: 5_000,
  /** Clients whose sign-in attempts are counted. */
  clients: 10_000,
} as const;

/** Uploaded files, in bytes and milliseconds. */
export const UPLOAD_LIMITS = {
  /** Larger files are streamed through and not cached. */
  largestKept: 20 * MEGABYTE,
  /** Larger files stay on disk only. */
  largestInMemory: 512 * KILOBYTE,
  disk: 512 * MEGABYTE,
  /** After this long a file is revalidated with the backend, while the cached one is served. */
  freshMs: 5 * MINUTE,
  /** How long a missing file is remembered. */
  missingMs: 10 * SECOND,
  /** A cached file is removed when the backend has had none for so long. */
  goneAfterMs: 5 * MINUTE,
  /** The pause between two prefetched files. */
  prefetchPauseMs: 100,
  /** The pause after the backend did not answer. */
  prefetchFailureMs: 30 * SECOND,
} as const;

/** How long the assets of earlier builds are kept, in milliseconds: as long as a tab may stay open. */
export const ASSETS_LIFETIME_MS = 30 * DAY;

/** The window over which a body's rate is measured, and how often it is checked, in milliseconds. */
export const BODY_RATE = { windowMs: 10 * SECOND, sweepMs: SECOND } as const;

/** Concurrent load of visitors, in total and per client. */
export const VISITOR_LIMITS = {
  /** Connections; fewer where the system allows fewer open files. */
  connections: 4_000,
  /** Ignored behind a declared proxy, from which all connections come. */
  connectionsPerClient: 500,
  /** Bodies of forms and submissions on their way. */
  bodies: 500,
  bodiesPerClient: 16,
  /** The slowest accepted rate of a body, in bytes per second, over the window of `BODY_RATE`. */
  slowestBody: 1_000,
};

/** Bodies on their way to the CMS: an upload may be large, and editors are few. */
export const CMS_BODIES = { total: 200, perClient: 16 } as const;

/** How much one client may write to the CMS: editors' drafts are saved while they type. */
export const WRITING_LIMITS = {
  editors: { burst: 600, intervalMs: SECOND / 10 },
  guests: { burst: 60, intervalMs: SECOND },
} as const;

/** Submissions on their way from a visitor to the backend: in numbers, bytes and milliseconds. */
export const SUBMISSION_LIMITS = {
  /**
   * Bodies that have arrived and wait to be handed over, besides those still arriving: a cut-off client takes a moment
   * to go.
   */
  waitingBodies: 500,
  /** The bytes of all bodies that arrive or wait. */
  incomingBytes: 1_024 * MEGABYTE,
  /** Bytes reserved for each of them in any case, enough for a form without a file. */
  incomingSmall: 64 * KILOBYTE,
  /** Longer ones go to the disk while they arrive; a form without a file is a tenth of it. */
  incomingInMemory: 16 * KILOBYTE,
  /** A form of ours has a dozen fields. */
  formFields: 100,
  /** Submissions being delivered to the backend; the others wait in a queue. */
  concurrentDeliveries: 8,
  /** A resume's bytes are held as a whole while its content is checked. */
  concurrentJudgements: 1,
  /** A backend that is silent for so long counts as not answering. */
  patienceMs: 10 * SECOND,
  /** The longest answer of a backend. */
  answerBytes: MEGABYTE,
  /** The same for the spool's deliveries, for which no visitor waits. */
  spoolPatienceMs: 30 * SECOND,
  /** The pauses between the spool's delivery attempts: the first, and the longest after doubling. */
  spoolDelays: { firstMs: SECOND, longestMs: 15 * SECOND },
  /** The pauses before retrying a submission at which the backend fell silent or died; after these it isn't retried. */
  silentPausesMs: [10 * SECOND, MINUTE],
  /** How long the backend has to answer a probe before such a submission is retried. */
  probeMs: 5 * SECOND,
  /** The longest `Retry-After` of a backend that is followed; a longer one may be arbitrary. */
  longestAskedMs: 10 * MINUTE,
} as const;

/**
 * How long dead letters (refused by the backend, or unreadable) are kept for the operator, and how often they are
 * checked.
 */
export const DEAD_LETTERS = { days: DEAD_LETTER_DAYS, lookMs: DAY } as const;

/** Sign-in attempts of one client. */
export const SIGN_IN_LIMIT = { burst: 10, intervalMs: 6 * SECOND } as const;

/** The size of the search index, and the search's limits. */
export const SEARCH_LIMITS = {
  /** Pages of one language. */
  pages: 20_000,
  /** Questions that its pages answer, each a result. */
  questions: 2_000,
  /** Characters of a page's text, and of the texts of all pages of a language: titles and descriptions always count. */
  textOfPage: 10_000,
  textOfAll: 4_000_000,
  /** How long changes of the content are gathered before the index is renewed. */
  gatherMs: SECOND / 2,
  /** Results below the field while the visitor types. */
  liveResults: 8,
  /** Pages that the error page suggests, and the words of an address that are considered: the last ones say most. */
  nearest: 4,
  wordsOfAddress: 5,
  /** Searches of one client: each typed letter may be one. */
  ofClient: { burst: 40, intervalMs: SECOND / 4 },
  /** The first of these, at the pace of a person, count separately with other clients' first ones. */
  first: { burst: 8, intervalMs: 5 * SECOND },
  /**
   * Searches of all clients together, each client's first ones and the rest apart: less than half of what one core can
   * do with ten thousand pages. A few heavy clients can't use up the first ones of the others.
   */
  firstOfAll: { burst: 200, intervalMs: SECOND / 30 },
  ofAll: { burst: 60, intervalMs: SECOND / 20 },
} as const;

/** Times of the content store, in milliseconds. */
export const CONTENT_TIMES = {
  /** The timeout of one answer. */
  timeoutMs: 10 * SECOND,
  /** How often everything is revalidated. */
  revalidateEveryMs: 5 * MINUTE,
  /** How long an answer that leaves pages without content must persist until it is accepted. */
  emptyStandsMs: 10 * MINUTE,
  /** How long pages wait for further changes after an announced one. */
  settledMs: SECOND / 4,
  /** The waits before a changed set is fetched again while the answer is still the one from before the change. */
  againMs: [SECOND / 10, SECOND / 3, SECOND],
  /** How long changes are gathered before the snapshot is written. */
  snapshotDelayMs: SECOND,
  /** How long the first load waits for the change stream, so that no change falls between the two. */
  streamPatienceMs: SECOND,
  /** The waits between attempts to open the change stream: the first, and the longest after doubling. */
  reconnect: {
    firstMs: 250,
    longestMs: 15 * SECOND,
    /** A backend without a stream is asked for one only as often as its content is revalidated anyway. */
    withoutStreamMs: 5 * MINUTE,
  },
};
export type ContentTimes = Readonly<typeof CONTENT_TIMES>;

/**
 * The waits before a content set that failed is fetched again, in milliseconds: the first, and the longest after
 * doubling.
 */
export const RETRY_TIMES = { firstMs: SECOND, longestMs: MINUTE } as const;

/** Times for rebuilding the site index, in milliseconds. */
export const DIRECTORY_TIMES = {
  /** How long changes are gathered. */
  gatherMs: SECOND / 4,
  /** The minimum pause between two readings of lists that are too long to be held. */
  restMs: 2 * SECOND,
  /** The pause is at least this many times as long as the last reading took. */
  restForReading: 10,
  /** The longest pause after a failure: the first is an ordinary one, each further one is twice the last. */
  retryMs: 30 * SECOND,
};
export type DirectoryTimes = Readonly<typeof DIRECTORY_TIMES>;

/** The most addresses of one sitemap: a tenth of what search engines take. */
export const SITEMAP_ADDRESSES = 5_000;

/** The most cards of one list in the site index. */
export const DIRECTORY_CARDS = 50_000;
