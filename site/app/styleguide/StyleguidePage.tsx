import { Styleguide } from './Styleguide.tsx';

/** For those who build the site, not for search engines. */
export function StyleguidePage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Styleguide />
    </>
  );
}
