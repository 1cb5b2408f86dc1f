/** The paths of the pages that take a form, in decoded segments without the language; `null` stands for any segment. */
const FORM_PAGES: readonly (readonly (string | null)[])[] = [
  ['contactus', 'contactform'],
  ['career-form'],
  ['jobapply', null],
];

/** Tells whether a page takes a form. React Router's own script posts to the page's data address, `….data`. */
export function takesForms(segments: readonly string[]): boolean {
  // React Router doesn't tell capital letters from small ones, so neither does this.
  const path = segments.map((segment) => segment.toLowerCase().replace(/\.data$/, ''));
  const page = path[0] === 'de' ? path.slice(1) : path;
  return FORM_PAGES.some(
    (form) => form.length === page.length && form.every((segment, at) => segment === null || segment === page[at]),
  );
}
