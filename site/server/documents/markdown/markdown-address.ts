const END = '.md';
/** The name of a home page, whose path is empty. */
const HOME = /\/index$/;

/**
 * Returns the page whose Markdown is at a path; null for any other path. `/index.md` is the home page's, `/.md` no
 * page's.
 */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith(END) || path.endsWith(`/${END}`)) return null;
  const page = path.slice(0, -END.length).replace(HOME, '');
  return page === '' ? '/' : page;
}

/** Returns the address of a page as Markdown: `/de/projects?page=2` → `/de/projects.md?page=2`. */
export function markdownAddress(page: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(page) ?? [];
  return `${/^\/(?:de)?$/.test(path) ? `${path.replace(/\/$/, '')}/index` : path}${END}${rest}`;
}
