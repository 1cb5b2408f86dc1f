import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#app/base/language/use-language.ts';
import { innerAddress } from './inner-address.ts';

/**
 * Takes clicks on links inside an editor's HTML to the router. A page load would count as leaving (§9) and clear
 * the storage, though the visitor stays on the site.
 */
export function useInnerLinks(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const language = useLanguage();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const clicked = { href: link.href, target: link.target, download: link.hasAttribute('download') };
    const address = innerAddress(event, clicked, location.href, language);
    if (address === null) return;
    event.preventDefault();
    navigate(address, { viewTransition: true });
  };
}
