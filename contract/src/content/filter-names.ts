/** The filters of lists, by their query parameters (§2). */
export const FILTER_NAMES = ['category', 'office', 'team', 'topic'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** A value that a list can be filtered by, with its label. */
export type Choice = { readonly value: string; readonly text: string };

/** The choices of each filter, over the whole list. */
export type FilterChoices = Readonly<Partial<Record<FilterName, readonly Choice[]>>>;

/** The selected value of each filter; a filter without one matches everything. */
export type ChosenFilters = Readonly<Partial<Record<FilterName, string>>>;
