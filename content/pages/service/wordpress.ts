import type { Page } from '../../content-types.ts';
import { people } from '../../people.ts';
import { euros, priceSentence, prices } from '../../prices.ts';

export default {
  page_key: 'service',
  slug: 'wordpress',
  title: { en: 'WordPress', de: 'WordPress' },
  seo: {
    title: { en: 'WordPress agency: few plugins, fast pages', de: 'WordPress-Agentur: wenige Plugins, viel Tempo' },
    description: {
      en: 'WordPress with block themes, a handful of plugins and weekly updates. For magazines, careers pages and shops that editors run themselves.',
      de: 'WordPress mit Block-Themes, einer Handvoll Plugins und wöchentlichen Updates: für Magazine, Karriereseiten und Shops, die Redaktionen selbst pflegen.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'wide',
      main_title: { en: 'A garden, not a jungle', de: 'Garten statt Dschungel' },
      sub_title: { en: 'WordPress agency', de: 'WordPress-Agentur' },
      description: {
        en: 'WordPress thrives as long as somebody weeds. We plant news, jobs and guides in it, and let few plugins through the gate.',
        de: 'WordPress gedeiht, wenn jemand jätet. Wir pflanzen darin News, Jobs und Ratgeber und lassen nur wenige Plugins durchs Gartentor.',
      },
      bg_image: 'service-wordpress',
      button_one_text: { en: 'Have your site weeded', de: 'Jäten lassen' },
      button_one_link: '/contactus/contactform',
      button_two_text: { en: 'See the Kaveri Teas project', de: 'Projekt Kaveri Teas ansehen' },
      button_two_link: '/projects/kaveri-teas',
    },
    {
      component_name: 'Stats',
      layout: 'row',
      sub_title: { en: 'WordPress sites in our care', de: 'WordPress-Websites in unserer Pflege' },
      main_title: { en: 'After the weeding', de: 'Nach dem Jäten' },
      description: {
        en: 'Averages across the 26 WordPress sites in our care.',
        de: 'Mittelwerte der 26 WordPress-Websites in unserer Pflege.',
      },
      cards: [
        {
          title: { en: '7', de: '7' },
          description: { en: 'plugins per site', de: 'Plugins je Website' },
          detail_desc: { en: '31 when we arrived', de: 'bei Übernahme 31' },
        },
        {
          title: { en: '0.3\u00a0s', de: '0,3\u00a0s' },
          description: { en: 'for the server to answer', de: 'bis der Server antwortet' },
          detail_desc: { en: 'uncached, from Frankfurt', de: 'ohne Cache, gemessen in Frankfurt' },
        },
        {
          title: { en: '1 day', de: '1\u00a0Tag' },
          description: { en: 'for a security fix to go in', de: 'bis eine Lücke geschlossen ist' },
          detail_desc: { en: 'all other updates on Wednesdays', de: 'alle anderen Updates mittwochs' },
        },
        {
          title: { en: '30', de: '30' },
          description: { en: 'days of backups', de: 'Tage alt ist die älteste Sicherung' },
          detail_desc: { en: 'restored twice a year, as a drill', de: 'zweimal im Jahr probeweise eingespielt' },
        },
      ],
    },
    {
      component_name: 'GridBlocks',
      layout: 'glyphs',
      tone: 'paper-2',
      main_title: { en: 'Three beds', de: 'Drei Beete' },
      sub_title: { en: 'What we use WordPress for', de: 'Wofür wir WordPress nehmen' },
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
          title: { en: 'Careers pages', de: 'Karriereseiten' },
          description: {
            en: 'Jobs as a content type of their own, with structured data for search engines and a closing date that really closes.',
            de: 'Stellen als eigener Inhaltstyp, mit strukturierten Daten für Suchmaschinen und einem Ablaufdatum, das wirklich gilt.',
          },
          image: 'glyph-handshake',
        },
        {
          title: { en: 'Shops with a story', de: 'Shops, die etwas erzählen' },
          description: {
            en: 'For up to about 5,000 products, WooCommerce is the shortest way from a good story to a full basket.',
            de: 'Bis rund 5.000\u00a0Artikel ist WooCommerce der kürzeste Weg vom guten Text in den Warenkorb.',
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
      sub_title: { en: 'A magazine and a shop in one', de: 'Magazin und Shop in einem' },
      main_title: { en: 'Tea needs text', de: 'Tee braucht Text' },
      description: {
        en: 'Kaveri Teas sells Nilgiri Frost as a tin, as a refill or by the month. Next to the price is the diary of the two sisters who own the estate. Magazine and shop live in one WordPress site, so the magazine knows what is in stock and the shop knows what has been written about it.',
        de: 'Kaveri Teas verkauft Nilgiri Frost als Dose, als Nachfüllbeutel oder monatlich. Neben dem Preis steht das Tagebuch der beiden Schwestern, denen der Garten gehört. Beides steckt in einem einzigen WordPress: Das Magazin weiß, was vorrätig ist, und der Shop weiß, was darüber geschrieben wurde.',
      },
      com_image: 'project-kaveri',
      button_one_text: { en: 'See the Kaveri Teas project', de: 'Zum Projekt Kaveri Teas' },
      button_one_link: '/projects/kaveri-teas',
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      sub_title: { en: 'What has to go', de: 'Was weichen muss' },
      main_title: { en: 'What goes on the compost heap', de: 'Was auf den Kompost kommt' },
      html_field: {
        en: `A six-year-old WordPress site has had many gardeners. This is what usually has to go:

- **Page builders.** They write markup that only they can read. At the next redesign, if not sooner, we move the content into core blocks, page by page.
- **Sliders.** Nobody looks at the second slide. We have the statistics to prove it.
- **Four security plugins.** A firewall in front, strong logins, tight file permissions and updates do more.
- **Unused themes.** Nobody can see them, but anybody can attack them.
- **The cache plugin that hides the cause.** First we find the slow query, then we cache.

What remains is a site with a Git repository, a Composer file and a staging copy. Dull, in the best sense.`,
        de: `In einem sechs Jahre alten WordPress haben viele gegärtnert. Das hier fliegt meist hinaus:

- **Pagebuilder.** Sie schreiben einen Quelltext, den nur sie selbst lesen können. Spätestens beim Relaunch überführen wir die Inhalte Seite für Seite in die Blöcke, die WordPress selbst mitbringt.
- **Slider.** Das zweite Bild sieht sich niemand an. Die Statistik dazu haben wir.
- **Vier Plugins für Sicherheit.** Eine Firewall davor, sichere Anmeldungen, saubere Dateirechte und Updates leisten mehr.
- **Ungenutzte Themes.** Man sieht sie nicht, angreifen kann man sie trotzdem.
- **Das Cache-Plugin, das die Ursache verdeckt.** Erst finden wir die langsame Abfrage, dann wird zwischengespeichert.

Übrig bleibt ein Auftritt mit Git-Repository, Composer-Datei und Testumgebung. Langweilig im besten Sinne.`,
      },
    },
    {
      component_name: 'Faq',
      tone: 'mist',
      sub_title: { en: 'What people ask about WordPress', de: 'Was Kunden zu WordPress fragen' },
      main_title: { en: 'Questions over the fence', de: 'Fragen über den Zaun' },
      description: {
        en: 'Farid Anwar in Karachi looks after themes and accessibility.',
        de: 'Farid Anwar in Karatschi kümmert sich um Themes und Barrierefreiheit.',
      },
      com_image: people.farid.image,
      cards: [
        {
          title: { en: 'What does a WordPress site cost?', de: 'Was kostet eine WordPress-Website?' },
          html_field: {
            en: `${priceSentence(prices.website).en} Shops with [WooCommerce](/ecommerce/woocommerce) start at ${euros(prices.woocommerce.from).en}.`,
            de: `${priceSentence(prices.website).de} Shops mit [WooCommerce](/ecommerce/woocommerce) beginnen bei ${euros(prices.woocommerce.from).de}.`,
          },
        },
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
            en: 'For new sites, the block editor. A working Elementor site can stay until its next redesign; we just tidy it up.',
            de: 'Für neue Websites der Block-Editor. Eine funktionierende Elementor-Seite darf bis zum nächsten Relaunch bleiben, wir räumen sie nur auf.',
          },
        },
        {
          title: { en: 'How do we start?', de: 'Wie fangen wir an?' },
          html_field: {
            en: 'With a walk round the beds: two days, then a list of weeds, sorted by risk. You are free to give that list to somebody else.',
            de: 'Mit einem Rundgang durch die Beete: zwei Tage, danach eine Unkrautliste, sortiert nach Risiko. Die dürfen Sie auch jemand anderem geben.',
          },
        },
        {
          title: { en: 'Can WordPress be headless?', de: 'Geht WordPress auch headless?' },
          html_field: {
            en: 'It can, via REST or WPGraphQL. That pays off once an app reads the same content. For a website alone, it mostly doubles the work.',
            de: 'Ja, per REST oder WPGraphQL. Das lohnt sich, sobald auch eine App die Inhalte liest. Für eine Website allein verdoppelt es vor allem die Arbeit.',
          },
        },
      ],
    },
    {
      component_name: 'ServicesGrid',
      layout: 'rows',
      main_title: { en: 'On the neighbouring plots', de: 'Auf den Nachbar\u00adgrundstücken' },
      sub_title: { en: 'Related services', de: 'Verwandte Leistungen' },
      cards: [
        {
          title: { en: 'Content management systems compared', de: 'Content-Systeme im Vergleich' },
          description: {
            en: 'When WordPress isn’t the right soil.',
            de: 'Wenn WordPress nicht der richtige Boden ist.',
          },
          link: '/services/cmssolution#cms-compared',
        },
        {
          title: { en: 'Performance', de: 'Ladezeit' },
          description: {
            en: 'When the page arrives after the reader has left.',
            de: 'Wenn die Leser weg sind, bevor die Seite da ist.',
          },
          link: '/ecommerce/performanceoptimization',
        },
        {
          title: { en: 'Marketing', de: 'Marketing' },
          description: { en: 'When good writing is waiting for visitors.', de: 'Wenn gute Texte auf Besuch warten.' },
          link: '/ecommerce/ecommercemarketing',
        },
      ],
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'How many plugins do you have?', de: 'Wie viele Plugins haben Sie?' },
      description: {
        en: 'Send us the list. We’ll mark in green what can stay, and in red what hasn’t seen an update since 2021.',
        de: 'Schicken Sie uns die Liste. Grün markieren wir, was bleiben darf, rot, was seit 2021 kein Update bekommen hat.',
      },
      button_one_text: { en: 'Send the plugin list', de: 'Plugin-Liste schicken' },
      button_one_link: '/contactus/contactform',
    },
  ],
} satisfies Page;
