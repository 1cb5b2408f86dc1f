import { RESUME_MAX_BYTES } from '@kontorwerk/contract/constants';
import { LONGEST_ADDRESS } from '@kontorwerk/contract/redirects';
import { LAID_ASIDE_DAYS } from '@kontorwerk/contract/retention';

/** Whatever comes in, from visitors or from a backend, has a limit: the bounds of this server. */

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
  /** What an editor uploads: the CMS itself takes 20 MB. */
  admin: 32 * MEGABYTE,
  /** What is sent to the CMS by whoever isn't signed in: an address and a password. */
  guest: MEGABYTE,
  /** Longer ones are kept in a file while they arrive. */
  inMemory: 64 * KILOBYTE,
} as const;

/** A client that only pretends to send is let go: Node's own options, in milliseconds and bytes. */
export const CONNECTION_LIMITS = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 5 * MINUTE,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * KILOBYTE,
} as const;

/** Nothing went over a connection for so long, in milliseconds: longer than a backend may be silent, and still none. */
export const SILENT_CONNECTION_MS = 150 * SECOND;

/** The longest texts, in characters. */
export const TEXT_LIMITS = {
  /** An address: longer ones are nobody's links. */
  target: LONGEST_ADDRESS,
  /** A message of the change stream; a stream that never ends one is broken. */
  changeMessage: 100_000,
} as const;

/** What is logged, so that neither visitors nor a backend fill the log. */
export const LOG_LIMITS = {
  /** A backend that is away is mentioned this often, in milliseconds, however many ask for it. */
  sameReasonMs: 10 * SECOND,
  /** Lines about one content set that is wrong everywhere. */
  problemsOfSet: 20,
  /** Findings about one content set that are remembered. */
  problemsKept: 1_000,
  /** Different tags that the security policy makes ineffective. */
  blockedMarkup: 100,
  /** Characters of an address that a line quotes. */
  quote: 200,
} as const;

/** What a backend's answer for a content set may be: more than a site with thousands of posts needs. */
export const CONTENT_LIMITS = {
  /** The whole answer, unpacked, in bytes. */
  bytes: 32 * MEGABYTE,
  /** WordPress's answer for an attachment: its sizes, and what plugins add. */
  attachmentBytes: 256 * KILOBYTE,
  /** An answer to an ask: a hundred cards with their texts. */
  partBytes: 8 * MEGABYTE,
  /** The HTML of one field, in characters. */
  html: 200_000,
  /** Tags in the HTML of one field, which is cleaned at a stretch: nobody else is served meanwhile. */
  tags: 5_000,
  /** Tags in all fields of an answer. */
  tagsOfSet: 1_000_000,
  /** The addresses of one image's sizes, in characters. */
  srcset: 4_000,
} as const;

/** What of a text is made Markdown, which is done at a stretch; of longer ones the words are. */
export const MARKDOWN_LIMITS = {
  /** Characters of a text without marks: what is longer is cut. */
  words: 100_000,
  /** Characters of HTML. */
  html: 100_000,
  tags: 1_000,
  /** Tags in each other: how long it takes grows faster than they do. */
  depth: 16,
} as const;

/** How long things may take, in milliseconds, where one limit must fit another. */
export const TIME_LIMITS = {
  /** A page. */
  rendering: 15 * SECOND,
  /** The backend's answer to a form that was posted without JavaScript. */
  submission: 30 * SECOND,
  /** The page that answers such a form: longer than the backend has, or a stored form would be called failed. */
  formRendering: 40 * SECOND,
  /** Sending the body of a form or submission, at a fair rate all the while: less than a request may take at all. */
  sendingBody: 4 * MINUTE,
  /** What a client may go on sending of a body that was refused. */
  drainingBody: 20 * SECOND,
  /** The backend's silence while it is passed something: it may convert an editor's upload into many sizes. */
  proxySilence: 2 * MINUTE,
  /** How long a connection to the backend is kept without a request: less than backends keep theirs, which would end it meanwhile. */
  idleBackend: 4 * SECOND,
  /** An uploaded file that is fetched to be kept. */
  fetchingUpload: 20 * SECOND,
  /** The first visitors' wait for the first load of the content. */
  firstLoad: 8 * SECOND,
  /** What runs after the order to stop. */
  stopping: 10 * SECOND,
} as const;

