import { DEFAULT_LANGUAGE, isLanguage } from '@kontorwerk/contract/languages';
import type { GlobalConfig, GroupField, TextareaField, TextField } from 'payload';
import { NAV_GROUPS } from '#cms/base/labels.ts';
import { hiddenUnless, WRITERS } from '#cms/kit/access/roles.ts';
import { globalAccess } from '#cms/kit/access/rules.ts';
import { recordSettings } from '#cms/kit/audit/audit-hooks.ts';
import { longText, text } from '#cms/kit/fields/basic-fields.ts';
import { MAIL_KIND_NAMES, MAIL_KINDS, type MailKind } from '#cms/mail/mail-kinds.ts';
import { previewMail } from '#cms/mail/preview-endpoint.ts';
import { type MailText, STANDARD_TEXTS } from '#cms/mail/standard-texts.ts';
import { checkMailText, joinInBraces } from '#cms/mail/text-checks.ts';
import { makeNoticeLanguageField, notificationRulesField } from './notification-rules.ts';

/** Returns a field's default value, until an editor changes it. */
function makeDefault(kind: MailKind, part: keyof MailText) {
  return ({ locale }: { readonly locale?: unknown }) =>
    STANDARD_TEXTS[kind][isLanguage(locale) ? locale : DEFAULT_LANGUAGE][part];
}

/**
 * Returns the localised subject and text of a mail. Validation requires both; the database doesn't, which has no row
 * for a language that was never saved.
 */
function makeMailField(kind: MailKind): GroupField {
  const { label, placeholders } = MAIL_KINDS[kind];
  const validate = checkMailText(placeholders);
  const subject: TextField = {
    ...text('subject', {
      label: { en: 'Subject', de: 'Betreff' },
      description: {
        en: 'One line. It can contain placeholders in braces, like the text.',
        de: 'Eine Zeile. Wie der Text kann sie Platzhalter in geschweiften Klammern enthalten.',
      },
      validate,
    }),
    defaultValue: makeDefault(kind, 'subject'),
  };
  const body: TextareaField = {
    ...longText('text', {
      label: { en: 'Text', de: 'Text' },
      description: {
        en: `An empty line starts a paragraph. Placeholders: ${joinInBraces(placeholders)}. A line whose placeholders are all empty is left out.`,
        de: `Eine Leerzeile beginnt einen Absatz. Platzhalter: ${joinInBraces(placeholders)}. Eine Zeile, deren Platzhalter alle leer sind, entfällt.`,
      },
    }),
    defaultValue: makeDefault(kind, 'text'),
    validate,
  };
  return { name: kind, type: 'group', label, fields: [subject, { ...body, admin: { ...body.admin, rows: 12 } }] };
}

/** The texts of mails, and the rules for notices to the office. */
export const MailsGlobal: GlobalConfig = {
  slug: 'mails',
  label: { en: 'E-mails', de: 'E-Mails' },
  admin: {
    group: NAV_GROUPS.content,
    hidden: hiddenUnless(...WRITERS),
    hideAPIURL: true,
    // For the rows of notification rules.
    components: { elements: { beforeDocumentControls: ['/kit/rows/row-menus.tsx#RowMenus'] } },
  },
  versions: { max: 50 },
  access: globalAccess,
  hooks: { afterChange: [recordSettings] },
  endpoints: [previewMail],
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { en: 'Texts', de: 'Texte' }, fields: MAIL_KIND_NAMES.map(makeMailField) },
        {
          label: { en: 'Who is notified', de: 'Wer benachrichtigt wird' },
          fields: [
            notificationRulesField,
            makeNoticeLanguageField('notice_language', {
              en: 'Language of notices that no rule covers',
              de: 'Sprache der Nachrichten ohne passende Regel',
            }),
            {
              name: 'notice_of_spam',
              type: 'checkbox',
              defaultValue: false,
              label: { en: 'Notify about suspected spam too', de: 'Auch bei Spam-Verdacht benachrichtigen' },
              admin: {
                description: {
                  en: 'Otherwise it waits in the inbox under “Spam”, and nobody gets an e-mail.',
                  de: 'Sonst wartet sie im Eingang unter „Spam“, und niemand bekommt eine E-Mail.',
                },
              },
            },
          ],
        },
      ],
    },
    {
      name: 'mail_previews',
      type: 'ui',
      label: { en: 'Previews', de: 'Vorschau' },
      admin: { position: 'sidebar', components: { Field: '/mail/admin/mail-previews.tsx#MailPreviews' } },
    },
  ],
};
