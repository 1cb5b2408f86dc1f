import type { Language } from '@kontorwerk/contract/languages';
import { brand, offices } from '../../brand.ts';
import type { Page } from '../../content-types.ts';
import { messageContacts } from '../../people.ts';
import { AUDIT_PRICE, euros, prices } from '../../prices.ts';

/** The offices' opening hours as a list. */
function openingHours(language: Language, suffix: string): string {
  // In German, the dash of a range has no spaces.
  const dash = language === 'de' ? '–' : '\u00a0–\u00a0';
  return offices
    .map(({ city, opens, closes }) => `- **${city[language]}:** ${opens}${dash}${closes}${suffix}`)
    .join('\n');
}

export default {
  page_key: 'contactus',
  slug: 'Contact form',
  title: { en: 'Contact form', de: 'Kontaktformular' },
  seo: {
    title: { en: 'Contact: four offices, one answer', de: 'Kontakt: vier Büros, eine Antwort' },
    description: {
      en: 'Write two sentences about your shop, app or website. A person, not a machine, reads them and replies within a working day.',
      de: 'Zwei Sätze zu Shop, App oder Website genügen. In München, Duisburg, Chennai und Karatschi antworten Menschen, und zwar innerhalb eines Werktags.',
    },
  },
  sections: [
    {
      component_name: 'ContactForm',
      layout: 'full',
      main_title: { en: 'Two sentences are enough', de: 'Zwei Sätze genügen' },
      sub_title: {
        en: 'What do you sell, and what would you like to improve?',
        de: 'Was verkaufen Sie, und was soll besser werden?',
      },
      description: {
        en: 'We read every message ourselves and answer within one working day.',
        de: 'Wir lesen jede Nachricht selbst und antworten innerhalb eines Werktags.',
      },
      button_two_text: { en: 'Send message', de: 'Nachricht senden' },
      cards: [
        ...messageContacts,
        {
          html_field: {
            en: `### What happens next

1. Your message goes into the book, and you see the confirmation at once.
2. Someone who builds shops will read it, look at your website and write back.
3. Within a week you’ll have a written list of first steps with rough figures. It costs nothing, and you are free to show it to other agencies.

You won’t end up on a mailing list. What we store, and for how long, is set out in the [privacy notice](/privacy).`,
            de: `### Wie es weitergeht

1. Ihre Nachricht kommt ins Buch, und die Bestätigung sehen Sie sofort.
2. Jemand, der selbst Shops baut, liest Ihre Nachricht, sieht sich Ihre Website an und schreibt zurück.
3. Binnen einer Woche bekommen Sie eine schriftliche Liste erster Schritte mit groben Zahlen. Sie kostet nichts, und Sie dürfen sie auch anderen Agenturen zeigen.

Ein Newsletter wird nicht daraus. Was wir speichern, steht in der [Datenschutzerklärung](/privacy).`,
          },
        },
        {
          html_field: {
            en: `### Who answers

Jonas, Amira and Karthik will read your message. You can also call **${brand.phone_in_text}** or write to ${brand.email}.

Monday to Friday, local time:

${openingHours('en', '')}`,
            de: `### Wer antwortet

Jonas, Amira und Karthik lesen Ihre Nachricht. Sie können auch anrufen, **${brand.phone_in_text}**, oder an ${brand.email} schreiben.

Montag bis Freitag, jeweils Ortszeit:

${openingHours('de', '\u00a0Uhr')}`,
          },
        },
      ],
    },
    {
      component_name: 'ContactMap',
      layout: 'map',
      tone: 'petrol',
      main_title: { en: 'Or come by', de: 'Oder kommen Sie vorbei' },
      description: {
        en: 'Four addresses: filter coffee at three of them, tea in Karachi.',
        de: 'Vier Adressen: An dreien gibt es Filterkaffee, in Karatschi Tee.',
      },
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      com_image: 'contact-hero',
      sub_title: { en: 'By phone', de: 'Am Telefon' },
      main_title: { en: 'Ring where it’s daytime', de: 'Klingeln Sie durch, wo gerade Tag ist' },
      description: {
        en: 'Every number reaches a person, not a menu with nine options. Whoever picks up knows the answer, or knows somebody who does and who will call you back before the end of the day.',
        de: 'Unter jeder Nummer meldet sich ein Mensch und kein Menü mit neun Optionen. Wer abhebt, weiß die Antwort oder kennt jemanden, der sie weiß und Sie vor Feierabend zurückruft.',
      },
      cards: offices.map(({ city, phone }) => ({ title: city, description: { en: phone, de: phone } })),
    },
    {
      component_name: 'FromToContact',
      layout: 'form',
      tone: 'mist',
      main_title: { en: 'Lost for words? Pick\u00a0two', de: 'Fehlen die Worte? Wählen Sie zwei' },
      description: {
        en: 'Where you are and where you want to be. Your choice goes into the message above, and you add what is missing.',
        de: 'Wo Sie stehen und wohin Sie möchten. Ihre Wahl wandert oben in die Nachricht, und Sie ergänzen, was noch fehlt.',
      },
      button_one_text: { en: 'Put it in my message', de: 'In die Nachricht übernehmen' },
      cards: [
        {
          title: { en: 'Spreadsheets and a telephone', de: 'Tabellen und ein Telefon' },
          category: { en: 'from', de: 'from' },
        },
        {
          title: { en: 'A shop that is showing its age', de: 'Ein Shop, der alt geworden ist' },
          category: { en: 'from', de: 'from' },
        },
        {
          title: { en: 'Two shops and three truths', de: 'Zwei Shops und drei Wahrheiten' },
          category: { en: 'from', de: 'from' },
        },
        {
          title: { en: 'An agency that went quiet', de: 'Eine Agentur, die verstummt ist' },
          category: { en: 'from', de: 'from' },
        },
        {
          title: { en: 'A good idea', de: 'Eine gute Idee' },
          category: { en: 'from', de: 'from' },
        },
        {
          title: { en: 'A shop for our dealers', de: 'Ein Shop für unsere Händler' },
          category: { en: 'to', de: 'to' },
        },
        {
          title: { en: 'A relaunch without downtime', de: 'Ein Relaunch ohne Stillstand' },
          category: { en: 'to', de: 'to' },
        },
        {
          title: { en: 'An ERP that talks to the shop', de: 'Ein ERP, das mit dem Shop spricht' },
          category: { en: 'to', de: 'to' },
        },
        {
          title: { en: 'An app people keep', de: 'Eine App, die installiert bleibt' },
          category: { en: 'to', de: 'to' },
        },
        {
          title: { en: 'A second opinion', de: 'Eine zweite Meinung' },
          category: { en: 'to', de: 'to' },
        },
      ],
    },
    {
      component_name: 'Faq',
      tone: 'paper-2',
      main_title: { en: 'Before you press send', de: 'Bevor Sie auf Senden drücken' },
      cards: [
        {
          title: { en: 'What should the two sentences say?', de: 'Was soll in den zwei Sätzen stehen?' },
          html_field: {
            en: 'The first, what you sell and to whom. The second, what annoys you about it. An example: “We sell bicycle parts to 400 dealers. Half of them still order by fax, and the fax is winning.” A link we can look at helps; a specification isn’t needed.',
            de: 'Im ersten, was Sie verkaufen und an wen. Im zweiten, was Sie daran ärgert. Ein Beispiel: „Wir verkaufen Fahrradteile an 400\u00a0Händler. Die Hälfte bestellt noch per Fax, und das Fax gewinnt.“ Ein Link, den wir öffnen können, hilft; ein Lastenheft braucht es nicht.',
          },
        },
        {
          title: { en: 'What is the smallest budget you work with?', de: 'Ab welchem Budget arbeiten Sie?' },
          html_field: {
            en: `A full audit of an existing shop costs ${euros(AUDIT_PRICE).en}; a small shop starts at ${euros(prices.shopify.from).en} and takes six to ten weeks. You will find more figures in [our comparison of platforms](/ecommerce#how-to-choose). Repairs are billed by the hour. If we are too large or too small for your project, our first reply will say so and name somebody who would suit you better.`,
            de: `Die gründliche Prüfung eines bestehenden Shops kostet ${euros(AUDIT_PRICE).de}, ein kleiner Shop beginnt bei ${euros(prices.shopify.from).de} und ist in sechs bis zehn Wochen fertig; mehr Zahlen stehen [im Vergleich der Systeme](/ecommerce#how-to-choose). Reparaturen rechnen wir nach Stunden ab. Sind wir für Ihr Vorhaben zu groß oder zu klein, steht das in der ersten Antwort, samt dem Namen von jemandem, der besser passt.`,
          },
        },
        {
          title: {
            en: 'Can we sign a non-disclosure agreement first?',
            de: 'Können wir vorher Vertraulichkeit vereinbaren?',
          },
          html_field: {
            en: 'Yes. Write “NDA first” and nothing else. We’ll send you our two-page version by return, or sign yours.',
            de: 'Ja. Schreiben Sie nur „Bitte zuerst Vertraulichkeit“. Sie erhalten postwendend unsere zwei Seiten, oder wir unterschreiben Ihre Fassung.',
          },
        },
        {
          title: { en: 'Our shop is down right now. What do we do?', de: 'Unser Shop steht gerade still. Was tun?' },
          html_field: {
            en: `Don’t write, call. From Monday to Friday one of the offices will pick up, from early morning until six in the evening, German time. Clients with a support contract will find the emergency number on its first page; everybody else can try **${brand.phone_in_text}**.`,
            de: `Nicht schreiben, anrufen. Von Montag bis Freitag hebt vom frühen Morgen bis 18\u00a0Uhr deutscher Zeit immer ein Büro ab. Kunden mit Wartungsvertrag finden die Notfallnummer auf dessen erster Seite, alle anderen versuchen es unter **${brand.phone_in_text}**.`,
          },
        },
        {
          title: { en: 'Can we hire one of your developers?', de: 'Können wir jemanden aus Ihrer Entwicklung buchen?' },
          html_field: {
            en: 'Yes, one person or a small team, for a project that stays yours. You will find rates and profiles under [Hire a developer](/contactus/hireadeveloper).',
            de: 'Ja, eine Person oder ein kleines Team, für ein Projekt, das Ihres bleibt. Stundensätze und Profile stehen unter [Entwicklung auf Zeit](/contactus/hireadeveloper).',
          },
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'ink',
      main_title: { en: 'Or are you after a job?', de: 'Oder suchen Sie eine Stelle?' },
      description: {
        en: 'Applications have a door of their own: a CV will open it.',
        de: 'Bewerbungen haben einen eigenen Eingang: Ein Lebenslauf öffnet ihn.',
      },
      button_one_text: { en: 'See the open jobs', de: 'Offene Stellen ansehen' },
      button_one_link: '/contactus/career',
    },
  ],
} satisfies Page;
