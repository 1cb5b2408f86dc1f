/** The four offices (§1) by the code that jobs and settings know them by. */
export const OFFICE_OPTIONS = [
  { value: 'MUC', label: { en: 'Munich', de: 'München' } },
  { value: 'DUI', label: { en: 'Duisburg', de: 'Duisburg' } },
  { value: 'MAA', label: { en: 'Chennai', de: 'Chennai' } },
  { value: 'KHI', label: { en: 'Karachi', de: 'Karatschi' } },
];
