/**
 * The projects' display order. The list has wide, narrow and one full-width slot, chosen so that no picture is cropped
 * badly: phones and tins in the narrow ones, panels in the wide ones, the pattern across the page.
 */
export const PROJECT_ORDER: readonly string[] = [
  // One row each.
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
