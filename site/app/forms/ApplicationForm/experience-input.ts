import { EXPERIENCE_MAX_YEARS } from '@kontorwerk/contract/constants';

/** Tells whether the years of experience may read like this while they are typed: no sign, no letters, at most 25 (§5). */
export function acceptsExperience(text: string): boolean {
  return /^(?:\d{1,2}(?:[.,]\d*)?)?$/.test(text) && Number(text.replace(',', '.')) <= EXPERIENCE_MAX_YEARS;
}
