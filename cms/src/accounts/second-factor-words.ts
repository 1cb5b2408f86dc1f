import type { LocalText } from '@kontorwerk/contract/languages';

/** What the admin says about the second factor. */
export const SECOND_FACTOR_WORDS = {
  failed: {
    en: 'That did not work. Please try again.',
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  code: { en: 'Code', de: 'Code' },
  code_hint: {
    en: 'Six digits from your device, or one of your recovery codes.',
    de: 'Sechs Ziffern von Ihrem Gerät oder einer Ihrer Ersatzcodes.',
  },
  password: { en: 'Your password', de: 'Ihr Passwort' },
  password_hint: { en: 'The one that you signed in with.', de: 'Das, mit dem Sie sich angemeldet haben.' },
  next: { en: 'Continue', de: 'Weiter' },
  new_code_hint: { en: 'Six digits.', de: 'Sechs Ziffern.' },
  code_title: { en: 'Sign in: second step', de: 'Anmelden: zweiter Schritt' },
  sign_in: { en: 'Sign in', de: 'Anmelden' },
  start_over: { en: 'Start over', de: 'Von vorn beginnen' },
  title: { en: 'Second factor', de: 'Zweiter Faktor' },
  why: {
    en: 'A code of your phone besides the password: who learns the password gets no further.',
    de: 'Ein Code Ihres Telefons zusätzlich zum Passwort: Wer das Passwort erfährt, kommt nicht weiter.',
  },
  set_up: { en: 'Set up', de: 'Einrichten' },
  scan: {
    en: 'Scan this with an authenticator app, or type the key into it. Then type the code that it shows.',
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
    en: 'It is on. Keep these recovery codes in a safe place; each works once when the device is lost. They are not shown again.',
    de: 'Er ist eingeschaltet. Bewahren Sie diese Ersatzcodes sicher auf; jeder gilt einmal, wenn das Gerät fehlt. Sie werden nicht wieder angezeigt.',
  },
} as const satisfies Record<string, LocalText>;
