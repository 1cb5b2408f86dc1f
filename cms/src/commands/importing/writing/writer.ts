import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Payload, PayloadRequest } from 'payload';
import { lockAddressesOf } from '#cms/addresses/address-lock.ts';
import { databaseFault } from '#cms/base/database-fault.ts';
import { insertDocument, insertDraft } from '#cms/content/direct-writes.ts';
import { lockSaves, withSavesLocked } from '#cms/kit/concurrent/save-lock.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { retryWhileBusy } from '#cms/storage/database/busy-retries.ts';
import type { Findings, Outcome } from '../findings.ts';
import type { ContentCollection, Incoming, IncomingFile } from '../incoming.ts';
import { digestDocument } from './document-digest.ts';
import { ImportedIds, type Resolved } from './imported-ids.ts';
import { runInPatientTransaction } from './patient-transaction.ts';
import type { ImportRecord, ImportRecords } from './records.ts';
import { refuseTooManyRows } from './row-refusal.ts';
import { readStoredDocument } from './stored-document.ts';
import { changeDocument, makeNextOrder } from './write-document.ts';

export type WriterTools = {
  readonly payload: Payload;
  readonly findings: Findings;
  readonly records: ImportRecords;
  /** Takes the source's version, even over changes made here. */
  readonly overwrite: boolean;
};

/** Whether a document is created or changed. */
type WrittenDocument = { readonly do: 'make' } | { readonly do: 'change'; readonly id: number };

type LeftDocument = {
  readonly do: 'leave';
  readonly id: number | null;
  readonly outcome: 'same' | 'kept';
  readonly why?: string;
};

type DocumentPlace = LeftDocument | WrittenDocument;

/** The outcome of writing a document. */
type Written = LeftDocument | { readonly do: WrittenDocument['do']; readonly id: number };

/** The record of an earlier import of a document, and the digest of the one sent now: they decide how it is written. */
type KnownDocument = { readonly record: ImportRecord | undefined; readonly sent: string };

/** The record and the place of a document before its locks were taken. */
type Expected = { readonly known: KnownDocument; readonly place: WrittenDocument };

/** Stands for the id of a document that is being created: it may exist, but incomplete. */
const UNFINISHED = 0;

const CHANGED_HERE = 'it was changed here since it was imported, and at its source too';
const DELETED_HERE = 'it was deleted here since it was imported';
const THERE_ALREADY = 'there is one already that wasn’t imported from there';

function explainError(error: unknown): string {
  const { message } = error instanceof Error && error.cause instanceof Error ? error.cause : new Error(String(error));
  return message;
}

/** Returns the digest of what the source sends of a document, including its file. */
function digestSent({ files, draft }: Incoming, data: Untrusted): string {
  return digestDocument({ ...data, ...(draft && { draft }), ...(files && { file: files.content }) });
}

/** Writes documents idempotently, and without losing changes made here. */
export class Writer {
  readonly #tools: WriterTools;
  readonly ids = new ImportedIds();
  readonly #unfinished: Incoming[] = [];
  /** Documents that this import created or changed, by collection and id. */
  readonly #written = new Set<string>();

  constructor(tools: WriterTools) {
    this.#tools = tools;
  }

