import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  RelationshipField,
} from 'payload';
import { emailKeyField, searchAnySpelling } from '#cms/base/email-key.ts';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import type { Application } from '#cms/base/payload-types.ts';
import { findOpenJobs } from '#cms/content/job-lookup.ts';
import { hiddenUnless } from '#cms/kit/access/roles.ts';
import { denyAll, recruiters } from '#cms/kit/access/rules.ts';
import { dateOnly } from '#cms/kit/fields/basic-fields.ts';
import { dropDeliveries } from '#cms/mail/delivery-queries.ts';
import { queueDeliveries } from '#cms/mail/submission-deliveries.ts';
import { notifyAssignee } from './assignee-notice.ts';
import { makeInboxEndpoints } from './inbox-endpoints.ts';
import { deleteThread, recordDeletion, recordReading } from './inbox-hooks.ts';
import { activeContentField, copyActiveContent } from './resumes/active-content-field.ts';
import {
  contextFields,
  idempotencyDigestField,
  makeHandlingFields,
  makeReadOnly,
  makeRow,
} from './submission-fields.ts';

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

/** Assigns a new application to the pipeline of the job that its position names. */
const assignJob: CollectionBeforeChangeHook<Application> = async ({ data, operation }) => {
  if (operation !== 'create') return data;
  const [job] = await findOpenJobs(data.position);
  return { ...data, job: job?.id ?? null };
};

/** The job whose pipeline it belongs to: the one that its position names, or else one chosen by hand. */
const jobField: RelationshipField = {
  name: 'job',
  type: 'relationship',
  relationTo: 'jobs',
  label: { en: 'Job', de: 'Stellenanzeige' },
  maxDepth: 0,
  admin: {
    allowCreate: false,
    allowEdit: false,
    description: {
      en: 'The published job that the application refers to. Choose one if it refers to none.',
      de: 'Die veröffentlichte Stelle, auf die sich die Bewerbung bezieht. Wählen Sie eine, wenn keine genannt ist.',
    },
  },
};

/** Job applications (§3). Created by the form only; deleting one deletes its resume. */
export const Applications: CollectionConfig = {
  slug: 'applications',
  custom: { isSubmission: true },
  labels: { singular: { en: 'Application', de: 'Bewerbung' }, plural: { en: 'Applications', de: 'Bewerbungen' } },
  admin: {
    group: NAV_GROUPS.inbox,
    useAsTitle: 'full_name',
    defaultColumns: [
      'createdAt',
      'full_name',
      'position',
      'years_of_experience',
      'status',
      'assigned_to',
      'active_content',
    ],
    listSearchableFields: ['full_name', 'email', 'position'],
    hidden: hiddenUnless('recruiter'),
    hideAPIURL: true,
    components: {
      beforeListTable: [{ path: '/inbox/admin/inbox-bar.tsx#InboxBar', serverProps: { inbox: 'applications' } }],
    },
    disableCopyToLocale: true,
    description: {
      en: 'An application and its resume are deleted some months after somebody last worked on it, as set under “Privacy”.',
      de: 'Eine Bewerbung samt Lebenslauf wird einige Monate nach der letzten Bearbeitung gelöscht, wie unter „Datenschutz“ eingestellt.',
    },
  },
  access: { read: recruiters, create: denyAll, update: recruiters, delete: recruiters },
  disableDuplicate: true,
  indexes: [{ fields: ['status', 'createdAt'] }],
  endpoints: makeInboxEndpoints('applications'),
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [searchAnySpelling('email')],
    beforeChange: [copyActiveContent, assignJob],
    afterChange: [
      queueDeliveries({ confirmation: 'application_confirmation', notice: 'application_notice', event: 'application' }),
      notifyAssignee('applications'),
    ],
    beforeDelete: [deleteThread('applications')],
    afterDelete: [dropDeliveries, deleteResume, recordDeletion],
    afterOperation: [recordReading],
  },
  fields: [
    makeRow(
      makeReadOnly({ name: 'full_name', type: 'text', label: { en: 'Name', de: 'Name' } }),
      makeReadOnly({ name: 'email', type: 'text', label: { en: 'E-mail', de: 'E-Mail' } }),
      makeReadOnly({ name: 'phone_number', type: 'text', label: { en: 'Phone', de: 'Telefon' } }),
    ),
    makeRow(
      makeReadOnly({ name: 'position', type: 'text', label: { en: 'Position', de: 'Stelle' } }),
      makeReadOnly({
        name: 'years_of_experience',
        type: 'number',
        label: { en: 'Years of experience', de: 'Berufserfahrung in Jahren' },
      }),
    ),
    jobField,
    makeRow(...contextFields),
    makeReadOnly({
      name: 'resume',
      type: 'upload',
      relationTo: 'resumes',
      label: { en: 'Resume', de: 'Lebenslauf' },
      displayPreview: false,
      admin: {
        description: {
          en: 'Click to save it; the file is then named after the applicant.',
          de: 'Zum Speichern anklicken; die Datei trägt dann den Namen der Person.',
        },
      },
    }),
    {
      name: 'resume_preview',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/inbox/resumes/admin/resume-preview.tsx#ResumePreview' },
      },
    },
    activeContentField,
    makeReadOnly({ name: 'checkbox', type: 'checkbox', label: { en: 'Terms accepted', de: 'Bedingungen akzeptiert' } }),
    emailKeyField('email'),
    idempotencyDigestField,
    dateOnly('keep_until', {
      label: { en: 'Keep until', de: 'Aufbewahren bis' },
      description: {
        en: 'Only with the applicant’s consent; otherwise the period set under “Privacy” applies.',
        de: 'Nur mit Einwilligung der Person; sonst gilt die Frist, die unter „Datenschutz“ eingestellt ist.',
      },
      sidebar: true,
    }),
    ...makeHandlingFields('applications'),
  ],
};
