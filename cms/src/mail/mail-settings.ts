import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import type { Payload, PayloadRequest } from 'payload';
import { settings } from '#cms/base/settings.ts';
import type { Sender } from './compose.ts';
import { parseMailAddresses } from './mail-address.ts';
import type { MailKind } from './mail-kinds.ts';
import type { Recipients, Rule } from './rules.ts';
import { type MailText, STANDARD_TEXTS } from './standard-texts.ts';

const AS_STORED = { depth: 0, overrideAccess: true } as const;

/** Returns a mail's text in a language, as editors wrote it or else the standard one. */
export async function readMailText(payload: Payload, kind: MailKind, language: Language): Promise<MailText> {
  const stored = await payload.findGlobal({ slug: 'mails', locale: language, fallbackLocale: false, ...AS_STORED });
  const standard = STANDARD_TEXTS[kind][language];
  const written = stored[kind];
  return { subject: written?.subject?.trim() || standard.subject, text: written?.text?.trim() || standard.text };
}

/** Returns the sender of mails in a language. */
export async function readMailSender(payload: Payload, language: Language): Promise<Sender> {
  const agency = await payload.findGlobal({
    slug: 'site-settings',
    locale: language,
    fallbackLocale: DEFAULT_LANGUAGE,
    ...AS_STORED,
  });
  const brand = agency.brand_name?.trim() || new URL(settings.publicUrl).hostname;
  return { brand, legalName: agency.legal_name?.trim() ?? '', siteUrl: settings.publicUrl };
}

/** Returns the notification rules, and the recipients where none applies: the address of the site's settings. */
export async function readNotificationRules(
  payload: Payload,
): Promise<{ readonly rules: readonly Rule[]; readonly fallback: Recipients }> {
  const { rules, notice_language } = await payload.findGlobal({ slug: 'mails', ...AS_STORED });
  const { email } = await payload.findGlobal({ slug: 'site-settings', ...AS_STORED });
  const jobOf = (job: number | { readonly id: number } | null | undefined) => (typeof job === 'object' ? job?.id : job);
  return {
    rules: (rules ?? []).map((rule) => ({ ...rule, job: jobOf(rule.job) ?? null })),
    fallback: { addresses: parseMailAddresses(email), language: notice_language ?? DEFAULT_LANGUAGE },
  };
}

/** Whether the office wants notices of suspected spam too. */
export async function wantsSpamNotices(req: PayloadRequest): Promise<boolean> {
  const { notice_of_spam } = await req.payload.findGlobal({ slug: 'mails', req, ...AS_STORED });
  return notice_of_spam ?? false;
}
