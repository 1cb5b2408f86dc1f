import { isRecord } from '@kontorwerk/contract/content/read-values';

/**
 * The most of everything in one query, far beyond what the admin's own requests have. Databases fail on longer ones:
 * SQLite joins 64 tables and nests 1,000 expressions, and its patterns have 50,000 bytes.
 */
export const QUERY_LIMITS = {
  /** Objects and lists within each other. */
  depth: 20,
  comparisons: 100,
  /** Searched words of one comparison: each is a condition of its own. The admin searches for a text in several fields. */
  words: 400,
  /** Searched words of all comparisons. */
  allWords: 4_000,
  /** Characters of one text. */
  text: 10_000,
  /** Listed values of all comparisons. */
  values: 1_000,
  /** Steps into groups and other documents, of all comparisons and sort fields: each may join two tables. */
  steps: 24,
  /** Fields to sort by. */
  sorts: 10,
} as const;

/** Operators that take a list of values. */
const WITH_LIST: readonly string[] = ['in', 'not_in', 'all'];
/** Operators that look for each word. */
const WITH_WORDS: readonly string[] = ['like', 'not_like', 'contains'];

/** One comparison of a search: a path of fields, an operator, and what the field is compared with. */
export type Comparison = { readonly path: string; readonly operator: string; readonly operand: unknown };

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Lists the comparisons of a search that isn't nested too deep. */
export function* listComparisons(where: unknown): Generator<Comparison> {
  if (Array.isArray(where)) for (const part of where) yield* listComparisons(part);
  if (!isRecord(where)) return;
  for (const [path, condition] of Object.entries(where)) {
    if (['and', 'or'].includes(path.toLowerCase())) yield* listComparisons(condition);
    else if (isRecord(condition))
      for (const [operator, operand] of Object.entries(condition)) yield { path, operator, operand };
  }
}

/** Returns the names on a path of fields, which Payload also takes with underscores. */
export function segmentsOf(path: string): readonly string[] {
  return path.replaceAll('__', '.').split('.');
}

/** Lists the paths that a query sorts by, as sent or as Payload parses them. */
export function sortPaths(sort: unknown): readonly string[] {
  return [sort ?? []]
    .flat()
    .filter((paths) => typeof paths === 'string')
    .flatMap((paths) => paths.split(','))
    .map((path) => path.replace(/^-/, ''));
}

function countValues({ operator, operand }: Comparison): number {
  if (isRecord(operand) || Array.isArray(operand)) return Object.keys(operand).length;
  return WITH_LIST.includes(operator) && typeof operand === 'string' ? operand.split(',').length : 1;
}

function countWords({ operator, operand }: Comparison): number {
  return WITH_WORDS.includes(operator) && typeof operand === 'string' ? operand.split(' ').length : 0;
}

function countSteps(path: string): number {
  return segmentsOf(path).length - 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Returns the limit that a query exceeds; null if there is none. */
export function sizeProblem({ sort, where }: { readonly sort?: unknown; readonly where?: unknown }): string | null {
  if (isDeeper(where, QUERY_LIMITS.depth)) return `where is nested deeper than ${QUERY_LIMITS.depth} levels.`;
  const comparisons = [...listComparisons(where)];
  const sorts = sortPaths(sort);
  const texts = comparisons.map(({ operand }) => (typeof operand === 'string' ? operand.length : 0));
  const steps = sum([...comparisons.map(({ path }) => path), ...sorts].map(countSteps));
  if (comparisons.length > QUERY_LIMITS.comparisons)
    return `where has more than ${QUERY_LIMITS.comparisons} comparisons.`;
  if (Math.max(0, ...texts) > QUERY_LIMITS.text)
    return `where has a text of more than ${QUERY_LIMITS.text} characters.`;
  if (Math.max(0, ...comparisons.map(countWords)) > QUERY_LIMITS.words)
    return `where has a text of more than ${QUERY_LIMITS.words} words.`;
  if (sum(comparisons.map(countWords)) > QUERY_LIMITS.allWords)
    return `where has more than ${QUERY_LIMITS.allWords} words.`;
  if (sum(comparisons.map(countValues)) > QUERY_LIMITS.values)
    return `where has more than ${QUERY_LIMITS.values} values.`;
  if (sorts.length > QUERY_LIMITS.sorts) return `sort has more than ${QUERY_LIMITS.sorts} fields.`;
  if (steps > QUERY_LIMITS.steps)
    return `where and sort have more than ${QUERY_LIMITS.steps} fields of other documents.`;
  return null;
}
