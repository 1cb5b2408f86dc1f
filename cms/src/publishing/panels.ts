import { panel } from '#cms/kit/fields/basic-fields.ts';

/** The panel beside a document with its referrers. */
export const usagePanel = panel(
  'usage',
  { en: 'Where it is used', de: 'Verwendet in' },
  '/publishing/usage/admin/usage-panel.tsx#UsagePanel',
);
