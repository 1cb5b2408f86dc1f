import type { Page } from '../../content-types.ts';

export default {
  page_key: 'blog',
  slug: 'Blogs',
  title: { en: 'Blog', de: 'Blog' },
  seo: {
    title: { en: 'Blog: notes on shops, data and daily work', de: 'Blog: Notizen zu Shops, Daten und Alltag' },
    description: {
      en: 'Practical notes for people who run online shops: speed, accessibility, migration, price lists, product data, apps. Written by those who build them.',
      de: 'Praktische Notizen für alle, die Onlineshops betreiben: Tempo, Barrierefreiheit, Umzug, Preislisten, Produktdaten. Von denen, die sie bauen.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'page',
      sub_title: { en: 'Blog: shops, apps and data', de: 'Blog: Shops, Apps und Daten' },
      main_title: { en: 'Written down', de: 'Aufgeschrieben' },
      description: {
        en: 'Anything we have explained twice gets written down before the third time. With figures where we have them, and with the name of the person you can argue with.',
        de: 'Was wir zweimal erklärt haben, schreiben wir vor dem dritten Mal auf. Mit Zahlen, wo es welche gibt, und mit dem Namen der Person, der Sie widersprechen dürfen.',
      },
    },
    {
      component_name: 'News',
      layout: 'list',
      post_type: 'blog',
      main_title: { en: 'Articles, latest first', de: 'Artikel, die neuesten zuerst' },
    },
    {
      component_name: 'GridBlocks',
      layout: 'list',
      tone: 'mist',
      main_title: { en: 'How an article gets in', de: 'Wie ein Artikel hierherkommt' },
      cards: [
        {
          title: { en: 'A question comes up twice', de: 'Eine Frage kam zweimal' },
          description: {
            en: 'From clients, not from a keyword tool.',
            de: 'Von Kunden, nicht aus einem Keyword-Werkzeug.',
          },
        },
        {
          title: { en: 'Whoever does the work writes it up', de: 'Es schreibt, wer die Arbeit macht' },
          description: {
            en: 'In the office, during office hours. Somebody from another city checks every claim.',
            de: 'Im Büro, in der Arbeitszeit. Eine zweite Person aus einer anderen Stadt prüft jede Behauptung.',
          },
        },
        {
          title: { en: 'Mistakes stay visible', de: 'Fehler bleiben sichtbar' },
          description: {
            en: 'When we turn out to be wrong, we add a dated correction and leave the old sentence in.',
            de: 'Wissen wir es später besser, kommt die Korrektur mit Datum dazu, und der alte Satz bleibt stehen.',
          },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'rows',
      main_title: { en: 'From reading to doing', de: 'Vom Lesen zum Tun' },
      cards: [
        {
          title: { en: 'Too slow', de: 'Zu langsam' },
          description: { en: 'Measure, repair, keep it fast', de: 'Messen, reparieren, schnell bleiben' },
          link: '/ecommerce/performanceoptimization',
        },
        {
          title: { en: 'Too old', de: 'Zu alt' },
          description: {
            en: 'Move without losing orders or rankings',
            de: 'Umziehen, ohne Bestellungen oder Platzierungen zu verlieren',
          },
          link: '/ecommerce/shopmigration',
        },
        {
          title: { en: 'Too lonely', de: 'Zu einsam' },
          description: { en: 'Connect ERP, PIM and warehouse', de: 'ERP, PIM und Lager anschließen' },
          link: '/ecommerce/interfacesandintegration',
        },
        {
          title: { en: 'Too plain', de: 'Zu beliebig' },
          description: {
            en: 'Design a shop that people recognise',
            de: 'Einen Shop gestalten, den man wiedererkennt',
          },
          link: '/ecommerce/webdesign',
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'petrol',
      main_title: { en: 'Can’t find your question?', de: 'Ihre Frage fehlt noch?' },
      description: {
        en: 'Ask it. If somebody has asked before you, it becomes an article; you get an answer either way.',
        de: 'Stellen Sie sie. Hat schon jemand vor Ihnen gefragt, wird ein Artikel daraus; die Antwort bekommen Sie so oder so.',
      },
      button_one_text: { en: 'Ask a question', de: 'Frage stellen' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
