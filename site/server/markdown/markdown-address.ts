const END = '.md';
/** Stands for a home page, whose address has no name. */
const HOME = /\/index$/;

/** The page of whose Markdown a path is the address; null for any other path. `/index.md` is the home page's, `/.md` nobody's. */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith(END) || path.endsWith(`/${END}`)) return null;
  const page = path.slice(0, -END.length).replace(HOME, '');
  return page === '' ? '/' : page;
}

/** The address of a page as Markdown: `/de/projects?page=2` → `/de/projects.md?page=2`. */
export function markdownAddress(page: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(page) ?? [];
  return `${/^\/(?:de)?$/.test(path) ? `${path.replace(/\/$/, '')}/index` : path}${END}${rest}`;
}
