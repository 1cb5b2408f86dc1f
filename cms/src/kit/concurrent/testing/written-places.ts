import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';

/** Returns the texts of a page by place, with sections by id. */
export function textsOf({ title, seo, sections }: Untrusted): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const note = (place: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') texts.set(place, value);
  };
  note('title', title);
  note('seo.title', isRecord(seo) ? seo.title : undefined);
  for (const row of Array.isArray(sections) ? sections.filter(isRecord) : []) {
    note(`${row.id}.main_title`, row.main_title);
    note(`${row.id}.sub_title`, row.sub_title);
  }
  return texts;
}

/** Returns the ids of a page's sections. */
export function sectionsOf({ sections }: Untrusted): readonly string[] {
  return Array.isArray(sections) ? sections.filter(isRecord).map(({ id }) => String(id)) : [];
}

/** Returns the page with another text at a place. */
export function withText(page: Untrusted, place: string, text: string): Untrusted {
  if (place === 'title') return { ...page, title: text };
  if (place === 'seo.title') return { ...page, seo: { ...(isRecord(page.seo) ? page.seo : {}), title: text } };
  const [id, field = ''] = place.split('.');
  const sections = Array.isArray(page.sections) ? page.sections.filter(isRecord) : [];
  return { ...page, sections: sections.map((row) => (row.id === id ? { ...row, [field]: text } : row)) };
}
