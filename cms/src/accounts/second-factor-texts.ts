import type { LocalText } from '@kontorwerk/contract/languages';

/** The admin's texts about the second factor. */
export const SECOND_FACTOR_TEXTS = {
  failed: {
    en: 'That didn’t work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  code: { en: 'Code', de: 'Code' },
  code_hint: {
    en: 'Six digits from your device, or one of your recovery codes.',
    de: 'Sechs Ziffern von Ihrem Gerät oder einer Ihrer Ersatzcodes.',
  },
  password: { en: 'Your password', de: 'Ihr Passwort' },
  password_hint: { en: 'The one you signed in with.', de: 'Das, mit dem Sie sich angemeldet haben.' },
  next: { en: 'Continue', de: 'Weiter' },
  new_code_hint: { en: 'Six digits.', de: 'Sechs Ziffern.' },
  code_title: { en: 'Sign in: second step', de: 'Anmelden: zweiter Schritt' },
  sign_in: { en: 'Sign in', de: 'Anmelden' },
  start_over: { en: 'Start over', de: 'Von vorn beginnen' },
  title: { en: 'Second factor', de: 'Zweiter Faktor' },
  why: {
    en: 'A code from your phone as well as your password: whoever learns the password alone gets no further.',
    de: 'Zum Passwort kommt ein Code von Ihrem Telefon: Wer nur das Passwort kennt, kommt nicht weiter.',
  },
  set_up: { en: 'Set up', de: 'Einrichten' },
  scan: {
    en: 'Scan this with an authenticator app, or type the key into it. Then enter the code it shows.',
    de: 'Scannen Sie das mit einer Authenticator-App oder tippen Sie den Schlüssel dort ein. Geben Sie dann den angezeigten Code ein.',
  },
  picture: { en: 'QR code for the authenticator app', de: 'QR-Code für die Authenticator-App' },
  turn_on: { en: 'Turn on', de: 'Einschalten' },
  turn_off: { en: 'Turn off', de: 'Ausschalten' },
  is_on: { en: 'It is on.', de: 'Er ist eingeschaltet.' },
  is_off: {
    en: 'It is off. Only the user can turn it on.',
    de: 'Er ist ausgeschaltet. Nur die Person selbst kann ihn einschalten.',
  },
  recovery: {
    en: 'It is on. Keep these recovery codes somewhere safe; each works once if you lose the device. They won’t be shown again.',
    de: 'Er ist eingeschaltet. Bewahren Sie diese Ersatzcodes sicher auf; jeder gilt einmal, wenn das Gerät fehlt. Sie werden nicht wieder angezeigt.',
  },
} as const satisfies Record<string, LocalText>;
