/** The fields that hold a picture, wherever in a document they are. */
const PICTURE_FIELDS = ['image', 'logo', 'bg_image', 'com_image', 'tall', 'wide'];

/** Tells whether a document shows a picture: in a field of its own, in a section, or in a card of one. */
export function shows(document: unknown, picture: number | string): boolean {
  if (Array.isArray(document)) return document.some((part) => shows(part, picture));
  if (typeof document !== 'object' || document === null) return false;
  return Object.entries(document).some(
    ([field, value]) => (PICTURE_FIELDS.includes(field) && value === picture) || shows(value, picture),
  );
}
