import { panel } from '#cms/kit/fields/basic-fields.ts';

/** Beside a document: everything that refers to it. */
export const usagePanel = panel(
  'usage',
  { en: 'Where it is used', de: 'Verwendet in' },
  '/publishing/usage/admin/usage-panel.tsx#UsagePanel',
);
