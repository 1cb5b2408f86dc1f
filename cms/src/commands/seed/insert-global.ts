import type { Payload, PayloadRequest } from 'payload';

/** A global with drafts. */
type Drafted = 'navigation' | 'words';

/** Writes a global as published, in both languages at once, unless it exists. */
export async function insertGlobal(
  payload: Payload,
  req: PayloadRequest,
  slug: Drafted,
  content: object,
): Promise<void> {
  const known: unknown = await payload.db.findGlobal({ slug, req });
  if (typeof known === 'object' && known !== null && 'id' in known) return;
  const now = new Date().toISOString();
  const data = { ...content, _status: 'published', createdAt: now, updatedAt: now };
  // Copies, since the database adapter may modify its arguments.
  await payload.db.createGlobal({ slug, req, data: structuredClone(data) });
  await payload.db.createGlobalVersion({
    autosave: false,
    createdAt: now,
    globalSlug: slug,
    req,
    updatedAt: now,
    versionData: structuredClone(data),
  });
}
