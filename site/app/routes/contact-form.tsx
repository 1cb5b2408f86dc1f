import { languageOf } from '@kontorwerk/contract/address';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import type { PageData } from '#app/content/page-data.ts';
import { type PageRule, pageClientLoader, pageLoader } from '#app/content/page-loaders.ts';
import { fromToSentence } from '#app/forms/MessageForm/from-to.ts';
import { MessageStartContext, type PostedMessage } from '#app/forms/MessageForm/posted-message.ts';
import { ContentPage } from '#app/pages/ContentPage.tsx';

const page: PageRule = { key: 'contactus', title: () => 'Contact form' };
const load = pageLoader(page);
const loadInBrowser = pageClientLoader(page);

/** The contact page, and what its message begins with: a pair chosen elsewhere stands in the address. */
type ContactData = PageData & { readonly prefill: string };

function prefillOf(url: URL): string {
  const { searchParams, pathname } = url;
  return fromToSentence(searchParams.get('from') ?? '', searchParams.get('to') ?? '', languageOf(pathname));
}

export function loader(args: LoaderFunctionArgs) {
  const found = load(args);
  const contact: ContactData = { ...found.data, prefill: prefillOf(args.url) };
  return data(contact, found.init ?? undefined);
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<ContactData> {
  return { ...(await loadInBrowser(args)), prefill: prefillOf(args.url) };
}

type ContactFormProps = { readonly loaderData: ContactData; readonly actionData?: PostedMessage };

export default function ContactForm({ loaderData, actionData }: ContactFormProps) {
  return (
    <MessageStartContext value={{ posted: actionData ?? null, prefill: loaderData.prefill }}>
      <ContentPage />
    </MessageStartContext>
  );
}

export { messageAction as action } from '#app/forms/MessageForm/message-action.ts';
export { pageMeta as meta } from '#app/pages/page-meta.ts';