  /**
   * Looks up the results of earlier imports, so that other documents can refer to these before, and even if, they are
   * written again.
   */
  async expect(documents: readonly Pick<Incoming, 'collection' | 'id' | 'source'>[]): Promise<void> {
    for (const { collection, id, source } of documents) {
      const record = this.#tools.records.get(source);
      if (record && (await this.#isThere(collection, record.id))) this.ids.set(collection, id, record.id);
    }
  }

  /** Writes documents in order, and then again those that refer to later ones. */
  async writeAll(documents: readonly Incoming[]): Promise<void> {
    await this.expect(documents);
    for (const document of documents) await this.write(document);
    await this.finish();
  }

  /** Writes those again that refer to later ones. */
  async finish(): Promise<void> {
    for (const document of this.#unfinished.splice(0)) await this.#told(document, () => this.#finish(document));
  }

  /** Writes a document; returns the outcome. */
  async write(document: Incoming): Promise<Outcome> {
    this.#tools.findings.read(document.collection);
    if (refuseTooManyRows(document.name, document, this.#tools.findings)) {
      this.#tools.findings.count(document.collection, 'kept');
      return 'kept';
    }
    return (await this.#told(document, () => this.#write(document))) ?? 'kept';
  }

  async #isThere(collection: ContentCollection, id: number): Promise<boolean> {
    return (await readStoredDocument(collection, id, this.#tools)) !== null;
  }

  async #told<T>({ name, collection }: Incoming, write: () => Promise<T>): Promise<T | null> {
    try {
      return await write();
    } catch (error) {
      // A full disk would fail all further writes, too.
      if (databaseFault(error) === 'full') throw error;
      this.#tools.findings.problem(name, `it could not be written (${explainError(error)})`);
      this.#tools.findings.count(collection, 'kept');
      return null;
    }
  }

  #resolved({ collection }: Incoming, data: Untrusted): Resolved {
    return this.ids.resolved(this.#tools.payload.collections[collection].config.flattenedFields, data);
  }

  async #match({ collection, match }: Incoming, req?: PayloadRequest): Promise<number | null> {
    for (const where of match) {
      const { docs }: { readonly docs: readonly { readonly id: number }[] } = await this.#tools.payload.find({
        collection,
        where,
        limit: 1,
        pagination: false,
        ...getReadOptions(req ?? {}),
      });
      if (docs[0]) return docs[0].id;
    }
    return null;
  }

  async #placeOf(incoming: Incoming, { record, sent }: KnownDocument, req?: PayloadRequest): Promise<DocumentPlace> {
    const { overwrite } = this.#tools;
    const wasInterrupted = record?.id === UNFINISHED;
    if (record && !wasInterrupted) return this.#placeOfKnown(incoming, { record, sent }, req);
    const id = await this.#match(incoming, req);
    if (id === null) return { do: 'make' };
    if (wasInterrupted) return { do: 'change', id };
    if (this.#written.has(`${incoming.collection} ${id}`))
      // The same file at another address of the source; other documents of the same name are separate ones.
      return incoming.files ? { do: 'leave', id, outcome: 'same' } : { do: 'make' };
    if (overwrite) return { do: 'change', id };
    return { do: 'leave', id, outcome: 'kept', why: THERE_ALREADY };
  }

  async #placeOfKnown(
    incoming: Incoming,
    { record, sent }: KnownDocument & { readonly record: ImportRecord },
    req?: PayloadRequest,
  ): Promise<DocumentPlace> {
    const { overwrite, payload } = this.#tools;
    const { id } = record;
    const stored = await readStoredDocument(incoming.collection, id, { payload, ...(req && { req }) });
    if (!stored) return overwrite ? { do: 'make' } : { do: 'leave', id: null, outcome: 'kept', why: DELETED_HERE };
    const isUntouched = digestDocument(stored) === record.stored;
    if (record.sent === sent && (isUntouched || !overwrite))
      return { do: 'leave', id, outcome: isUntouched ? 'same' : 'kept' };
    if (isUntouched || overwrite) return { do: 'change', id };
    return { do: 'leave', id, outcome: 'kept', why: CHANGED_HERE };
  }

  async #write(incoming: Incoming): Promise<Outcome> {
    const { findings, records } = this.#tools;
    const { collection } = incoming;
    const { data, isWhole } = this.#resolved(incoming, incoming.data);
    const known: KnownDocument = { record: records.get(incoming.source), sent: digestSent(incoming, data) };
    const place = await this.#placeOf(incoming, known);
    if (place.do === 'leave') return this.#leave(incoming, place);
    const written = incoming.files
      ? await this.#writeFile(incoming, incoming.files, data, { known, place })
      : await this.#writeLocked(incoming, data, { known, place });
    if (written.do === 'leave') return this.#leave(incoming, written);
    this.ids.set(collection, incoming.id, written.id);
    this.#written.add(`${collection} ${written.id}`);
    const outcome = written.do === 'make' ? 'made' : 'changed';
    findings.count(collection, outcome);
    if (!isWhole) this.#unfinished.push(incoming);
    return outcome;
  }

