import { Styleguide } from './Styleguide.tsx';

/** The styleguide, for developers; hidden from search engines. */
export function StyleguidePage() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Styleguide />
    </>
  );
}
