/** The titles of a list of posts that is longer than two pages, in the order of their dates. */
export const LONG_LIST: readonly string[] = Array.from({ length: 30 }, (_, at) => `Tide table ${at + 1}`);

const DAY_MS = 86_400_000;

/** The page with that list. */
export const longList = {
  title: 'News',
  meta: [
    {
      component_name: 'News',
      layout: 'list',
      main_title: 'Tide tables',
      card_components: LONG_LIST.map((title, at) => ({
        title,
        date: new Date(Date.UTC(2026, 0, 1) + at * DAY_MS).toISOString().slice(0, 10),
        html_field: `<p>${title}</p>`,
      })),
    },
  ],
  endpoint_call: 'news-1',
};
