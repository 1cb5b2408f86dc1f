import { textOf } from '../form-state.ts';
import type { About } from './about.ts';

/** What a form says that it is about: what its visitor left ticked. */
export function aboutOfForm(form: FormData): About {
  return { topic: textOf(form, 'topic'), person: textOf(form, 'person') };
}

/** What is sent along of it: nothing where it says nothing. */
export function aboutSent(about: About): Partial<About> {
  return Object.fromEntries(Object.entries(about).filter(([, text]) => text !== ''));
}