/** How many there may be at the same time. */
export const CONCURRENCY = {
  /** Forms that are answered by the app, once they have arrived. */
  forms: 8,
  /** Pages that wait to be rendered because somebody asked for them: some ten seconds of a core. */
  waitingPages: 500,
  /** Pictures for link previews that are drawn: each keeps a core busy for a moment. */
  previews: 2,
  /** The same for editors, who look at titles that they are writing. */
  draftPreviews: 2,
  /** Pages that are shown with a draft: each asks the backend for what it is made of. */
  drafts: 8,
  /** Content sets that are asked for: a backend has other things to do. */
  fetches: 6,
  /** Parts of long lists that the backend is asked for because somebody waits for them, and those that wait. */
  parts: 6,
  waitingParts: 200,
  /** Uploaded files that the backend is asked for, and those that wait: one page may show dozens. */
  uploads: 8,
  waitingUploads: 1_000,
  /** Whole sets that are passed on because they are too long to be held. */
  wholeSets: 2,
  /** Feeds that are made, and those that wait for it. */
  feeds: { atOnce: 2, waiting: 50 },
  /** The same of pages as Markdown: each of them is rendered. */
  markdown: { atOnce: 2, waiting: 50 },
  /** The list of pages for language models, in each language. */
  llms: { atOnce: 1, waiting: 10 },
  /** Connections to the backend, for each kind of traffic. */
  connections: 32,
} as const;

/** The header that tells in how many seconds to try again, for when all slots are taken or the backend is away. */
export const RETRY_AFTER = ['Retry-After', '5'] as const;

/** What is kept in memory: numbers of entries, and their size in bytes. */
export const CACHE_BOUNDS = {
  /** Some 300 of them: as many as are rendered again after a change. Others are rendered when somebody wants them. */
  pages: { max: 5_000, maxSize: 24 * MEGABYTE },
  /**
   * Pages that don't exist have a small room of their own: scanners ask for the same few over and over, and their
   * endless others must not drive real pages out.
   */
  missingPages: { max: 200, maxSize: 16 * MEGABYTE },
  /** Answers that were asked for without any coding: unpacking one takes ten times as long as all else. */
  unpacked: { max: 100, maxSize: 4 * MEGABYTE },
  previews: { max: 400, maxSize: 16 * MEGABYTE },
  feeds: { max: 200, maxSize: 4 * MEGABYTE },
  markdown: { max: 1_000, maxSize: 8 * MEGABYTE },
  llms: { max: 10, maxSize: 2 * MEGABYTE },
  /** Parts of long lists: what pages and answers of the wire are made of, which are kept themselves. */
  parts: { max: 2_000, maxSize: 4 * MEGABYTE, maxEntrySize: 128 * KILOBYTE },
  /** Answers of the wire to asks. */
  asks: { max: 2_000, maxSize: 4 * MEGABYTE },
  uploads: { max: 2_000, maxSize: 48 * MEGABYTE },
} as const;

/** How old a page may become in the response cache, in milliseconds. */
export const PAGE_AGES = {
  /** A page is served without a second thought for so long, as long as the content is the same. */
  freshMs: 10 * MINUTE,
  missingFreshMs: MINUTE,
  /** After that it is still served for so long while it is rendered again, as long as the content is the same. */
  staleMs: DAY,
  /** Somebody asked for a page within so long: after a change of the content nobody shall wait for it. */
  latelyMs: 60 * MINUTE,
  /** How long such a page is served after the change where it isn't among those that are rendered again at once. */
  outdatedMs: MINUTE,
  /** The hard end: how old a page may be that is served because rendering it fails. */
  staleIfErrorMs: DAY,
  /** The pause between attempts to render a page that fails. */
  retryMs: 2 * SECOND,
} as const;

/** How many pages are rendered again in the background after a change of the content: a few seconds' work. */
export const RENEWED_PAGES = 300;

/** When shared caches are told of a change, in milliseconds. */
export const PURGE_TIMES = {
  timeoutMs: 5 * SECOND,
  /** Said once more after so long. */
  againMs: 5 * SECOND,
  /** The waits after one that failed: the first, and the longest after doubling. */
  firstMs: SECOND,
  longestMs: MINUTE,
  /** By then they have asked again by themselves. */
  giveUpMs: 15 * MINUTE,
};

