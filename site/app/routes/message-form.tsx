import { languageOf } from '@kontorwerk/contract/address';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { useSite } from '#app/base/site-data.ts';
import { ABOUT_NOTHING } from '#app/forms/MessageForm/about.ts';
import { aboutOfCall } from '#app/forms/MessageForm/about-of-call.ts';
import { askedService } from '#app/forms/MessageForm/asked-service.ts';
import { fromToSentence } from '#app/forms/MessageForm/from-to.ts';
import { MessageStartContext, type PostedMessage } from '#app/forms/MessageForm/posted-message.ts';
import { ContentPage } from '#app/pages/ContentPage.tsx';
import type { MessagePageData } from '#app/pages/message-loader.ts';
import { PageHead } from '#app/pages/PageHead.tsx';

/** What a message begins with: a pair that was chosen elsewhere stands in the address. */
function prefillOf(pathname: string, search: string): string {
  const chosen = new URLSearchParams(search);
  return fromToSentence(chosen.get('from') ?? '', chosen.get('to') ?? '', languageOf(pathname));
}

/** The contact page (§2), with what was posted to it without a script, and what the call said that led to it. */
export default function MessageForm() {
  const { said } = useLoaderData<MessagePageData>();
  const { pathname, search } = useLocation();
  const { menu } = useSite().links;
  const start = {
    posted: useActionData<PostedMessage>() ?? null,
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

export { messageAction as action } from '#app/forms/MessageForm/message-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { messageLoader as loader } from '#app/pages/message-loader.ts';
