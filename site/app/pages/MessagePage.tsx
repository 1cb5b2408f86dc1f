import { languageOf } from '@kontorwerk/contract/address/address';
import { useCurrentPage } from '#app/base/current-page.ts';
import { useSite } from '#app/base/site-data.ts';
import { formatSentence } from '#app/forms/MessageForm/from-to.ts';
import { deriveSubject, NO_SUBJECT } from '#app/forms/MessageForm/message-subject.ts';
import { isPostedMessage, MessageStartContext } from '#app/forms/MessageForm/posted-message.ts';
import { findRequestedService } from '#app/forms/MessageForm/requested-service.ts';
import { isMessagePageData } from './message-page-data.ts';
import { PageHead } from './PageHead.tsx';
import { ContentPage } from './SectionsPage.tsx';

/** Returns the initial message: a pair chosen on another page, passed in the address. */
function prefillOf(pathname: string, search: string): string {
  const chosen = new URLSearchParams(search);
  return formatSentence(chosen.get('from') ?? '', chosen.get('to') ?? '', languageOf(pathname));
}

/** The contact page (§2), with a form posted without JavaScript and the words of the call that led to it. */
export function MessagePage() {
  const { place, data, posted } = useCurrentPage();
  const { pathname, search } = place;
  const said = isMessagePageData(data) ? data.said : null;
  const { menu } = useSite().links;
  const start = {
    posted: isPostedMessage(posted) ? posted : null,
    prefill: prefillOf(pathname, search),
    service: findRequestedService(search),
    about: said ? deriveSubject(said, menu) : NO_SUBJECT,
  };
  return (
    <MessageStartContext value={start}>
      <PageHead />
      <ContentPage />
    </MessageStartContext>
  );
}
