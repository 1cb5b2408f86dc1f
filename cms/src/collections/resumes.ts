import { join } from 'node:path';
import { RESUME_TYPES } from '@kontorwerk/contract/forms/resume';
import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { recruiters } from '../access/recruiters.ts';
import { NAV_GROUPS } from '../fields/nav-groups.ts';
import { settings } from '../settings.ts';
import { received } from './received.ts';

/**
 * The files that came with applications. They lie apart from the public uploads, and only Payload's own
 * download, which asks `read`, hands them out: as a file to save, never to be shown inside the admin's origin.
 */
export const Resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: { en: 'Resume', de: 'Lebenslauf' }, plural: { en: 'Resumes', de: 'Lebensläufe' } },
  admin: { group: NAV_GROUPS.inbox, useAsTitle: 'original_name', hidden: true, disableCopyToLocale: true },
  access: { read: recruiters, create: nobody, update: nobody, delete: recruiters },
  disableDuplicate: true,
  upload: {
    staticDir: join(settings.dataDir, 'resumes'),
    mimeTypes: Object.values(RESUME_TYPES),
    // The form alone makes resumes, and judges them by their content (`resumeKind`). Payload's own check would
    // refuse what it knows by its container only (DOC, PPT) and PDFs that were cut off at the end.
    allowRestrictedFileTypes: true,
    pasteURL: false,
    bulkUpload: false,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Disposition', 'attachment');
      headers.set('X-Content-Type-Options', 'nosniff');
      headers.set('Cache-Control', 'private, no-store');
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
      return headers;
    },
  },
  fields: [received({ name: 'original_name', type: 'text' }, { en: 'File name', de: 'Dateiname' })],
};
