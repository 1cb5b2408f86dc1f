const LIST = /\/(?:collections\/([\w-]+)(?:\/trash)?\/(\d+)|globals\/([\w-]+))\/versions(?:\/(\d+))?\/?$/;
const VERSION = /\/versions\/(\d+)\/?$/;
const NAME_CLASS = 'version-author';

/** Returns the query for the authors of the versions on an admin page; null for any other page. */
export function authorQuery(path: string): string | null {
  const [, collection, id, global] = LIST.exec(path) ?? [];
  if (global !== undefined) return `global=${global}`;
  return collection === undefined || id === undefined ? null : `collection=${collection}&id=${id}`;
}

function showNote(place: Element, text: string): void {
  const known = place.querySelector(`:scope > .${NAME_CLASS}`);
  // An unchanged text isn't written again: the observer of changes would react to it.
  if (known?.textContent === text || (!known && text === '')) return;
  const note = known ?? place.appendChild(place.ownerDocument.createElement('span'));
  note.className = NAME_CLASS;
  note.textContent = text;
}

/** Writes the authors of each version beside the links to it, and at the head of the version that is shown. */
export function showAuthors(root: Document, path: string, namesOf: (id: string) => string, savedBy: string): void {
  const said = (id: string | undefined) => {
    const names = id === undefined ? '' : namesOf(id);
    return names === '' ? '' : savedBy.replace('{names}', names);
  };
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.versions td a[href*="/versions/"]')) {
    const cell = link.closest('td');
    if (cell) showNote(cell, said(VERSION.exec(new URL(link.href).pathname)?.[1]));
  }
  const head = root.querySelector('.view-version-controls-top__wrapper');
  if (head) showNote(head, said(VERSION.exec(path)?.[1]));
}
