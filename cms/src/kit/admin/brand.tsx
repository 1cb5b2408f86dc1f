import { BRAND_COLOURS } from '@kontorwerk/contract/settings/brand-colours';
import type { Payload } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';

function Mark({ height }: { readonly height: number }) {
  return (
    <svg viewBox="0 0 28 32" height={height} width={(height * 28) / 32} aria-hidden="true" focusable="false">
      <path d="M0 0H10V32H0Z" fill="currentColor" />
      <path d="M12 16A16 16 0 0 1 28 0V16Z" fill={BRAND_COLOURS.marigold} />
      <path d="M12 16A16 16 0 0 1 28 32H12Z" fill="currentColor" />
    </svg>
  );
}

type SignIn = { readonly payload: Payload; readonly i18n: { readonly language: string } };

/** The site's logo and name above the sign-in forms, in the admin's text colour. */
export async function BrandLogo({ payload, i18n }: SignIn) {
  const { brand_name } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    locale: readerLanguage(i18n),
    select: { brand_name: true },
    overrideAccess: true,
  });
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 16, color: 'var(--theme-text)' }}>
      <Mark height={56} />
      <span style={{ fontSize: 40, fontWeight: 700, letterSpacing: '-0.03em' }}>{brand_name}</span>
    </span>
  );
}

/** The logo that links to the dashboard. */
export function BrandIcon() {
  return (
    <span style={{ display: 'flex', color: 'var(--theme-text)' }}>
      <Mark height={18} />
    </span>
  );
}
