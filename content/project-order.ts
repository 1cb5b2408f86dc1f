/**
 * The order in which visitors meet the projects. The list has wide, narrow and one full place, and each picture
 * stands where it is whole: phones and tins in the narrow ones, panels in the wide ones, the pattern across the page.
 */
export const PROJECT_ORDER: readonly string[] = [
  // A row each.
  'lumen',
  'isar',

  'hafenbad',
  'radwerk',

  'indus',

  'nordlicht',
  'kaveri',

  'rheinkran',
  'feldkorn',

  'marmara',
  'salvia',

  'zaitoon',
];
