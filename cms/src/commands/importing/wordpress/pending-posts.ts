import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WordPressItem } from './export-items.ts';

/** Posts that wait for their translation, which may be at the other end of the file: on disk, not in memory. */
export class PendingPosts {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  readonly #waiting = new Set<string>();
  #count = 0;
  readonly #files = new Map<string, string>();

  put(id: string, { texts, meta, ...item }: WordPressItem): void {
    this.#count += 1;
    const file = join(this.#folder, String(this.#count));
    writeFileSync(file, JSON.stringify({ ...item, texts: [...texts], meta: [...meta] }));
    this.#files.set(id, file);
    this.#waiting.add(id);
  }

  /** Removes and returns a post; undefined if it isn't waiting. */
  take(id: string): WordPressItem | undefined {
    const file = this.#files.get(id);
    if (file === undefined) return undefined;
    this.#files.delete(id);
    this.#waiting.delete(id);
    const { texts, meta, ...item } = JSON.parse(readFileSync(file, 'utf8'));
    rmSync(file);
    return { ...item, texts: new Map(texts), meta: new Map(meta) };
  }

  /** Returns the posts without a translation so far. */
  get left(): readonly string[] {
    return [...this.#waiting];
  }

  end(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
