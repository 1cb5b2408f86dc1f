import { languageOf } from '@kontorwerk/contract/address';
import { useLocation } from 'react-router';
import { fromToSentence } from '#app/forms/MessageForm/from-to.ts';
import { MessageStartContext, type PostedMessage } from '#app/forms/MessageForm/posted-message.ts';
import { ContentPage } from '#app/pages/ContentPage.tsx';

/** What a message begins with: a pair that was chosen elsewhere stands in the address. */
function prefillOf(pathname: string, search: string): string {
  const chosen = new URLSearchParams(search);
  return fromToSentence(chosen.get('from') ?? '', chosen.get('to') ?? '', languageOf(pathname));
}

/** The contact page (§2), with what was posted to it without a script. */
export default function MessageForm({ actionData }: { readonly actionData?: PostedMessage }) {
  const { pathname, search } = useLocation();
  return (
    <MessageStartContext value={{ posted: actionData ?? null, prefill: prefillOf(pathname, search) }}>
      <ContentPage />
    </MessageStartContext>
  );
}

export { messageAction as action } from '#app/forms/MessageForm/message-action.ts';
export { actionsHeaders as headers } from '#app/forms/posted-answer.ts';
export { pageClientLoader as clientLoader } from '#app/pages/client-loaders.ts';
export { pageLoader as loader } from '#app/pages/page-loader.ts';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
