import { textOf } from '../form-state.ts';
import type { About } from './about.ts';

/** Returns the subject and person that the visitor left ticked. */
export function aboutOfForm(form: FormData): About {
  return { topic: textOf(form, 'topic'), person: textOf(form, 'person') };
}

/** Returns the fields to send, leaving out empty ones. */
export function aboutSent(about: About): Partial<About> {
  return Object.fromEntries(Object.entries(about).filter(([, text]) => text !== ''));
}
