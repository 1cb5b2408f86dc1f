import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';

export default {
  page_key: 'news',
  slug: 'News',
  title: { en: 'News', de: 'News' },
  seo: {
    title: { en: 'News and press from four offices', de: 'Neuigkeiten und Presse aus vier Büros' },
    description: {
      en: 'What has changed at Kontorwerk: new services, open code, published figures. With a press contact, key facts and pictures to use.',
      de: 'Was sich bei Kontorwerk geändert hat: neue Angebote, offener Code, veröffentlichte Zahlen. Mit Pressekontakt, Eckdaten und Bildern.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'page',
      sub_title: { en: 'News and press', de: 'Neuigkeiten und Presse' },
      main_title: { en: 'New in the ledger', de: 'Neu im Buch' },
      description: {
        en: 'We report what has happened and say little of what is planned. That is why the list is short.',
        de: 'Wir melden, was geschehen ist, und sagen wenig von dem, was geplant ist. Deshalb ist die Liste kurz.',
      },
    },
    {
      component_name: 'News',
      layout: 'list',
      post_type: 'news',
      main_title: { en: 'Entries with a date', de: 'Einträge mit Datum' },
    },
    {
      component_name: 'TwoImages',
      layout: 'wide-left',
      tone: 'ink',
      main_title: { en: 'Pictures for the press', de: 'Bilder für die Presse' },
      description: {
        en: 'Drawn in-house. You may print them with the credit “Picture: Kontorwerk”; we send vector files on request.',
        de: 'Im eigenen Haus gezeichnet. Abdruck mit dem Vermerk „Bild: Kontorwerk“ gern gestattet, die Vektordateien schicken wir auf Anfrage.',
      },
      bg_image: 'news-door',
      com_image: 'map',
      cards: [
        {
          title: { en: 'The door', de: 'Die Tür' },
          description: {
            en: 'One bell for each office. The cat doesn’t work here.',
            de: 'Eine Klingel für jedes Büro. Die Katze arbeitet nicht hier.',
          },
        },
        {
          title: { en: 'The map', de: 'Die Karte' },
          description: {
            en: 'Two offices in Germany, one in Pakistan, one in India.',
            de: 'Zwei Büros in Deutschland, eines in Pakistan, eines in Indien.',
          },
        },
      ],
    },
    {
      component_name: 'RichText',
      layout: 'columns',
      main_title: { en: 'For journalists in a hurry', de: 'Für die eilige Redaktion' },
      html_field: {
        en: `### Who answers

${people.jonas.name}, managing director, by phone on **${brand.phone_in_text}** or by email at ${brand.email}. On working days you get a reply within three hours, and before your deadline if you tell us when it is.

### What you may quote

Everything on these pages. Clients have approved every figure about them; for new ones we ask first, which usually takes two days.

### What else you should know

- ${brand.legal_name}, founded in Munich in ${brand.founded}, no outside investors
- Offices in Munich, Duisburg, Chennai and Karachi
- Online shops, apps, integrations and design for manufacturers and merchants
- “Kontorwerk” is one word and takes no article

### Talks

${people.farid.name} speaks about accessible checkouts, ${people.miriam.name} about product data and ERP, ${people.karthik.name} about load times. All of them speak in English, Miriam in German too. None of them brings a sales pitch.`,
        de: `### Wer antwortet

${people.jonas.name}, Geschäftsführer, telefonisch unter **${brand.phone_in_text}** oder per E-Mail an ${brand.email}. An Werktagen hören Sie binnen drei Stunden von uns, und vor Redaktionsschluss, wenn Sie ihn uns nennen.

### Was Sie zitieren dürfen

Alles, was auf diesen Seiten steht. Zahlen zu Kunden haben diese selbst freigegeben; neue stimmen wir erst ab, das dauert meist zwei Tage.

### Was Sie sonst wissen sollten

- ${brand.legal_name}, gegründet ${brand.founded} in München, ohne fremde Geldgeber
- Büros in München, Duisburg, Chennai und Karatschi
- Onlineshops, Apps, Schnittstellen und Gestaltung für Hersteller und Handel
- „Kontorwerk“ schreibt sich in einem Wort und steht ohne Artikel

### Vorträge

${people.farid.name} spricht über barrierefreie Kassen, ${people.miriam.name} über Produktdaten und ERP, ${people.karthik.name} über Ladezeiten. Alle auf Englisch, ${people.miriam.name} auch auf Deutsch. Eine Verkaufsfolie hat niemand von ihnen dabei.`,
      },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'On deadline?', de: 'Gleich Redaktions\u00adschluss?' },
      description: {
        en: 'Put “Press” and the time in the first line. Somebody you can quote will call you back.',
        de: 'Schreiben Sie „Presse“ und die Uhrzeit in die erste Zeile. Es ruft jemand zurück, den Sie zitieren dürfen.',
      },
      button_one_text: { en: 'Write to us', de: 'Schreiben Sie uns' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
