/** The keys under which forms are sent, so that a backend stores once what had to be sent again. */
export type IdempotencyKeys = {
  /** What is sent along: the same key as long as nothing in the form has changed. */
  of(form: FormData): { readonly idempotency_key?: string };
  /** It arrived: the same content is a new submission from now on. */
  arrived(): void;
};

/** A file is told by its name, its size and its time: reading it takes too long. */
function contentOf(form: FormData): string {
  const fields = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(fields);
}

/** Keys for one form, kept as long as the page is. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last: { readonly content: string; readonly key: string } | null = null;
  return {
    of(form) {
      // Only where the page came by https or from this machine: elsewhere the server makes a key of the content.
      if (!('randomUUID' in crypto)) return {};
      const content = contentOf(form);
      if (last?.content !== content) last = { content, key: crypto.randomUUID() };
      return { idempotency_key: last.key };
    },
    arrived() {
      last = null;
    },
  };
}
