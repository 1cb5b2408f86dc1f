import { inLanguage } from '@kontorwerk/contract/address';
import { isPageAddress, leadsOutside } from '@kontorwerk/contract/page-table';
import { type AnchorHTMLAttributes, useContext } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#app/base/language/use-language.ts';
import { PrefetchContext } from '#app/base/prefetch-context.ts';

type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without a language (`/projects`), or any other address as an editor wrote it. */
  readonly to: string;
};

/** A link as content writes it: inside the site it leads to the page in the visitor's language. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const language = useLanguage();
  const prefetchPage = useContext(PrefetchContext);
  if (!isPageAddress(to)) return <a href={to} {...(leadsOutside(to) ? { rel: 'noopener' } : {})} {...rest} />;
  const address = inLanguage(to, language);
  const prefetch = () => prefetchPage(address);
  return <Link to={address} prefetch="intent" viewTransition onPointerEnter={prefetch} onFocus={prefetch} {...rest} />;
}
