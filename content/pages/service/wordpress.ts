import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';

export default {
  page_key: 'service',
  slug: 'wordpress',
  title: { en: 'WordPress', de: 'WordPress' },
  seo: {
    title: { en: 'WordPress agency: few plugins, fast pages', de: 'WordPress-Agentur: wenige Plugins, viel Tempo' },
    description: {
      en: 'WordPress with block themes, a handful of plugins and weekly updates. For magazines, career pages and shops that editors tend themselves.',
      de: 'WordPress mit Block-Themes, einer Handvoll Plugins und wöchentlichen Updates: für Magazine, Karriereseiten und Shops, die Redaktionen selbst pflegen.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      main_title: { en: 'A garden, not a jungle', de: 'Garten statt Dschungel' },
      description: {
        en: 'WordPress grows well wherever somebody weeds. We plant news, jobs and guides in it, and we keep the door narrow for plugins.',
        de: 'WordPress gedeiht, wenn jemand jätet. Wir pflanzen darin News, Jobs und Ratgeber und halten die Tür für Plugins schmal.',
      },
      bg_image: 'service-wordpress',
      button_one_text: { en: 'Have your site weeded', de: 'Jäten lassen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'Read our blog', de: 'Unser Blog' },
      button_two_link: '/agency/blogs',
    },
    {
      component_name: 'Stats',
      layout: 'row',
      main_title: { en: 'After the weeding', de: 'Nach dem Jäten' },
      description: {
        en: 'Averages of the 26 WordPress installations in our care.',
        de: 'Mittelwerte der 26 WordPress-Installationen in unserer Pflege.',
      },
      cards: [
        {
          title: { en: '7', de: '7' },
          description: { en: 'plugins per installation', de: 'Plugins je Installation' },
          detail_desc: { en: '31 when we arrived', de: 'bei Übernahme 31' },
        },
        {
          title: { en: '0.3\u00a0s', de: '0,3\u00a0s' },
          description: { en: 'until the server answers', de: 'bis der Server antwortet' },
          detail_desc: { en: 'uncached, Frankfurt', de: 'ohne Cache, Frankfurt' },
        },
        {
          title: { en: '1 day', de: '1\u00a0Tag' },
          description: { en: 'until a security fix is in', de: 'bis eine Lücke geschlossen ist' },
          detail_desc: { en: 'all other updates on Wednesdays', de: 'alle anderen Updates mittwochs' },
        },
        {
          title: { en: '30', de: '30' },
          description: { en: 'days of backups', de: 'Tage Sicherungen' },
          detail_desc: { en: 'restored as a drill each quarter', de: 'jedes Quartal probeweise eingespielt' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      tone: 'paper-2',
      main_title: { en: 'Three beds', de: 'Drei Beete' },
      cards: [
        {
          title: { en: 'Magazines and guides', de: 'Magazine und Ratgeber' },
          description: {
            en: 'A block theme built on theme.json: your colours, your type, no page builder. Authors see in the editor what readers will see.',
            de: 'Ein Block-Theme auf Basis von theme.json: Ihre Farben, Ihre Schrift, kein Pagebuilder. Wer schreibt, sieht im Editor, was später gelesen wird.',
          },
          image: 'glyph-type',
        },
        {
          title: { en: 'Career pages', de: 'Karriereseiten' },
          description: {
            en: 'Jobs as a content type of their own, with structured data for search engines and an expiry date that really expires.',
            de: 'Stellen als eigener Inhaltstyp, mit strukturierten Daten für Suchmaschinen und einem Ablaufdatum, das wirklich abläuft.',
          },
          image: 'glyph-handshake',
        },
        {
          title: { en: 'Shops with a story', de: 'Shops mit Geschichte' },
          description: {
            en: 'Up to about five thousand articles, WooCommerce is the shortest way from a good text to a basket.',
            de: 'Bis rund fünftausend Artikel ist WooCommerce der kürzeste Weg vom guten Text in den Warenkorb.',
          },
          image: 'glyph-cart',
          link: '/ecommerce/woocommerce',
          button_text: { en: 'More on WooCommerce', de: 'Mehr zu WooCommerce' },
        },
      ],
    },
    {
      component_name: 'ImageContent',
      layout: 'left',
      main_title: { en: 'Tea needs text', de: 'Tee braucht Text' },
      description: {
        en: 'Kaveri Teas sells Nilgiri Frost in three ways: tin, refill, monthly. Beside the price stands the diary of the two sisters who own the garden. Both live in one WordPress, so the magazine knows what is in stock and the shop knows what was written about it.',
        de: 'Kaveri Teas verkauft Nilgiri Frost als Dose, als Nachfüllpack oder monatlich. Neben dem Preis steht das Tagebuch der beiden Schwestern, denen der Garten gehört. Beides lebt in einem WordPress: Das Magazin weiß, was vorrätig ist, und der Shop weiß, was darüber geschrieben wurde.',
      },
      com_image: 'project-kaveri',
      button_one_text: { en: 'Project Kaveri Teas', de: 'Projekt Kaveri Teas' },
      button_one_link: '/projects/kaveri-teas',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'What goes on the compost', de: 'Was auf den Kompost kommt' },
      html_field: {
        en: `A WordPress of six years has been visited by many gardeners. This is what we usually carry out first:

- **Page builders.** They write markup that only they can read. We move the content into core blocks, page by page.
- **Sliders.** The second slide has no readers. We have the statistics to go with that sentence.
- **Four plugins for security.** One firewall in front, strong logins, file permissions and updates do more.
- **Unused themes.** They cannot be seen, but they can be attacked.
- **The cache plugin that hides the cause.** First we find the slow query, then we cache.

What remains is a site with a Git repository, a Composer file and a staging copy. Dull, in the best sense.`,
        de: `In einem sechs Jahre alten WordPress haben viele gegärtnert. Das hier tragen wir meist als Erstes hinaus:

- **Pagebuilder.** Sie schreiben einen Quelltext, den nur sie selbst lesen können. Wir überführen die Inhalte Seite für Seite in die Blöcke des Kerns.
- **Slider.** Das zweite Bild hat kein Publikum. Die Statistik zu diesem Satz liegt uns vor.
- **Vier Plugins für Sicherheit.** Eine Firewall davor, starke Anmeldungen, saubere Dateirechte und Updates leisten mehr.
- **Ungenutzte Themes.** Man sieht sie nicht, angreifen kann man sie trotzdem.
- **Das Cache-Plugin, das die Ursache verdeckt.** Erst finden wir die langsame Abfrage, dann wird zwischengespeichert.

Übrig bleibt ein Auftritt mit Git-Repository, Composer-Datei und Testumgebung. Langweilig im besten Sinne.`,
      },
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      main_title: { en: 'Questions over the fence', de: 'Fragen über den Zaun' },
      description: {
        en: 'Farid Anwar in Karachi looks after themes and accessibility.',
        de: 'Farid Anwar in Karatschi kümmert sich um Themes und Barrierefreiheit.',
      },
      com_image: people.farid.image,
      cards: [
        {
          title: { en: 'Is WordPress secure?', de: 'Ist WordPress sicher?' },
          html_field: {
            en: 'The core is. Most break-ins come through abandoned plugins and reused passwords. Few plugins, two-factor login and quick updates close both doors.',
            de: 'Der Kern schon. Die meisten Einbrüche gelingen über verwaiste Plugins und mehrfach benutzte Passwörter. Wenige Plugins, Zwei-Faktor-Anmeldung und schnelle Updates schließen beide Türen.',
          },
        },
        {
          title: { en: 'Elementor or Gutenberg?', de: 'Elementor oder Gutenberg?' },
          html_field: {
            en: 'For new sites the block editor. A working Elementor site can stay until its next redesign; we only tidy it.',
            de: 'Für neue Auftritte der Block-Editor. Eine funktionierende Elementor-Seite darf bis zum nächsten Relaunch bleiben, wir räumen sie nur auf.',
          },
        },
        {
          title: { en: 'How does it begin?', de: 'Wie fängt es an?' },
          html_field: {
            en: 'With a walk round the beds: two days, then a list of weeds, sorted by risk. You may also give that list to someone else.',
            de: 'Mit einem Rundgang durch die Beete: zwei Tage, danach eine Unkrautliste, sortiert nach Risiko. Die dürfen Sie auch jemand anderem geben.',
          },
        },
        {
          title: { en: 'Can WordPress be headless?', de: 'Geht WordPress auch headless?' },
          html_field: {
            en: 'It can, by REST or WPGraphQL. It pays when an app reads along. For a website alone it mostly doubles the work.',
            de: 'Ja, per REST oder WPGraphQL. Das lohnt sich, sobald eine App mitliest. Nur für eine Website verdoppelt es vor allem die Arbeit.',
          },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'rows',
      main_title: { en: 'On the neighbouring plots', de: 'Auf den Nachbar\u00adgrundstücken' },
      cards: [
        {
          title: { en: 'Content systems compared', de: 'Content-Systeme im Vergleich' },
          description: {
            en: 'When WordPress is not the right soil.',
            de: 'Wenn WordPress nicht der richtige Boden ist.',
          },
          link: '/services/cmssolution',
        },
        {
          title: { en: 'Performance', de: 'Ladezeit' },
          description: {
            en: 'When the page arrives after the reader has left.',
            de: 'Wenn das Publikum weg ist, bevor die Seite kommt.',
          },
          link: '/ecommerce/performanceoptimization',
        },
        {
          title: { en: 'Marketing', de: 'Marketing' },
          description: { en: 'When good texts wait for visitors.', de: 'Wenn gute Texte auf Besuch warten.' },
          link: '/ecommerce/ecommercemarketing',
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'ink',
      main_title: { en: 'How many plugins do you have?', de: 'Wie viele Plugins haben Sie?' },
      description: {
        en: 'Send us the list. We mark in green what may stay and in red what has not seen an update since 2021.',
        de: 'Schicken Sie uns die Liste. Grün markieren wir, was bleiben darf, rot, was seit 2021 kein Update gesehen hat.',
      },
      button_one_text: { en: 'Send the plugin list', de: 'Plugin-Liste schicken' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
