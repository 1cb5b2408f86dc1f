import { languageOf } from '@kontorwerk/contract/address/address';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { HeadElement } from '#app/base/head-element.ts';
import { isPostedApplication } from '#app/forms/ApplicationForm/posted-application.ts';
import { isPostedMessage } from '#app/forms/MessageForm/posted-message.ts';

const NOT_SENT: LocalText = { en: 'Not sent', de: 'Nicht gesendet' };

/**
 * Prefixes the title of a page when a form posted without JavaScript was refused: screen readers announce the title
 * first.
 */
export function markRefusedHead(
  head: readonly HeadElement[],
  posted: unknown,
  pathname: string,
): readonly HeadElement[] {
  const isRefused = (isPostedMessage(posted) || isPostedApplication(posted)) && posted.outcome.status === 'refused';
  if (!isRefused) return head;
  return head.map((element) =>
    'title' in element && !('rel' in element)
      ? { title: `${NOT_SENT[languageOf(pathname)]}: ${element.title}` }
      : element,
  );
}
