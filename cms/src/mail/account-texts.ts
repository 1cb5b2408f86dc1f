/** The mails to an account's owner about a change of what guards it. */
export const ACCOUNT_TEXTS = {
  account_changed: {
    en: {
      subject: 'Your account for {brand} was changed',
      text: [
        'Hello {name},',
        'Something that guards your account {email} was changed:',
        '{changes}',
        'Changed by: {author}',
        'If you didn’t expect this, please tell an administrator at once, and choose a new password: {link}',
      ].join('\n\n'),
    },
    de: {
      subject: 'Ihr Konto bei {brand} wurde geändert',
      text: [
        'Guten Tag {name},',
        'an Ihrem Konto {email} wurde etwas geändert, das es schützt:',
        '{changes}',
        'Geändert von: {author}',
        'Kommt das unerwartet, sagen Sie es bitte sofort der Administration und vergeben Sie ein neues Passwort: {link}',
      ].join('\n\n'),
    },
  },
} as const;
