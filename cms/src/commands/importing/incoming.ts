import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Where } from 'payload';
import type { Config } from '#cms/base/payload-types.ts';

/** The collections that are imported and exported: all that visitors see something of, and nothing that they sent. */
export const CONTENT_COLLECTIONS = [
  'media',
  'reviews',
  'clients',
  'certificates',
  'projects',
  'posts',
  'jobs',
  'pages',
  'redirects',
] as const satisfies readonly (keyof Config['collections'])[];
export type ContentCollection = (typeof CONTENT_COLLECTIONS)[number];

/** A file that Payload takes in as it takes an upload. */
export type IncomingFile = {
  /** The same for the same content. */
  readonly content: string;
  /** Makes the document with its sizes, in no transaction: that takes seconds, or minutes on a busy machine. */
  readonly make: () => Promise<number>;
  readonly change: (id: number) => Promise<void>;
};

/** A document as it is to be, in both languages. */
export type Incoming = {
  readonly collection: ContentCollection;
  /** The number by which others of the same import refer to it. */
  readonly id: number;
  /** What it is known by at its source, for good. */
  readonly source: string;
  /** What reports call it. */
  readonly name: string;
  readonly data: Untrusted;
  /** What another document is found by that stands in its place already, the surest first; without any there can be none. */
  readonly match: readonly Where[];
  /** What an editor is writing of a document that is published. */
  readonly draft?: Untrusted;
  readonly files?: IncomingFile;
};
