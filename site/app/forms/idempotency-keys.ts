/** Idempotency keys of submissions, so that a backend stores a retried one only once. */
export type IdempotencyKeys = {
  /** Returns the request's key: the same one as long as the form's content is unchanged. */
  of(form: FormData): { readonly idempotency_key?: string };
  /** Marks the submission as received: from now on the same content is a new submission. */
  renew(): void;
};

/** Serialises a form's content; files by name, size and time, because reading them takes too long. */
function contentOf(form: FormData): string {
  const fields = [...form].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify(fields);
}

/** Creates the keys of one form, for the lifetime of the page. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last: { readonly content: string; readonly key: string } | null = null;
  return {
    of(form) {
      // `randomUUID` needs a secure context (https or localhost); elsewhere the server derives a key from the content.
      if (!('randomUUID' in crypto)) return {};
      const content = contentOf(form);
      if (last?.content !== content) last = { content, key: crypto.randomUUID() };
      return { idempotency_key: last.key };
    },
    renew() {
      last = null;
    },
  };
}
