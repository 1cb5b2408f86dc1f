import { inLanguage } from '@kontorwerk/contract/address';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';
import { prefetchPath } from '#app/content/prefetch-path.ts';
import { useLanguage } from '#app/language/use-language.ts';

type LocalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path without a language (`/projects`), or any other address as an editor wrote it. */
  readonly to: string;
};

/** A link as content writes it: inside the site it leads to the page in the visitor's language. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const language = useLanguage();
  if (!to.startsWith('/') || to.startsWith('//') || to.startsWith('/uploads/')) {
    const outside = /^https?:/.test(to);
    return <a href={to} {...(outside ? { rel: 'noopener' } : {})} {...rest} />;
  }
  const address = inLanguage(to, language);
  const prefetch = () => prefetchPath(address);
  return <Link to={address} prefetch="intent" viewTransition onPointerEnter={prefetch} onFocus={prefetch} {...rest} />;
}