/** When search engines are told of changes, in milliseconds, and of how many. */
export const INDEX_NOW = {
  /** Addresses that one call names at most, as they take them. */
  urlsOfOne: 10_000,
  /** Addresses that wait for it. */
  waiting: 50_000,
  times: {
    /** How long changes are gathered. */
    gatherMs: 10 * SECOND,
    timeoutMs: 10 * SECOND,
    /** The waits after one that failed: the first, and the longest after doubling. */
    firstMs: 10 * SECOND,
    longestMs: 60 * MINUTE,
    giveUpMs: DAY,
  },
};
export type IndexNowTimes = Readonly<typeof INDEX_NOW.times>;

/** When the CMS is told how often redirects were used, in milliseconds. */
export const REDIRECT_USES_TIMES = {
  everyMs: MINUTE,
  timeoutMs: 5 * SECOND,
  /** All that is told at the end is told quickly, or lost. */
  lastMs: 2 * SECOND,
};

/** What is remembered of requests and answers, in numbers of entries. */
export const MEMORY_BOUNDS = {
  /** Different `Accept-Encoding` headers: browsers send a handful, an attacker any number. */
  acceptEncodings: 200,
  /** Answers that wait to be compressed harder; each is held until then. */
  compressions: 200,
  /** What is known of single uploads. */
  uploads: 10_000,
  /** Uploads that the backend doesn't have: anybody may ask for any name. */
  missingUploads: 1_000,
  /** Uploads that wait to be fetched before anyone asks: enough for any site of this kind. */
  warmUp: 5_000,
  /** Clients whose attempts to sign in are counted. */
  clients: 10_000,
} as const;

/** Uploaded files, in bytes and milliseconds. */
export const UPLOAD_LIMITS = {
  /** Larger files are passed on and not kept. */
  largestKept: 20 * MEGABYTE,
  /** Larger files stay on disk only. */
  largestInMemory: 512 * KILOBYTE,
  disk: 512 * MEGABYTE,
  /** After this long a file is compared with the backend's, while the kept one is served. */
  freshMs: 5 * MINUTE,
  /** How long it is remembered that the backend has no such file. */
  missingMs: 10 * SECOND,
  /** A kept file goes when the backend has had none for so long. */
  goneAfterMs: 5 * MINUTE,
  /** The pause between two files that are fetched before anyone asked for them. */
  warmUpPauseMs: 100,
  /** The pause after the backend did not answer. */
  warmUpFailureMs: 30 * SECOND,
} as const;

/** How long the assets of earlier builds are kept, in milliseconds: as long as anyone leaves a tab open. */
export const ASSETS_LIFETIME_MS = 30 * DAY;

/** How a body's rate is measured, in milliseconds: over how long, and how often. */
export const BODY_RATE = { windowMs: 10 * SECOND, sweepMs: SECOND } as const;

/** Bodies for the CMS that are on their way: an upload may be large, and editors are few. */
export const CMS_BODIES = { total: 200, perClient: 16 } as const;

/** What one client may write to the CMS: signed in, where drafts are saved while they are written, or not. */
export const WRITING_LIMITS = {
  editors: { burst: 600, intervalMs: SECOND / 10 },
  guests: { burst: 60, intervalMs: SECOND },
} as const;

/** Submissions on their way from a visitor to the backend: in numbers, bytes and milliseconds. */
export const SUBMISSION_LIMITS = {
  /** What has arrived and waits for its turn, besides all that may be arriving: who is cut off needs a moment to go. */
  waitingBodies: 500,
  /** What arrives and waits. */
  incomingBytes: 1_024 * MEGABYTE,
  /** Room that each of them has in any case, for a form without a file. */
  incomingSmall: 64 * KILOBYTE,
  /** Longer ones go to the disk while they arrive; a form without a file is a tenth of it. */
  incomingInMemory: 16 * KILOBYTE,
  /** A form of ours has a dozen fields. */
  formFields: 100,
  /** On their way to the backend; the others wait for their turn. */
  handedOverAtOnce: 8,
  /** A resume's bytes are held as a whole while its content is looked at. */
  judgedAtOnce: 1,
  /** A backend that is silent for so long gives no answer. */
  patienceMs: 10 * SECOND,
  /** The longest answer of a backend. */
  answerBytes: MEGABYTE,
  /** When the spool is the sender nobody waits. */
  spoolPatienceMs: 30 * SECOND,
  /** The pauses between attempts to hand the spool over: the first, and the longest after doubling. */
  spoolDelays: { firstMs: SECOND, longestMs: 15 * SECOND },
  /** The pauses before a submission at which the backend fell silent or died is tried again; after these, no more. */
  silentPausesMs: [10 * SECOND, MINUTE],
  /** How long the backend has to answer anything at all before such a submission is tried again. */
  probeMs: 5 * SECOND,
  /** The longest pause that a backend may ask for (`Retry-After`): whoever is told more may be told anything. */
  longestAskedMs: 10 * MINUTE,
} as const;

