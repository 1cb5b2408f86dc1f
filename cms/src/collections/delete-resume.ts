import type { CollectionAfterDeleteHook } from 'payload';

/** Deletes the resume of a deleted application: personal data doesn't outlive its purpose. */
export const deleteResume: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const resume = typeof doc.resume === 'object' && doc.resume !== null ? doc.resume.id : doc.resume;
  if (typeof resume !== 'number' && typeof resume !== 'string') return;
  await req.payload.delete({
    collection: 'resumes',
    where: { id: { equals: resume } },
    depth: 0,
    overrideAccess: true,
    req,
  });
};
