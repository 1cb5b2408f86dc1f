/** One kind of answer, and how often it was given. */
type Hit = { readonly page: string; readonly method: string | undefined; readonly status: number; count: number };

/** Counts what is answered tens of thousands of times a second, where building labels each time would be felt. */
export type Hits = {
  add(page: string, method: string | undefined, status: number): void;
  /** What was counted since the last time. */
  take(): readonly Readonly<Hit>[];
};

export function createHits(): Hits {
  const hits = new Map<string, Hit>();
  return {
    add(page, method, status) {
      const key = `${page} ${method} ${status}`;
      const hit = hits.get(key);
      if (hit === undefined) hits.set(key, { page, method, status, count: 1 });
      else hit.count += 1;
    },
    take() {
      const taken = [...hits.values()];
      hits.clear();
      return taken;
    },
  };
}
