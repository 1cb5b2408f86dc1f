import { LANGUAGES } from '@kontorwerk/contract/languages';
import { DEAD_LETTER_DAYS, RETENTION_MONTHS } from '@kontorwerk/contract/settings/retention';
import { expect, test } from 'vitest';
import privacy from './pages/legal/privacy.ts';

function textIn(language: (typeof LANGUAGES)[number]): string {
  const texts = privacy.sections.map((section) =>
    'html_field' in section ? (section.html_field?.[language] ?? '') : '',
  );
  return texts.join('\n').replaceAll('\u00a0', ' ');
}

const MONTHS = { en: 'months', de: 'Monate' };

/** The sentence on the page about each period, so that an owner who changes one finds it. */
const ABOUT = {
  en: { messages: /enquiry is deleted/, applications: /deleted, with the CV,/, audit: /record of which of us/ },
  de: { messages: /Anfrage löschen wir/, applications: /löschen wir sie samt Lebenslauf/, audit: /Wir protokollieren/ },
};

for (const language of LANGUAGES) {
  test(`the privacy page names the periods that the software keeps, in ${language}`, () => {
    for (const period of ['messages', 'applications', 'audit'] as const) {
      const sentence = textIn(language)
        .split(/(?<=\.)\s/)
        .find((part) => ABOUT[language][period].test(part));
      expect(sentence, period).toContain(`${RETENTION_MONTHS[period]} ${MONTHS[language]}`);
    }
  });

  test(`it names the periods of what lies beside the messages, in ${language}`, () => {
    const [month, days] = { en: ['month', 'days'], de: ['Monat', 'Tagen'] }[language];
    expect(textIn(language)).toMatch(RegExp(`(went out|verschickt wurde)[^.]* ${RETENTION_MONTHS.outbox} ${month}\\b`));
    expect(textIn(language)).toMatch(RegExp(`(handed over|übergeben)[^.]* ${DEAD_LETTER_DAYS} ${days}\\b`));
  });

  test(`it says what is stored and sent, and to whom, in ${language}`, () => {
    const said = {
      en: [
        /email address/,
        /together with your IP address/,
        /until you close the tab/,
        /begun to write in a form stays in the page’s memory/,
        /how long it took/,
        /CV itself is never sent by email/,
        /confirmation by email/,
        /network of the IP address/,
        /map-consent/,
        /CV/,
        /can untick it/,
      ],
      de: [
        /E-Mail-Adresse/,
        /zusammen mit Ihrer IP-Adresse/,
        /bis Sie den Tab schließen/,
        /in ein Formular geschrieben haben, bleibt im Speicher der Seite/,
        /wie lange sie gedauert hat/,
        /Lebenslauf selbst wird dabei nie per E-Mail verschickt/,
        /Bestätigung per E-Mail/,
        /Netz der IP-Adresse/,
        /map-consent/,
        /Lebenslauf/,
        /Häkchen davor, das Sie entfernen/,
      ],
    };
    for (const words of said[language]) expect(textIn(language)).toMatch(words);
  });
}
