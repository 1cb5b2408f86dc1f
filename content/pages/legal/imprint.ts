import type { Language } from '@kontorwerk/contract/languages';
import { brand, offices } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';

/** An office's address in one line. */
function addressOf(code: string, language: Language): string {
  const office = offices.find((candidate) => candidate.code === code);
  return office ? office.address[language].replaceAll('\n', ', ') : '';
}

/** The offices besides the registered one, each below its city. */
function branches(language: Language): string {
  return offices
    .filter(({ code }) => code !== 'MUC')
    .map(({ code, city, phone }) => `### ${city[language]}\n\n${addressOf(code, language)}\n\n${phone}`)
    .join('\n\n');
}

export default {
  page_key: 'legal',
  slug: 'Imprint',
  title: { en: 'Legal notice', de: 'Impressum' },
  seo: {
    title: { en: 'Legal notice (imprint)', de: 'Impressum' },
    description: {
      en: `Who is responsible for this website: ${brand.legal_name} in Munich, with its managing director, contact details, register entry and VAT number. Sample text.`,
      de: `Wer diese Website verantwortet: die ${brand.legal_name} in München mit Vertretung, Kontakt, Registereintrag und Umsatzsteuer-ID. Mustertext.`,
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      bg_image: 'news-door',
      main_title: { en: 'Legal notice', de: 'Impressum' },
      description: {
        en: 'This is a sample with invented details; the owner of the website will replace it before going online.',
        de: 'Dies ist ein Muster mit erfundenen Angaben; wer die Website betreibt, ersetzt es vor der Veröffentlichung.',
      },
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      main_title: { en: 'Provider', de: 'Anbieter' },
      sub_title: { en: 'Information under §\u00a05 DDG', de: 'Angaben gemäß §\u00a05 DDG' },
      cards: [
        {
          title: { en: 'Company', de: 'Unternehmen' },
          description: {
            en: `${brand.legal_name}\n${addressOf('MUC', 'en')}`,
            de: `${brand.legal_name}\n${addressOf('MUC', 'de')}`,
          },
        },
        {
          title: { en: 'Represented by', de: 'Vertreten durch' },
          description: {
            en: `The managing director, ${people.jonas.name}`,
            de: `Den Geschäftsführer ${people.jonas.name}`,
          },
        },
        {
          title: { en: 'Phone', de: 'Telefon' },
          description: { en: brand.phone_in_text, de: brand.phone_in_text },
        },
        { title: { en: 'Email', de: 'E-Mail' }, description: { en: brand.email, de: brand.email } },
        {
          title: { en: 'Register entry', de: 'Registereintrag' },
          description: {
            en: 'Commercial register, local court of Munich (Amtsgericht München)\nHRB\u00a0000000 (sample)',
            de: 'Handelsregister, Amtsgericht München\nHRB\u00a0000000 (Muster)',
          },
        },
        {
          title: { en: 'VAT identification number', de: 'Umsatzsteuer-ID' },
          description: {
            en: 'DE000000000 (sample)\nUnder §\u00a027a of the German VAT Act',
            de: 'DE000000000 (Muster)\nGemäß §\u00a027a UStG',
          },
        },
        {
          title: { en: 'Business identification number', de: 'Wirtschafts-ID' },
          description: {
            en: 'To be added once assigned\nUnder §\u00a0139c of the German Fiscal Code',
            de: 'Wird nach Vergabe ergänzt\nGemäß §\u00a0139c AO',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'paper-2',
      main_title: { en: 'Other offices', de: 'Weitere Büros' },
      html_field: { en: branches('en'), de: branches('de') },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'Responsibility and disputes', de: 'Verantwortung und Streitfälle' },
      html_field: {
        en: `### Responsible for editorial content

Under §\u00a018 (2) of the German Interstate Media Treaty (MStV): ${people.jonas.name}, ${addressOf('MUC', 'en')}

### Consumer arbitration

We are neither willing nor obliged to take part in dispute settlement proceedings before a consumer arbitration board (§\u00a036 VSBG). The European Commission closed its platform for online dispute resolution on 20 July 2025, which is why no link to it appears here.

### Professional liability insurance

Sample Versicherung AG, Musterstraße 1, 80000 Munich, Germany. Territorial scope: European Union. (Sample; information under §\u00a02 (1) no.\u00a011 DL-InfoV)

### Pictures and typefaces

All illustrations were drawn for this website. The clients, people, figures and awards shown are invented. The typefaces Bricolage Grotesque and Instrument Sans are published under the SIL Open Font License.

How we handle personal data is described in the [privacy notice](/privacy).`,
        de: `### Verantwortlich für redaktionelle Inhalte

Gemäß §\u00a018 Abs.\u00a02 MStV: ${people.jonas.name}, ${addressOf('MUC', 'de')}

### Verbraucherschlichtung

Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG). Die Europäische Kommission hat ihre Plattform zur Online-Streitbeilegung am 20.\u00a0Juli 2025 eingestellt; deshalb finden Sie hier keinen Link dorthin.

### Berufshaftpflichtversicherung

Muster Versicherung AG, Musterstraße 1, 80000 München. Räumlicher Geltungsbereich: Europäische Union. (Muster; Angaben gemäß §\u00a02 Abs.\u00a01 Nr.\u00a011 DL-InfoV)

### Bilder und Schriften

Alle Illustrationen sind für diese Website entstanden. Gezeigte Kunden, Personen, Zahlen und Auszeichnungen sind erfunden. Die Schriften Bricolage Grotesque und Instrument Sans stehen unter der SIL Open Font License.

Wie wir mit personenbezogenen Daten umgehen, lesen Sie in der [Datenschutzerklärung](/privacy).`,
      },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'Something else you need to know?', de: 'Fehlt eine Angabe?' },
      description: {
        en: 'Write which detail you are looking for and what it is for. You will have it within one working day.',
        de: 'Schreiben Sie, welche Angabe Sie suchen und wofür. Sie bekommen sie innerhalb eines Werktags.',
      },
    },
  ],
} satisfies Page;
