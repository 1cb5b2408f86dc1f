import type { SectionKind } from '@kontorwerk/contract/content/section-kinds';

const image = (name: string) => `/uploads/${name}.svg`;

const projects = [
  { title: 'Tea House', description: 'A shop for tea.', image: image('tea'), pro_category: 'Shopware', html_field: '' },
  { title: 'Wheel Works', description: 'A shop for wheels.', image: image('wheel'), pro_category: 'Magento' },
] as const;

/** A section of every kind (§2, reading guide), as a plain WordPress sends it. */
export const FULL_SECTIONS = {
  Banner: {
    main_title: 'Every kind of section',
    description: 'All that a page can be made of.',
    bg_image: image('banner'),
    button_one_text: 'See projects',
    button_one_link: '/projects',
    button_two_text: 'Write to us',
    button_two_link: '/contactus/contactform',
  },
  GridBlocks: {
    main_title: 'Blocks',
    card_components: [
      {
        title: 'Plan',
        description: 'First a plan.',
        image: image('plan'),
        link: '/products',
        button_text: 'See plans',
      },
      { title: 'Build', description: 'Then a house.' },
    ],
  },
  ClientSlider: {
    main_title: 'Clients',
    card_components: [
      { title: 'Northwind', image: image('northwind') },
      { title: 'Contoso', link: 'https://contoso.example/' },
    ],
  },
  ReviewSlider: {
    main_title: 'Reviews',
    card_components: [
      { name: 'Ada Byron', location_company: 'Engines, London', review: 'It counts.', image: image('ada') },
    ],
  },
  ImageContent: {
    main_title: 'A picture and its text',
    description: 'What the picture shows.',
    com_image: image('picture'),
    html_field: '<p>And <strong>more</strong> of it.</p>',
    button_one_text: 'Read more',
    button_one_link: '/agency/aboutus',
    button_two_text: 'A text without a link',
  },
  ServicesGrid: {
    main_title: 'Services',
    card_components: [
      { title: 'Painting', description: 'We paint.', image: image('brush'), link: '/services/painting' },
      { title: 'Hull repair', description: 'We mend.' },
    ],
  },
  ContactForm: {
    main_title: 'Write to the office',
    sub_title: 'We answer',
    description: 'within a day.',
    button_two_text: 'Send it',
    card_components: [{ html_field: '<p>By post</p>' }, { html_field: '<p>By phone</p>' }],
  },
  TwoImages: { main_title: 'Two pictures', bg_image: image('left'), com_image: image('right') },
  CertificateSlider: {
    main_title: 'Certificates',
    card_components: [{ title: 'Ship Painter', description: 'Class A.', image: image('seal'), date: '2024-05-01' }],
  },
  CareerGrid: {
    main_title: 'Open jobs',
    card_components: [
      { title: 'Dock Hand', location: 'Duisburg', job_type: 'Full time', detail_desc: 'Ropes', category: 'Harbour' },
    ],
  },
  ProjectGrid: { main_title: 'All works', card_components: projects },
  ProjectSlider: {
    main_title: 'Latest works',
    button_one_text: 'All of them',
    button_one_link: '/projects',
    card_components: projects,
  },
  HireGrid: {
    main_title: 'For hire',
    card_components: [
      {
        title: 'Rigger',
        description: 'Rigs.',
        image: image('rigger'),
        category: 'Knots',
        houres: '40 h a week',
        button_text: 'Hire a rigger',
        button_link: '/products',
      },
      { title: 'Cook', button_link: 'https://elsewhere.example/' },
    ],
  },
  News: {
    main_title: 'News',
    button_one_text: 'All news',
    button_one_link: '/agency/news',
    card_components: [
      { title: 'Old Rope', category: 'Rope', date: '2024-01-31', image: image('rope') },
      { title: 'New Harbour', category: 'Harbour', date: '2025-06-30' },
    ],
  },
  ContactMap: { main_title: 'Where we are', description: 'Four harbours.' },
  FromToContact: {
    main_title: 'From here to there',
    card_components: [
      { title: 'Hamburg', category: 'from' },
      { title: 'Bremen', category: 'from' },
      { title: 'Karachi', category: 'to' },
      { title: 'Chennai', category: 'to' },
    ],
  },
  RichText: { main_title: 'A text', html_field: '<p>Of <em>one</em> paragraph.</p>' },
  Faq: {
    main_title: 'Questions',
    card_components: [
      { title: 'Who paints?', html_field: '<p>We do.</p>' },
      { title: 'Who pays?', html_field: '<p>You do.</p>' },
    ],
  },
  Stats: {
    main_title: 'Figures',
    card_components: [{ title: '42', description: 'Ships', detail_desc: 'all afloat' }],
  },
} as const satisfies Readonly<Record<SectionKind, object>>;

/** The kinds in the page's order: the banner comes first. */
export const KINDS = Object.keys(FULL_SECTIONS);

/** A page with a section of every kind, and one of an unknown kind. */
export const everyKind = {
  title: 'Every kind',
  meta: [
    ...Object.entries(FULL_SECTIONS).map(([component_name, fields]) => ({ component_name, ...fields })),
    { component_name: 'Hologram', main_title: 'From another time' },
  ],
  endpoint_call: 'ecommerce-1',
};

/** A page with only the from/to block, on a site whose pages have no contact form at their foot. */
export const fromToAlone = {
  title: 'From to alone',
  meta: [{ component_name: 'FromToContact', ...FULL_SECTIONS.FromToContact }],
  endpoint_call: 'ecommerce-1',
};
