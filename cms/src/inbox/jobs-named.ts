import { LANGUAGES } from '@kontorwerk/contract/languages';
import { matchesRole } from '@kontorwerk/contract/slug';
import type { Payload } from 'payload';
import { readPublished } from '../wire/published.ts';
import { textIn } from '../wire/stored.ts';

/** The published jobs that an application names by its position, in whatever language. */
export async function jobsNamed(payload: Payload, position: string | null | undefined) {
  const published = await readPublished(payload, 'jobs');
  return published.filter(({ title }) =>
    LANGUAGES.some((language) => matchesRole(textIn(language, title), position ?? '')),
  );
}