  #leave({ collection, id, name }: Incoming, left: LeftDocument): Outcome {
    const { findings } = this.#tools;
    if (left.id !== null) this.ids.set(collection, id, left.id);
    if (left.why) findings.keep(name, left.why);
    findings.count(collection, left.outcome);
    return left.outcome;
  }

  /** Takes the locks of a form's save of a document, in its order: two orders would be a deadlock. */
  async #lock(collection: ContentCollection, id: number | null, req: PayloadRequest): Promise<void> {
    // All writes of redirects begin with the lock of addresses.
    if (id !== null && collection !== 'redirects') await lockSaves(req, { collection, id });
    await lockAddressesOf(collection, req);
  }

  /**
   * Writes a document under the locks of its saves and of addresses. Looks up its place again there, since another
   * import or an editor may have created it: then with the locks of that place.
   */
  async #writeLocked(incoming: Incoming, data: Untrusted, { known, place: expected }: Expected): Promise<Written> {
    const { payload } = this.#tools;
    const { collection } = incoming;
    const lockedId = expected.do === 'change' ? expected.id : null;
    const { place, id } = await runInPatientTransaction(payload, async (req) => {
      await this.#lock(collection, lockedId, req);
      const place = await this.#placeOf(incoming, known, req);
      if (place.do === 'leave' || (place.do === 'change' && place.id !== lockedId)) return { place, id: null };
      const id = place.do === 'make' ? await this.#make(incoming, data, req) : place.id;
      if (place.do === 'change') await changeDocument(id, { collection, data }, { payload, req });
      await this.#remember(incoming, id, data, req);
      return { place, id };
    });
    if (place.do === 'leave') return place;
    return id === null ? this.#writeLocked(incoming, data, { known, place }) : { do: place.do, id };
  }

  /** Writes a document with its file, an existing one while no form saves it. */
  async #writeFile(
    incoming: Incoming,
    files: IncomingFile,
    data: Untrusted,
    { known, place }: Expected,
  ): Promise<Written> {
    const { payload } = this.#tools;
    if (place.do === 'make') return { do: 'make', id: await this.#makeFile(incoming, files, data) };
    const { id } = place;
    const now = await withSavesLocked({ payload }, { collection: incoming.collection, id }, async () => {
      const found = await this.#placeOf(incoming, known);
      if (found.do !== 'change' || found.id !== id) return found;
      await retryWhileBusy(() => files.change(id));
      await this.#completeFile(incoming, data, id);
      return place;
    });
    return now === place || now.do === 'leave' ? now : this.#writeFile(incoming, files, data, { known, place: now });
  }

  async #makeFile(incoming: Incoming, files: IncomingFile, data: Untrusted): Promise<number> {
    const { payload, records } = this.#tools;
    const { collection, source } = incoming;
    await runInPatientTransaction(payload, (req) => records.set(req, source, { id: UNFINISHED, sent: '', stored: '' }));
    const id = await retryWhileBusy(files.make);
    try {
      await this.#completeFile(incoming, data, id);
    } catch (error) {
      // A half-written document is useless.
      await payload.delete({ collection, id, depth: 0, overrideAccess: true });
      throw error;
    }
    return id;
  }

  /**
   * Writes the texts of a file's document, which Payload has made in one language. Its sizes are made before the
   * transaction, which would block all other writers meanwhile.
   */
  async #completeFile(incoming: Incoming, data: Untrusted, id: number): Promise<void> {
    const { payload } = this.#tools;
    await runInPatientTransaction(payload, async (req) => {
      await changeDocument(id, { collection: incoming.collection, data }, { payload, req });
      await this.#remember(incoming, id, data, req);
    });
  }

  async #make({ collection }: Incoming, data: Untrusted, req: PayloadRequest): Promise<number> {
    const { payload } = this.#tools;
    const order = await makeNextOrder(collection, { payload, req });
    return insertDocument(
      { collection, data: { ...(order !== undefined && { _order: order }), ...data } },
      { payload, req },
    );
  }

  /** Writes a document again, now that everything it refers to exists. */
  async #finish(incoming: Incoming): Promise<void> {
    const { payload, findings, records } = this.#tools;
    const { collection, name, source } = incoming;
    const id = this.ids.get(collection, incoming.id);
    if (id === undefined) return;
    const { data, isWhole } = this.#resolved(incoming, incoming.data);
    if (!isWhole) findings.problem(name, 'it refers to something that could not be imported');
    const known: KnownDocument = { record: records.get(source), sent: digestSent(incoming, data) };
    await runInPatientTransaction(payload, async (req) => {
      await this.#lock(collection, id, req);
      const place = await this.#placeOf(incoming, known, req);
      if (place.do === 'leave' && place.why) findings.keep(name, place.why);
      if (place.do !== 'change') return;
      await changeDocument(id, { collection, data }, { payload, req });
      await this.#remember(incoming, id, data, req);
    });
  }

  async #remember(incoming: Incoming, id: number, data: Untrusted, req: PayloadRequest): Promise<void> {
    const { payload, records } = this.#tools;
    const { collection, draft, source } = incoming;
    if (draft) await insertDraft(id, { collection, data: this.#resolved(incoming, draft).data }, { payload, req });
    const stored = (await readStoredDocument(collection, id, { payload, req })) ?? {};
    await records.set(req, source, { id, sent: digestSent(incoming, data), stored: digestDocument(stored) });
  }
}
