import type { Findings } from '../findings.ts';
import type { PostPairs } from './post-pairs.ts';
import type { Survey } from './survey.ts';

/** The most guesses that are listed: an operator would not check more. */
const MOST_GUESSES = 50;

/** Reports the counts of everything else in exports. */
export function reportLeftOver(surveys: readonly Survey[], findings: Findings): void {
  const counts = new Map<string, number>();
  for (const [kind, count] of surveys.flatMap(({ leftOut }) => [...leftOut]))
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  for (const [kind, count] of counts) findings.note('left out', `${kind} (${count})`);
}

/** Reports posts of two blogs that became one, and lists guessed pairs, so that an operator can check them. */
export function reportPairs({ across, guessed }: PostPairs, findings: Findings): void {
  findings.note('translations', `posts of two blogs that became one (${across})`);
  if (guessed.length > MOST_GUESSES)
    findings.note('translations', `of these, guessed by picture, second or day and text (${guessed.length})`);
  else
    for (const { en, de, share } of guessed)
      findings.note('translations', `“${en}” and “${de}” became one: they share their ${share}`);
}

/** Returns the blogs' names in reports, where there are several: each has its own ids. */
export function nameBlogs(surveys: readonly Survey[]): ReadonlyMap<string, string> {
  const blogs = new Map(surveys.map(({ blog }) => [blog.scope, blog]));
  const name = ({ origin, path }: Survey['blog']) => (blogs.size > 1 ? ` of ${new URL(origin).host}${path}` : '');
  return new Map([...blogs].map(([scope, blog]) => [scope, name(blog)]));
}

/** Posts without a picture that are named. */
const NAMED = 5;

/** Reports published posts without a picture, in one line. */
export function reportWithoutPicture(titles: readonly string[], findings: Findings): void {
  if (titles.length === 0) return;
  const some = titles.slice(0, NAMED).map((title) => `“${title}”`);
  const more = titles.length > NAMED ? ' and others' : '';
  findings.note(
    'posts without a picture',
    `so many were published, whose cards show words alone (${titles.length}): ${some.join(', ')}${more}`,
  );
}
