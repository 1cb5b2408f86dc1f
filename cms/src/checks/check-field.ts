import type { UIField } from 'payload';

/** Beside a document: what visitors would miss if it were published as it is. Nothing is stored. */
export const checkPanel: UIField = {
  name: 'check',
  type: 'ui',
  label: { en: 'Before publishing', de: 'Vor dem Veröffentlichen' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/checks/admin/check-panel.tsx#CheckPanel' },
  },
};

/** Asks before something is published that has links which lead nowhere. */
export const CHECKED_PUBLISH = '/checks/admin/checked-publish.tsx#CheckedPublish';
