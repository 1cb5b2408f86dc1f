/** The content of the tests' WordPress, as editors write it: with umlauts, dashes, ampersands and quotes. */
import { ECOMMERCE, SERVICES } from '../support/pages/routes.ts';

/** Fields by their names; those that end in `_de` are German, and `{{home}}` is the WordPress's address. */
type Fields = Readonly<Record<string, string>>;
type Section = Fields | { readonly component_name: string; readonly card_components: readonly Fields[] };
type Page = {
  readonly key: string;
  readonly title: string;
  /** The German title, as set by a developer who translates every title. */
  readonly title_de: string;
  readonly sections: readonly Section[];
};
/** A post; `picture` is the number of its picture. */
export type Item = {
  readonly type: string;
  readonly title: string;
  readonly title_de: string;
  readonly fields: Fields;
  readonly text: string;
  readonly text_de: string;
  readonly date: string;
  readonly picture: number;
};

/** Pictures of the sample content, under names as editors upload them. */
export const PICTURES = [
  { file: 'hero-shop-960.webp', name: 'hero.webp', alt: 'A shop & its counter' },
  { file: 'about-team-960.webp', name: 'Büro über den Dächern (2).webp', alt: 'Das Team' },
  { file: 'blog-01-960.webp', name: "don't panic.webp", alt: '' },
] as const;

/** Returns the placeholder of a picture in the media library, by its index. */
const picture = (number: number) => `{{picture ${number}}}`;

function banner(title: string, title_de: string): Section {
  return {
    component_name: 'Banner',
    main_title: title,
    main_title_de: title_de,
    sub_title: 'Shops & software – since 2015',
    sub_title_de: 'Shops & Software – seit 2015',
    description: 'We\'re a team of "builders".\nOne line more.',
    description_de: 'Wir sind ein Team von „Machern“.\nNoch eine Zeile.',
    bg_image: picture(0),
    button_one_text: 'Write to us',
    button_one_text_de: 'Schreiben Sie uns',
    button_one_link: '{{home}}/contactus/contactform/',
    button_one_link_de: '{{home}}/de/contactus/contactform/',
  };
}

const imageContent: Section = {
  component_name: 'ImageContent',
  main_title: 'How we work',
  main_title_de: 'Wie wir arbeiten',
  html_field:
    '<p>We plan &amp; build. See our <a href="{{home}}/projects/">projects</a>.</p><figure class="wp-block-table"><table><tbody><tr><td>Plan</td><td>2 weeks</td></tr></tbody></table></figure>',
  html_field_de:
    '<p>Wir planen &amp; bauen. Unsere <a href="{{home}}/de/projects/">Projekte</a>.</p><figure class="wp-block-table"><table><tbody><tr><td>Plan</td><td>2 Wochen</td></tr></tbody></table></figure>',
  com_image: picture(1),
};

const services: Section = {
  component_name: 'ServicesGrid',
  main_title: 'Services & more',
  main_title_de: 'Leistungen & mehr',
  card_components: [
    {
      title: 'Web & mobile',
      title_de: 'Web & mobil',
      description: 'Sites that load fast.',
      description_de: 'Seiten, die schnell laden.',
      image: picture(2),
      link: '{{home}}/services/webdevelopment/',
      link_de: '{{home}}/de/services/webdevelopment/',
      button_text: 'Read on',
      button_text_de: 'Weiterlesen',
    },
  ],
};

const list = (component_name: string, main_title: string, main_title_de: string): Section => ({
  component_name,
  main_title,
  main_title_de,
});

const OFFICES = [
  { title: 'Munich', title_de: 'München', description: 'Hafenstraße 7, 80331 München', location: '48.1374, 11.5755' },
  {
    title: 'Duisburg',
    title_de: 'Duisburg',
    description: 'Am Innenhafen 3, 47059 Duisburg',
    location: '51.4344, 6.7623',
  },
  { title: 'Chennai', title_de: 'Chennai', description: 'Anna Salai 12, Chennai 600002', location: '13.0827, 80.2707' },
  { title: 'Karachi', title_de: 'Karatschi', description: 'Shahrah-e-Faisal 4, Karachi', location: '24.8607, 67.0011' },
];

function page(key: string, title: string, title_de: string, ...sections: readonly Section[]): Page {
  return { key, title, title_de, sections: [banner(title, title_de), ...sections] };
}

/** Names as written for people: their addresses have no space. */
const SPOKEN: Readonly<Record<string, readonly [string, string]>> = {
  paymentsolution: ['Payment Solution', 'Zahlungslösungen'],
  brandidentity: ['Brand Identity', 'Markenauftritt'],
};

function named(key: string, names: readonly string[]): readonly Page[] {
  return names
    .filter((name) => name !== 'webdevelopmente')
    .map((name) => {
      const [title, title_de] = SPOKEN[name] ?? [name, name];
      return page(key, title, title_de, imageContent);
    });
}

