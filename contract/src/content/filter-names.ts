/** The filters of the lists, by their names in the address (§2). */
export const FILTER_NAMES = ['category', 'office', 'team', 'topic'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** One of the values that a list can be filtered by, and how it reads. */
export type Choice = { readonly value: string; readonly text: string };

/** What each filter of a list offers, over the whole list. */
export type FilterChoices = Readonly<Partial<Record<FilterName, readonly Choice[]>>>;

/** What a list is filtered by; filters that aren't named let everything pass. */
export type ChosenFilters = Readonly<Partial<Record<FilterName, string>>>;
