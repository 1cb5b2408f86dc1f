import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Where } from 'payload';
import type { Config } from '#cms/base/payload-types.ts';

/** The collections that are imported and exported: everything published, and no submissions. */
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

/** A file that Payload processes like an upload. */
export type IncomingFile = {
  /** Equal for equal content. */
  readonly content: string;
  /** Creates the document with its sizes, outside any transaction: that takes seconds, or minutes on a busy machine. */
  readonly make: () => Promise<number>;
  readonly change: (id: number) => Promise<void>;
};

/** A document to import, in both languages. */
export type Incoming = {
  readonly collection: ContentCollection;
  /** The id by which others in the import refer to it. */
  readonly id: number;
  /** Its permanent identifier at the source. */
  readonly source: string;
  /** Its name in reports. */
  readonly name: string;
  readonly data: Untrusted;
  /** Queries for an existing document in its place, the surest first; none if there can't be one. */
  readonly match: readonly Where[];
  /** The unpublished draft of a published document. */
  readonly draft?: Untrusted;
  readonly files?: IncomingFile;
};