export const PAGES: readonly Page[] = [
  page(
    'homepage',
    'Home',
    'Startseite',
    services,
    list('ClientSlider', 'Clients', 'Kunden'),
    list('ProjectSlider', 'Work', 'Arbeiten'),
    list('ReviewSlider', 'What clients say', 'Was Kunden sagen'),
    list('News', 'News', 'Neues'),
  ),
  page('products', 'Products', 'Produkte', imageContent),
  ...named('ecommerce', ECOMMERCE),
  ...named('service', SERVICES),
  page(
    'contactus',
    'Contact form',
    'Kontaktformular',
    {
      component_name: 'ContactForm',
      main_title: 'Talk to us',
      main_title_de: 'Sprechen Sie mit uns',
      button_two_text: 'Send',
      button_two_text_de: 'Absenden',
    },
    {
      component_name: 'ContactMap',
      main_title: 'Where we are',
      main_title_de: 'Wo wir sind',
      card_components: OFFICES,
    },
  ),
  page('contactus', 'Hire a developer', 'Entwickler einstellen', {
    component_name: 'HireGrid',
    main_title: 'Rates',
    main_title_de: 'Sätze',
    card_components: [
      {
        title: 'Full time',
        title_de: 'Vollzeit',
        houres: '160',
        description: 'A month.',
        description_de: 'Ein Monat.',
      },
    ],
  }),
  page('aboutus', 'About us', 'Über uns', imageContent, list('CertificateSlider', 'Certificates', 'Zertifikate')),
  page('projects', 'Projects', 'Projekte', list('ProjectGrid', 'All projects', 'Alle Projekte')),
  page('career', 'Career', 'Karriere', list('CareerGrid', 'Open jobs', 'Offene Stellen')),
  page('career', 'Career form', 'Bewerbung'),
  page('blog', 'Blogs', 'Blog', list('News', 'All posts', 'Alle Beiträge')),
  page('news', 'News', 'Neuigkeiten', list('News', 'News', 'Neuigkeiten')),
  page('client', 'Clients', 'Kunden', list('ClientSlider', 'Clients', 'Kunden')),
  page('review', 'Reviews', 'Stimmen', list('ReviewSlider', 'Reviews', 'Stimmen')),
  page('legal', 'Imprint', 'Impressum', imageContent),
  page('legal', 'Terms', 'AGB', imageContent),
  page('legal', 'Privacy', 'Datenschutz', imageContent),
];

/** Markup that editors put into the text of a post. */
const TEXT = [
  '<!-- wp:paragraph -->',
  '<p>First, R&amp;D. Then the <a href="{{home}}/services/webdevelopment/">work itself</a>.</p>',
  '<!-- /wp:paragraph -->',
  '<!-- wp:list --><ul><li>one<ul><li>one and a half</li></ul></li><li>two</li></ul><!-- /wp:list -->',
  '[caption id="" align="alignnone" width="300"]<img src="{{url 1}}" width="300" height="200" alt="The roof" /> On the roof[/caption]',
  '<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper"><iframe title="A talk" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></div></figure>',
  '[contact-form-7 id="5" title="Contact"]',
].join('\n');

function item(type: string, title: string, title_de: string, date: string, fields: Fields = {}): Item {
  return { type, title, title_de, fields, text: TEXT, text_de: TEXT.replace('First,', 'Zuerst,'), date, picture: 2 };
}

export const ITEMS: readonly Item[] = [
  item('post', 'Don’t panic & keep the cart', 'Keine Panik & der Korb bleibt', '2024-05-15', {
    excerpt: 'A cart that "stays".',
  }),
  item('post', 'Six lessons – learned late', 'Sechs Lehren – spät gelernt', '2023-12-31'),
  item('post', 'Umlauts', 'Übergrößen', '2023-10-31'),
  item('post', 'Plain', 'Schlicht', '2023-03-01'),
  item('post', 'The oldest', 'Der älteste', '2022-01-02'),
  item('bc_project', 'Möbel & mehr GmbH', 'Möbel & mehr GmbH', '2024-01-02', {
    pro_category: 'Shops & more',
    date: '2023-06-30',
  }),
  item('bc_project', 'Harbour', 'Hafen', '2024-01-01', { pro_category: 'Apps', date: '2022-02-01' }),
  item('bc_job', 'PHP developer', 'PHP-Entwickler', '2024-02-02', {
    location: 'Duisburg & remote',
    job_type: 'Full time',
    job_type_de: 'Vollzeit',
    category: 'Development',
    category_de: 'Entwicklung',
    houres: '40',
    date: '2026-11-02',
  }),
  item('bc_review', 'Review', 'Stimme', '2024-01-01', {
    name: "Anna O'Neill",
    location_company: 'Möbel & mehr, Köln',
    review: 'They "deliver" – always.',
    review_de: 'Sie „liefern“ – immer.',
  }),
  item('bc_client', 'Möbel & mehr', 'Möbel & mehr', '2024-01-01'),
  item('bc_certificate', 'ISO 27001', 'ISO 27001', '2024-01-01', { date: '2021-09-30' }),
];
