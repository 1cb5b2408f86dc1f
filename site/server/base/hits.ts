/** One kind of answer, and how often it was given. */
type Hit = { readonly page: string; readonly method: string | undefined; readonly status: number; count: number };

/** Counts answers given tens of thousands of times a second, where building metric labels each time would be felt. */
export type Hits = {
  add(page: string, method: string | undefined, status: number): void;
  /** Returns the counts since the last call, and resets them. */
  take(): readonly Readonly<Hit>[];
};

export function createHits(): Hits {
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
      const taken = [...hits.values()].flat();
      hits.clear();
      return taken;
    },
  };
}
