import type { UIField } from 'payload';
import { isFree } from '#cms/kit/links/address-name.ts';

/** The panel of a free page's place in the menu, which stores it; this field stores nothing. */
export const menuPanel: UIField = {
  name: 'menu',
  type: 'ui',
  label: { en: 'In the menu', de: 'Im Menü' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    condition: isFree,
    components: { Field: '/schema/navigation/admin/menu-panel.tsx#MenuPanel' },
  },
};
