import { languageOf } from '@kontorwerk/contract/address/address';
import { useShown } from '#app/base/shown.ts';
import { useSite } from '#app/base/site-data.ts';
import { ABOUT_NOTHING } from '#app/forms/MessageForm/about.ts';
import { aboutOfCall } from '#app/forms/MessageForm/about-of-call.ts';
import { askedService } from '#app/forms/MessageForm/asked-service.ts';
import { fromToSentence } from '#app/forms/MessageForm/from-to.ts';
import { isPostedMessage, MessageStartContext } from '#app/forms/MessageForm/posted-message.ts';
import { ContentPage } from './ContentPage.tsx';
import { isMessagePageData } from './message-page-data.ts';
import { PageHead } from './PageHead.tsx';

/** Returns the initial message: a pair chosen on another page, passed in the address. */
function prefillOf(pathname: string, search: string): string {
  const chosen = new URLSearchParams(search);
  return fromToSentence(chosen.get('from') ?? '', chosen.get('to') ?? '', languageOf(pathname));
}

/** The contact page (§2), with a form posted without JavaScript and the words of the call that led to it. */
export function MessagePage() {
  const { place, data, posted } = useShown();
  const { pathname, search } = place;
  const said = isMessagePageData(data) ? data.said : null;
  const { menu } = useSite().links;
  const start = {
    posted: isPostedMessage(posted) ? posted : null,
    prefill: prefillOf(pathname, search),
    service: askedService(search),
    about: said ? aboutOfCall(said, menu) : ABOUT_NOTHING,
  };
  return (
    <MessageStartContext value={start}>
      <PageHead />
      <ContentPage />
    </MessageStartContext>
  );
}
