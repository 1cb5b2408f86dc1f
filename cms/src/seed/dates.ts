/** A day as the admin's date fields keep it: noon, universal time, the same day in every office. */
export function noon(day: string): string {
  return `${day}T12:00:00.000Z`;
}
