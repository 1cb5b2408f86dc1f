import type { LocalText } from '@kontorwerk/contract/languages';
import { EMAIL_RULES, PHONE_RULES, SOCIAL_PLATFORMS } from '@kontorwerk/contract/settings/settings';
import type { GlobalConfig } from 'payload';
import { EMAIL_RULE_LABELS, NAV_GROUPS, PHONE_RULE_LABELS, SOCIAL_LABELS } from '#cms/base/labels.ts';
import { problem, type ReaderRequest } from '#cms/base/reader-language.ts';
import { announceGlobal } from '#cms/content/changes/hub-hooks.ts';
import { hiddenUnless, WRITERS } from '#cms/kit/access/roles.ts';
import { globalAccess, isSignedIn } from '#cms/kit/access/rules.ts';
import { recordSettings } from '#cms/kit/audit/audit-hooks.ts';
import { rows, select, text } from '#cms/kit/fields/basic-fields.ts';
import { officesField } from './offices.ts';

const NO_WEB_ADDRESS: LocalText = {
  en: 'This has to be a web address that begins with https://',
  de: 'Das muss eine Webadresse sein, die mit https:// beginnt.',
};

/** The agency's facts and the site's settings: the contract's `SiteSettings`, with the same names. */
export const SiteSettingsGlobal: GlobalConfig = {
  slug: 'site-settings',
  label: { en: 'Site settings', de: 'Einstellungen der Website' },
  admin: {
    group: NAV_GROUPS.content,
    hidden: hiddenUnless(...WRITERS),
    hideAPIURL: true,
  },
  versions: { max: 50 },
  access: { ...globalAccess, read: isSignedIn },
  hooks: { afterChange: [announceGlobal, recordSettings] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'The agency', de: 'Die Agentur' },
          fields: [
            text('brand_name', {
              label: { en: 'Name', de: 'Name' },
              description: {
                en: 'As shown in titles, e-mails and previews.',
                de: 'Wie er in Titeln, E-Mails und Vorschauen steht.',
              },
              required: true,
            }),
            text('legal_name', {
              label: { en: 'Legal name', de: 'Firma' },
              description: {
                en: 'With the legal form, for the footer.',
                de: 'Mit der Rechtsform, für die Fußzeile.',
              },
            }),
            text('claim', {
              label: { en: 'Claim', de: 'Claim' },
              description: {
                en: 'A few words about the agency, for programs that read the site (llms.txt).',
                de: 'Wenige Worte über die Agentur, für Programme, die die Website lesen (llms.txt).',
              },
            }),
            {
              name: 'email',
              type: 'email',
              label: { en: 'E-mail', de: 'E-Mail' },
              admin: {
                description: {
                  en: 'Shown to visitors; also gets messages that no rule covers.',
                  de: 'Für Besucher sichtbar; bekommt auch die Anfragen, auf die keine Regel passt.',
                },
              },
            },
            text('phone', {
              label: { en: 'Phone', de: 'Telefon' },
              description: {
                en: 'In the bar above the menu, with the country code: +49 40 1234567.',
                de: 'In der Leiste über dem Menü, mit Landesvorwahl: +49 40 1234567.',
              },
              localized: false,
            }),
          ],
        },
        { label: { en: 'Offices', de: 'Standorte' }, fields: [officesField] },
        {
          label: { en: 'Social networks', de: 'Soziale Netzwerke' },
          fields: [
            rows('socials', {
              label: { en: 'Social networks', de: 'Soziale Netzwerke' },
              description: {
                en: 'Shown in the bar above the menu and in the footer, in this order.',
                de: 'Sie stehen in der Leiste über dem Menü und in der Fußzeile, in dieser Reihenfolge.',
              },
              labels: { singular: { en: 'Profile', de: 'Profil' }, plural: { en: 'Profiles', de: 'Profile' } },
              titles: ['platform', 'url'],
              fields: [
                select('platform', {
                  label: { en: 'Network', de: 'Netzwerk' },
                  description: {
                    en: 'Visitors see its symbol.',
                    de: 'Besucher sehen sein Symbol.',
                  },
                  required: true,
                  options: SOCIAL_PLATFORMS.map((platform) => ({ value: platform, label: SOCIAL_LABELS[platform] })),
                }),
                text('url', {
                  label: { en: 'Address', de: 'Adresse' },
                  description: { en: 'Of your profile: https://…', de: 'Ihres Profils: https://…' },
                  required: true,
                  localized: false,
                  validate: (value: unknown, asked: ReaderRequest) =>
                    (typeof value === 'string' && /^https:\/\//.test(value) && URL.canParse(value)) ||
                    problem(NO_WEB_ADDRESS, asked),
                }),
              ],
            }),
          ],
        },
        {
          label: { en: 'Behaviour', de: 'Verhalten' },
          fields: [
            {
              name: 'show_language_selector',
              type: 'checkbox',
              defaultValue: false,
              label: { en: 'Show the language selector', de: 'Sprachauswahl zeigen' },
              admin: {
                description: {
                  en: 'In the bar above the menu, on every page. Hidden by default, as specified: visitors who land on the wrong language then have no link to the other one.',
                  de: 'In der Leiste über dem Menü, auf jeder Seite. Zunächst verborgen, wie vorgegeben: Wer in der falschen Sprache landet, findet dann keinen Link zur anderen.',
                },
              },
            },
            select('phone_rule', {
              label: { en: 'Phone numbers that the forms accept', de: 'Telefonnummern, die die Formulare annehmen' },
              description: {
                en: 'Any other number is refused, with the reason. The default, as specified, turns away every number that begins with 0 or a country code: every German one as people write it, and those of your own offices.',
                de: 'Jede andere Nummer wird mit einer Begründung abgelehnt. Die Voreinstellung, wie vorgegeben, weist jede Nummer ab, die mit 0 oder einer Landesvorwahl beginnt: jede deutsche, wie man sie schreibt, und die Ihrer eigenen Standorte.',
              },
              required: true,
              defaultValue: 'indian',
              options: PHONE_RULES.map((rule) => ({ value: rule, label: PHONE_RULE_LABELS[rule] })),
            }),
            select('email_rule', {
              label: {
                en: 'E-mail addresses that the forms accept',
                de: 'E-Mail-Adressen, die die Formulare annehmen',
              },
              description: {
                en: 'Any other address is refused. The default, as specified, turns away real ones: with a plus sign or an apostrophe (anna+shop@…), with an umlaut in the domain, or with a long ending such as .consulting.',
                de: 'Jede andere Adresse wird abgelehnt. Die Voreinstellung, wie vorgegeben, weist auch echte ab: mit Pluszeichen oder Apostroph (anna+shop@…), mit Umlaut in der Domain oder mit einer langen Endung wie .consulting.',
              },
              required: true,
              defaultValue: 'simple',
              options: EMAIL_RULES.map((rule) => ({ value: rule, label: EMAIL_RULE_LABELS[rule] })),
            }),
            {
              name: 'carousels_autoplay',
              type: 'checkbox',
              defaultValue: true,
              label: { en: 'Carousels move on by themselves', de: 'Karussells laufen von selbst weiter' },
              admin: {
                description: {
                  en: 'Every three seconds, as specified, until a visitor points at them or presses pause. It draws the eye away from the text beside it and loads pictures nobody asked for, and WCAG 2.2.2 allows it only because of that pause button. Turned off, they wait for the visitor.',
                  de: 'Alle drei Sekunden, wie vorgegeben, bis jemand darauf zeigt oder die Pause drückt. Das lenkt vom Text daneben ab und lädt Bilder, nach denen niemand gefragt hat; die WCAG (2.2.2) erlauben es nur dank dieser Pausentaste. Ausgeschaltet warten sie auf den Besucher.',
                },
              },
            },
          ],
        },
      ],
    },
  ],
};
