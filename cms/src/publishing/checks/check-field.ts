import { panel } from '#cms/kit/fields/basic-fields.ts';

/** The panel beside a document: what visitors would miss if it were published now. */
export const checkPanel = panel(
  'check',
  { en: 'Before publishing', de: 'Vor dem Veröffentlichen' },
  '/publishing/checks/admin/check-panel.tsx#CheckPanel',
);

/** The publish button that asks first when visitors would notice something missing or broken. */
export const CHECKED_PUBLISH = '/publishing/checks/admin/checked-publish.tsx#CheckedPublish';
