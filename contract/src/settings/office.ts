/** One of the four offices (§1). Times are local (`09:00`), `workdays` counts Monday as 1. */
export type Office = {
  readonly code: string;
  readonly city: string;
  readonly address: string;
  readonly phone: string;
  readonly time_zone: string;
  readonly opens: string;
  readonly closes: string;
  readonly workdays: readonly number[];
  readonly latitude: number;
  readonly longitude: number;
  readonly map_link: string;
  readonly map_embed: string;
};

/** Default opening hours of an office without its own. */
export const USUAL_HOURS = { opens: '09:00', closes: '18:00', workdays: [1, 2, 3, 4, 5] } as const;
