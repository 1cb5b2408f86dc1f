import { FOUNDING_YEAR } from '@kontorwerk/contract/constants';
import type { LocalText } from '@kontorwerk/contract/languages';
import type { SocialPlatform } from '@kontorwerk/contract/settings/settings';

/**
 * The fictional agency: every fact about it that more than one page states. Phone numbers are from ranges reserved for
 * fiction.
 */
export const brand = {
  name: 'Kontorwerk',
  legal_name: 'Kontorwerk GmbH',
  claim: { en: 'Shops that sell. Software that lasts.', de: 'Shops, die verkaufen. Software, die bleibt.' },
  email: 'hello@kontorwerk.example',
  jobs_email: 'jobs@kontorwerk.example',
  privacy_email: 'privacy@kontorwerk.example',
  phone: '+49 89 99998 120',
  /** The same with no-break spaces, for running text. */
  phone_in_text: '+49\u00a089\u00a099998\u00a0120',
  founded: FOUNDING_YEAR,
  socials: [
    { platform: 'x', url: 'https://x.com/kontorwerk.example' },
    { platform: 'instagram', url: 'https://www.instagram.com/kontorwerk.example' },
    { platform: 'facebook', url: 'https://www.facebook.com/kontorwerk.example' },
    { platform: 'xing', url: 'https://www.xing.com/pages/kontorwerk.example' },
    { platform: 'youtube', url: 'https://www.youtube.com/@kontorwerk.example' },
    { platform: 'pinterest', url: 'https://www.pinterest.com/kontorwerk.example' },
    { platform: 'github', url: 'https://github.com/kontorwerk-example' },
    { platform: 'linkedin', url: 'https://www.linkedin.com/company/kontorwerk.example' },
    { platform: 'shopware', url: 'https://www.shopware.com/en/partner/kontorwerk.example' },
  ] satisfies { platform: SocialPlatform; url: string }[],
} as const;

export type SampleOffice = {
  readonly code: 'MUC' | 'DUI' | 'MAA' | 'KHI';
  readonly city: LocalText;
  readonly address: LocalText;
  readonly phone: string;
  readonly time_zone: string;
  readonly opens: string;
  readonly closes: string;
  readonly workdays: readonly number[];
  readonly latitude: number;
  readonly longitude: number;
};

/** The four offices. Opening hours are local, Monday is 1. */
export const offices: readonly SampleOffice[] = [
  {
    code: 'MUC',
    city: { en: 'Munich', de: 'München' },
    address: { en: 'Lindenhof 12\n80331 Munich, Germany', de: 'Lindenhof 12\n80331 München, Deutschland' },
    phone: '+49 89 99998 120',
    time_zone: 'Europe/Berlin',
    opens: '09:00',
    closes: '18:00',
    workdays: [1, 2, 3, 4, 5],
    latitude: 48.1372,
    longitude: 11.5756,
  },
  {
    code: 'DUI',
    city: { en: 'Duisburg', de: 'Duisburg' },
    address: { en: 'Hafenring 4\n47059 Duisburg, Germany', de: 'Hafenring 4\n47059 Duisburg, Deutschland' },
    phone: '+49 203 5550 140',
    time_zone: 'Europe/Berlin',
    opens: '08:00',
    closes: '17:00',
    workdays: [1, 2, 3, 4, 5],
    latitude: 51.4425,
    longitude: 6.7504,
  },
  {
    code: 'MAA',
    city: { en: 'Chennai', de: 'Chennai' },
    address: { en: '27 Cathedral Lane\n600 086 Chennai, India', de: '27 Cathedral Lane\n600 086 Chennai, Indien' },
    phone: '+91 44 5550 0120',
    time_zone: 'Asia/Kolkata',
    opens: '09:30',
    closes: '18:30',
    workdays: [1, 2, 3, 4, 5],
    latitude: 13.0475,
    longitude: 80.2534,
  },
  {
    code: 'KHI',
    city: { en: 'Karachi', de: 'Karatschi' },
    address: { en: '9 Clifton Block\n75600 Karachi, Pakistan', de: '9 Clifton Block\n75600 Karatschi, Pakistan' },
    phone: '+92 21 5550 0120',
    time_zone: 'Asia/Karachi',
    opens: '09:00',
    closes: '18:00',
    workdays: [1, 2, 3, 4, 5],
    latitude: 24.8138,
    longitude: 67.0306,
  },
];
