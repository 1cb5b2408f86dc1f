import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { messageContacts } from '../../people.ts';

export default {
  page_key: 'contactus',
  slug: 'Footer form',
  title: { en: 'Form at the foot of every page', de: 'Formular am Fuß jeder Seite' },
  seo: {
    title: { en: 'Write to us', de: 'Schreiben Sie uns' },
    description: {
      en: 'The short form at the foot of every page: your name, a way to reach you and what you have in mind. Someone who builds shops replies, not a ticket system.',
      de: 'Das kurze Formular am Fuß jeder Seite: wer Sie sind, wie wir Sie erreichen, was Sie vorhaben. Es antwortet jemand, der Shops baut.',
    },
  },
  sections: [
    {
      component_name: 'ContactForm',
      layout: 'full',
      tone: 'marigold',
      main_title: { en: 'Open a new page.', de: 'Schlagen Sie eine neue Seite auf.' },
      description: {
        en: 'Tell us what you sell and what is holding you back. Someone who builds shops will write back within one working day.',
        de: 'Erzählen Sie, was Sie verkaufen und was Sie bremst. Innerhalb eines Werktags schreibt Ihnen jemand, der Shops baut.',
      },
      button_two_text: { en: 'Send message', de: 'Nachricht senden' },
      cards: [
        ...messageContacts,
        {
          html_field: {
            en: `Jonas, Amira and Karthik will read your message. Rather talk? Call us:\n\n**${brand.phone_in_text}**`,
            de: `Jonas, Amira und Karthik lesen Ihre Nachricht. Lieber telefonieren? Rufen Sie an:\n\n**${brand.phone_in_text}**`,
          },
        },
        {
          html_field: {
            en: 'We use your details to answer you, and for nothing else. [Privacy](/privacy)',
            de: 'Ihre Angaben verwenden wir nur, um Ihnen zu antworten. [Datenschutz](/privacy)',
          },
        },
      ],
    },
  ],
} satisfies Page;
