import { RESUME_TYPES } from '@kontorwerk/contract/forms/resume';
import type { CollectionConfig, PayloadRequest, UploadConfig } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { denyAll, recruiters } from '#cms/kit/access/rules.ts';
import { recordAction } from '#cms/kit/audit/record.ts';
import { files } from '#cms/storage/files/files.ts';
import { RESUMES } from '#cms/storage/files/folders.ts';
import { recordDeletion, recordDirectReading } from './inbox-hooks.ts';
import { formatAttachment, makeResumeName } from './resume-name.ts';
import { activeContentField } from './resumes/active-content-field.ts';
import { makeReadOnly } from './submission-fields.ts';

/** Makes a file a download that is never shown inside the admin's origin. */
function protectDownload(headers: Headers): Headers {
  if (!headers.has('Content-Disposition')) headers.set('Content-Disposition', 'attachment');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return headers;
}

function answerNotFound(): Response {
  return new Response(null, { status: 404, headers: protectDownload(new Headers()) });
}

/** Serves a resume under its applicant's name; the stored name is random. Payload has checked `read` before. */
const serveUnderName: NonNullable<UploadConfig['handlers']>[number] = async (req: PayloadRequest, { params }) => {
  const only = { limit: 1, depth: 0, overrideAccess: true, req };
  const resumes = await req.payload.find({
    collection: 'resumes',
    where: { filename: { equals: params.filename } },
    ...only,
  });
  const [resume] = resumes.docs;
  if (!resume?.filename) return answerNotFound();
  const applications = await req.payload.find({
    collection: 'applications',
    where: { resume: { equals: resume.id } },
    ...only,
  });
  const bytes = await files.read(`${RESUMES}/${resume.filename}`);
  if (!bytes) return answerNotFound();
  await recordAction(req, 'downloaded', `resumes/${resume.id}`);
  const name = makeResumeName(applications.docs[0]?.full_name ?? '', resume.original_name ?? '', resume.filename);
  const headers = protectDownload(new Headers({ 'Content-Disposition': formatAttachment(name) }));
  headers.set('Content-Type', resume.mimeType ?? 'application/octet-stream');
  return new Response(new Uint8Array(bytes), { headers });
};

/**
 * The files of applications. Stored apart from the public uploads and served only by Payload's own download, which
 * checks `read`: always as a download, never shown inside the admin's origin.
 */
export const Resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: { en: 'Resume', de: 'Lebenslauf' }, plural: { en: 'Resumes', de: 'Lebensläufe' } },
  admin: { group: NAV_GROUPS.inbox, useAsTitle: 'original_name', hidden: true, disableCopyToLocale: true },
  access: { read: recruiters, create: denyAll, update: denyAll, delete: recruiters },
  disableDuplicate: true,
  upload: {
    mimeTypes: Object.values(RESUME_TYPES),
    // Only the form creates resumes, and checks their content (`detectContent`). Payload's own check would refuse
    // formats that it knows by their container only (DOC, PPT), and truncated PDFs.
    allowRestrictedFileTypes: true,
    pasteURL: false,
    bulkUpload: false,
    crop: false,
    focalPoint: false,
    handlers: [serveUnderName],
    modifyResponseHeaders: ({ headers }) => protectDownload(headers),
  },
  hooks: { afterOperation: [recordDirectReading], afterDelete: [recordDeletion] },
  fields: [
    makeReadOnly({ name: 'original_name', type: 'text', label: { en: 'File name', de: 'Dateiname' } }),
    activeContentField,
  ],
};
