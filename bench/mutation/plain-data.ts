/**
 * Files of the contract that are not mutated, with the reason: values without logic, for use by others. A test here
 * could only repeat them; the code that uses them is tested with the values themselves.
 */
export const PLAIN_DATA = {
  'src/settings/brand-colours.ts': 'Colours: the site, the previews and the admin paint with them.',
  'src/constants.ts':
    'The numbers of §9: the cases of the forms try the limits of the rules, the tests of the site all else (carousels, scrolling, menus, the list cache).',
  'src/settings/retention.ts':
    'Periods: the privacy page names them, the CMS’s tests of what expires delete and keep by them.',
} as const;
