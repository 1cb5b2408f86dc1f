/** The longest details of an entry, in characters: Payload stores texts of at most 40,000. */
const LONGEST = 20_000;

/** Shortens details, which may be a list, so that their entry can be stored. */
export function shortenDetail(detail: string): string {
  if (detail.length <= LONGEST) return detail;
  const end = detail.lastIndexOf(', ', LONGEST);
  if (end <= 0) return `${detail.slice(0, LONGEST)}…`;
  const left = detail.slice(end + 2).split(', ').length;
  return `${detail.slice(0, end)} … and ${left} more`;
}
