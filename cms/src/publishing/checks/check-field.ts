import { panel } from '#cms/kit/fields/basic-fields.ts';

/** Beside a document: what visitors would miss if it were published as it is. */
export const checkPanel = panel(
  'check',
  { en: 'Before publishing', de: 'Vor dem Veröffentlichen' },
  '/publishing/checks/admin/check-panel.tsx#CheckPanel',
);

/** Asks before something is published in which visitors would notice what is missing or broken. */
export const CHECKED_PUBLISH = '/publishing/checks/admin/checked-publish.tsx#CheckedPublish';
