import { inLanguage } from '@kontorwerk/contract/address/address';
import { isExternalLink, isPageAddress } from '@kontorwerk/contract/pages/page-table';
import type { AnchorHTMLAttributes } from 'react';
import { useCurrentPage } from '#app/base/current-page.ts';
import { useLanguage } from '#app/base/language/use-language.ts';
import { buildCallAddress } from './call-address.ts';

type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without a language (`/projects`), or any other address as an editor wrote it. */
  readonly to: string;
  /** The words of a call to action, if it is one; passed to a linked contact form. */
  readonly call?: string;
};

function PageLink({ to, ...rest }: Omit<LocalLinkProps, 'call'>) {
  return <a href={inLanguage(to, useLanguage())} {...rest} />;
}

function CallLink({ to, call, ...rest }: LocalLinkProps & { readonly call: string }) {
  const { place, failure } = useCurrentPage();
  // Error pages are no subject of a message.
  return <PageLink to={failure === null ? buildCallAddress(to, call, place.canonical) : to} {...rest} />;
}

/** A link as in the content: inside the site it leads to the page in the visitor's language. */
export function LocalLink({ to, call, ...rest }: LocalLinkProps) {
  if (!isPageAddress(to)) return <a href={to} {...(isExternalLink(to) ? { rel: 'noopener' } : {})} {...rest} />;
  return call === undefined ? <PageLink to={to} {...rest} /> : <CallLink to={to} call={call} {...rest} />;
}