/** What the backend refuses, or nobody can read, is kept so long for whoever runs the site, and looked at so often. */
export const LAID_ASIDE = { days: LAID_ASIDE_DAYS, lookMs: DAY } as const;

/** Attempts to sign in, of one client. */
export const SIGN_IN_LIMIT = { burst: 10, intervalMs: 6 * SECOND } as const;

/** What is searched, and how much may be asked of it. */
export const SEARCH_LIMITS = {
  /** Pages of one language. */
  pages: 20_000,
  /** Questions that its pages answer, each a result by itself. */
  questions: 2_000,
  /** Of a page's text, and of the texts of all pages of a language, in characters: titles and descriptions always count. */
  textOfPage: 10_000,
  textOfAll: 4_000_000,
  /** How long changes of the content are gathered before the index is renewed. */
  gatherMs: SECOND / 2,
  /** Results below the field while somebody writes. */
  liveResults: 8,
  /** Pages that the error page names, and the words of an address that are looked at: the last ones say most. */
  nearest: 4,
  wordsOfAddress: 5,
  /** Searches of one client: each letter that somebody writes may be one. */
  ofClient: { burst: 40, intervalMs: SECOND / 4 },
  /** Of these, those that a client makes who searches like a person: they are counted with others of their like. */
  first: { burst: 8, intervalMs: 5 * SECOND },
  /**
   * Searches of all clients together, each client's first ones and the others apart: less than half of what one core can do with ten
   * thousand pages. A few who search as often as they may have no more of the first than anybody else.
   */
  firstOfAll: { burst: 200, intervalMs: SECOND / 30 },
  ofAll: { burst: 60, intervalMs: SECOND / 20 },
} as const;

/** When the content store asks the backend, in milliseconds. */
export const CONTENT_TIMES = {
  /** How long one answer may take. */
  timeoutMs: 10 * SECOND,
  /** How often everything is asked for again. */
  revalidateEveryMs: 5 * MINUTE,
  /** How long an answer that leaves pages without content must have stood until it counts. */
  emptyStandsMs: 10 * MINUTE,
  /** How long pages wait for the other changes that were announced with one. */
  settledMs: SECOND / 4,
  /** The waits before a changed set is asked for again where the answer is still the one before the change. */
  againMs: [SECOND / 10, SECOND / 3, SECOND],
  /** How long changes are gathered before the snapshot is written. */
  snapshotDelayMs: SECOND,
  /** How long the first load waits for the change stream, so that no change falls between the two. */
  streamPatienceMs: SECOND,
  /** The waits between attempts to open the change stream: the first, and the longest after doubling. */
  reconnect: {
    firstMs: 250,
    longestMs: 15 * SECOND,
    /** A backend that has no stream is asked again only as often as its content is looked at anyway. */
    withoutStreamMs: 5 * MINUTE,
  },
};
export type ContentTimes = Readonly<typeof CONTENT_TIMES>;

/** The waits before a content set that failed is asked for again, in milliseconds: doubled from time to time. */
export const RETRY_TIMES = { firstMs: SECOND, longestMs: MINUTE } as const;

/** When the list of all pages is made anew, in milliseconds. */
export const DIRECTORY_TIMES = {
  /** How long changes are gathered. */
  gatherMs: SECOND / 4,
  /** The least pause between two readings of lists that are too long to be held. */
  restMs: 2 * SECOND,
  /** The pause is at least so many times as long as the last reading took. */
  restForReading: 10,
  /** The longest pause after one that failed: the first is no longer than others, and each is twice the last one. */
  retryMs: 30 * SECOND,
};
export type DirectoryTimes = Readonly<typeof DIRECTORY_TIMES>;

/** The most addresses of one sitemap: a tenth of what search engines take. */
export const SITEMAP_ADDRESSES = 5_000;

/** The most cards of one list that stand in the list of all pages. */
export const DIRECTORY_CARDS = 50_000;
