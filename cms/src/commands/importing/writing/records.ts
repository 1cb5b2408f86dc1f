import type { Payload, PayloadRequest } from 'payload';
import * as v from 'valibot';

/** What an import remembers of something that it wrote: what was sent, and what was stored then. */
export type ImportRecord = {
  readonly id: number;
  /** Of what the source sent. */
  readonly sent: string;
  /** Of what was stored; another one now means that somebody changed it here. */
  readonly stored: string;
};

const recordSchema = v.object({ id: v.number(), sent: v.string(), stored: v.string() });

/** Where Payload keeps what belongs to no document. */
const STORE = 'payload-kv';
const PREFIX = 'imported:';

/** What was imported before, by where it comes from. */
export class ImportRecords {
  readonly #payload: Payload;
  readonly #records = new Map<string, ImportRecord>();

  constructor(payload: Payload) {
    this.#payload = payload;
  }

  /** Reads what earlier imports remember. */
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

  /** Remembers it together with what the transaction writes. */
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
