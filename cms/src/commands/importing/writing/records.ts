import type { Payload, PayloadRequest } from 'payload';
import * as v from 'valibot';

/** The record of an imported document: digests of what was sent and of what was stored. */
export type ImportRecord = {
  readonly id: number;
  /** The digest of what the source sent. */
  readonly sent: string;
  /** The digest of what was stored; a different one now means a change made here. */
  readonly stored: string;
};

const recordSchema = v.object({ id: v.number(), sent: v.string(), stored: v.string() });

/** Payload's key-value collection. */
const STORE = 'payload-kv';
const PREFIX = 'imported:';

/** The records of earlier imports, by source. */
export class ImportRecords {
  readonly #payload: Payload;
  readonly #records = new Map<string, ImportRecord>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Reads the records of earlier imports. */
  static async read(payload: Payload): Promise<ImportRecords> {
    const records = new ImportRecords(payload);
    const { docs } = await payload.db.find<{ id: number; key: string; data: unknown }>({
      collection: STORE,
      where: { key: { like: PREFIX } },
      limit: 0,
      pagination: false,
    });
    for (const { key, data } of docs) {
      const record = v.safeParse(recordSchema, data);
      if (record.success) records.#records.set(key, record.output);
    }
    return records;
  }

  get(source: string): ImportRecord | undefined {
    return this.#records.get(PREFIX + source);
  }

  /** Stores a record in the transaction of its write. */
  async set(req: PayloadRequest, source: string, record: ImportRecord): Promise<void> {
    const key = PREFIX + source;
    await this.#payload.db.upsert({
      collection: STORE,
      data: { key, data: record },
      where: { key: { equals: key } },
      req,
    });
    this.#records.set(key, record);
  }
}
