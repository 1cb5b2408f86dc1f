import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload';
import { hiddenUnless } from '../access/roles.ts';
import { nobody, recruiters } from '../access/rules.ts';
import { NAV_GROUPS } from '../labels.ts';
import { queueDeliveries } from '../mail/queue-deliveries.ts';
import { about, handling, idempotencyDigest, received } from './received.ts';

/** Deletes the resume of a deleted application: personal data doesn't outlive its purpose. */
const deleteResume: CollectionAfterDeleteHook = async ({ doc, req }) => {
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

/** Job applications (§3). Made by the form alone; deleting one deletes its resume. */
export const Applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: { en: 'Application', de: 'Bewerbung' }, plural: { en: 'Applications', de: 'Bewerbungen' } },
  admin: {
    group: NAV_GROUPS.inbox,
    useAsTitle: 'full_name',
    defaultColumns: ['createdAt', 'full_name', 'position', 'years_of_experience', 'status', 'suspected_spam'],
    listSearchableFields: ['full_name', 'email', 'position'],
    hidden: hiddenUnless('recruiter'),
    hideAPIURL: true,
    disableCopyToLocale: true,
    description: {
      en: 'Delete an application, with its resume, about six months after a rejection.',
      de: 'Löschen Sie eine Bewerbung samt Lebenslauf etwa sechs Monate nach einer Absage.',
    },
  },
  access: { read: recruiters, create: nobody, update: recruiters, delete: recruiters },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  hooks: {
    afterChange: [
      queueDeliveries({ confirmation: 'application_confirmation', notice: 'application_notice', event: 'application' }),
    ],
    afterDelete: [deleteResume],
  },
  fields: [
    received({ name: 'full_name', type: 'text', label: { en: 'Name', de: 'Name' } }),
    received({ name: 'email', type: 'text', label: { en: 'E-mail', de: 'E-Mail' } }),
    received({ name: 'phone_number', type: 'text', label: { en: 'Phone', de: 'Telefon' } }),
    received({ name: 'position', type: 'text', label: { en: 'Position', de: 'Stelle' } }),
    ...about,
    received({
      name: 'years_of_experience',
      type: 'number',
      label: { en: 'Years of experience', de: 'Berufserfahrung in Jahren' },
    }),
    received({
      name: 'resume',
      type: 'upload',
      relationTo: 'resumes',
      label: { en: 'Resume', de: 'Lebenslauf' },
      displayPreview: false,
      admin: {
        description: {
          en: 'Click to save it; the file then bears the applicant’s name.',
          de: 'Zum Speichern anklicken; die Datei trägt dann den Namen der Person.',
        },
      },
    }),
    received({ name: 'checkbox', type: 'checkbox', label: { en: 'Terms accepted', de: 'Bedingungen akzeptiert' } }),
    idempotencyDigest,
    ...handling([
      { value: 'new', label: { en: 'New', de: 'Neu' } },
      { value: 'in_progress', label: { en: 'In review', de: 'In Prüfung' } },
      { value: 'invited', label: { en: 'Invited', de: 'Eingeladen' } },
      { value: 'hired', label: { en: 'Hired', de: 'Eingestellt' } },
      { value: 'rejected', label: { en: 'Rejected', de: 'Abgesagt' } },
    ]),
  ],
};
