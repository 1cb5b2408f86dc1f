import type { Language } from '@kontorwerk/contract/languages';
import { ACCOUNT_TEXTS } from './account-texts.ts';
import { ANSWER_TEXTS } from './answer-texts.ts';
import type { MailKind } from './mail-kinds.ts';
import { PLAN_TEXTS } from './plan-texts.ts';

/** A mail's subject and text, with placeholders in braces. */
export type MailText = { readonly subject: string; readonly text: string };

/** The texts of the mails until an editor changes them. */
export const STANDARD_TEXTS: Readonly<Record<MailKind, Readonly<Record<Language, MailText>>>> = {
  ...ACCOUNT_TEXTS,
  ...ANSWER_TEXTS,
  ...PLAN_TEXTS,
  contact_confirmation: {
    en: {
      subject: 'Your message to {brand}',
      text: [
        '{greeting},',
        'Thank you for your message. It has arrived, and we will get back to you within one working day.',
        'Topic: {topic}\nService: {service}\nFor: {person}',
        'Kind regards\n{brand}',
        'You are receiving this email because your address was entered in the contact form on our website. If that wasn’t you, please ignore it.',
      ].join('\n\n'),
    },
    de: {
      subject: 'Ihre Nachricht an {brand}',
      text: [
        '{greeting},',
        'vielen Dank für Ihre Nachricht. Sie ist angekommen, und wir melden uns innerhalb eines Werktags bei Ihnen.',
        'Es geht um: {topic}\nLeistung: {service}\nAn: {person}',
        'Freundliche Grüße\n{brand}',
        'Sie erhalten diese E-Mail, weil Ihre Adresse im Kontaktformular unserer Website eingetragen wurde. Waren Sie das nicht, ignorieren Sie sie bitte.',
      ].join('\n\n'),
    },
  },
  contact_notice: {
    en: {
      subject: 'New message from {first_name} {last_name}',
      text: [
        'A message has arrived through the website.',
        'Name: {first_name} {last_name}\nCompany: {company}\nEmail: {email}\nPhone: {phone}',
        'Topic: {topic}\nService: {service}\nFor: {person}',
        '{message}',
        'In the inbox: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Neue Nachricht von {first_name} {last_name}',
      text: [
        'Über die Website ist eine Nachricht eingegangen.',
        'Name: {first_name} {last_name}\nUnternehmen: {company}\nE-Mail: {email}\nTelefon: {phone}',
        'Thema: {topic}\nLeistung: {service}\nAn: {person}',
        '{message}',
        'Im Eingang: {link}',
      ].join('\n\n'),
    },
  },
  application_confirmation: {
    en: {
      subject: 'Your application to {brand}',
      text: [
        '{greeting},',
        'Thank you for your application. It has arrived with your CV, and we will be in touch soon.',
        'Position: {position}',
        'Kind regards\n{brand}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Ihre Bewerbung bei {brand}',
      text: [
        '{greeting},',
        'vielen Dank für Ihre Bewerbung. Sie ist mit Ihrem Lebenslauf angekommen, und wir melden uns bald.',
        'Stelle: {position}',
        'Freundliche Grüße\n{brand}',
      ].join('\n\n'),
    },
  },
  application_notice: {
    en: {
      subject: 'New application: {position}',
      text: [
        'An application has arrived through the website.',
        'Name: {full_name}\nEmail: {email}\nPhone: {phone}\nPosition: {position}\nYears of experience: {years}',
        'Topic: {topic}\nFor: {person}',
        'The CV is in the inbox: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Neue Bewerbung: {position}',
      text: [
        'Über die Website ist eine Bewerbung eingegangen.',
        'Name: {full_name}\nE-Mail: {email}\nTelefon: {phone}\nStelle: {position}\nBerufserfahrung in Jahren: {years}',
        'Thema: {topic}\nAn: {person}',
        'Der Lebenslauf liegt im Eingang: {link}',
      ].join('\n\n'),
    },
  },
  password: {
    en: {
      subject: 'A new password for {brand}',
      text: [
        'Hello {name},',
        'Somebody, probably you, has asked for a new password for your account {email}. Choose it here within an hour:',
        '{link}',
        'If that wasn’t you, please ignore this email: your password stays as it is.',
      ].join('\n\n'),
    },
    de: {
      subject: 'Ein neues Passwort für {brand}',
      text: [
        'Guten Tag {name},',
        'jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto {email} angefordert. Vergeben Sie es innerhalb einer Stunde hier:',
        '{link}',
        'Waren Sie das nicht, ignorieren Sie diese E-Mail bitte: Ihr Passwort bleibt, wie es ist.',
      ].join('\n\n'),
    },
  },
};
