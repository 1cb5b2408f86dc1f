import type { LocalText } from '@kontorwerk/contract/languages';
import { rasterWidths } from './image-files.ts';

/** Sizes are the master's, in px; a vector's is its view box, rounded. */
type Image = { readonly width: number; readonly height: number; readonly alt: LocalText };

export type VectorImage = Image & { readonly type: 'vector' };

/** `widths` are those of the picture's files, in px. */
export type RasterImage = Image & { readonly type: 'raster'; readonly widths: readonly number[] };

function vector(width: number, height: number, alt: LocalText): VectorImage {
  return { type: 'vector', width, height, alt };
}

function raster(width: number, height: number, alt: LocalText): RasterImage {
  return { type: 'raster', width, height, alt, widths: rasterWidths(width) };
}

/** A name, the same in every language. */
function toLocalText(name: string): LocalText {
  return { en: name, de: name };
}

/** A variant composed for another aspect ratio; the alternative text is its original's. */
function createCut(width: number, height: number): RasterImage {
  return raster(width, height, DECORATION);
}

/** A variant with German lettering, for German pages; the alternative text is its original's. */
function createGermanVariant(width: number, height: number): RasterImage {
  return raster(width, height, DECORATION);
}

/** Adds nothing to the text beside it: hidden from assistive technology. */
const DECORATION = toLocalText('');

/** The content adds the person's name. */
const PORTRAIT: LocalText = { en: 'Portrait, geometric drawing', de: 'Porträt, geometrische Zeichnung' };

/**
 * The picture library: size and alternative text of every picture in `images/`. Lettering is English; a German variant
 * of `map` would be `map-de` (`image-variants.ts`). For the files' names see `image-files.ts`; for making them,
 * `prepare-images.ts`.
 */
export const images = {
  // Brand and clients. Client wordmarks share a height of 64 units: one height for all is optically even.
  logo: vector(269, 54, toLocalText('Kontorwerk')),
  'logo-light': vector(269, 54, toLocalText('Kontorwerk')),
  'logo-mark': vector(28, 32, toLocalText('Kontorwerk')),
  'logo-mark-light': vector(28, 32, toLocalText('Kontorwerk')),
  favicon: vector(32, 32, DECORATION),
  'client-lumen': vector(273, 64, toLocalText('Lumen & Söhne')),
  'client-radwerk': vector(249, 64, toLocalText('Radwerk Ruhr')),
  'client-kaveri': vector(204, 64, toLocalText('Kaveri Teas')),
  'client-indus': vector(310, 64, toLocalText('Indus Loom')),
  'client-rheinkran': vector(243, 64, toLocalText('Rheinkran')),
  'client-feldkorn': vector(213, 64, toLocalText('Feldkorn')),
  'client-isar': vector(245, 64, toLocalText('Isar Optik')),
  'client-salvia': vector(129, 64, toLocalText('Salvia')),
  'client-marmara': vector(277, 64, toLocalText('Marmara')),
  'client-nordlicht': vector(250, 64, toLocalText('Nordlicht')),
  'client-zaitoon': vector(196, 64, toLocalText('Zaitoon')),
  'client-hafenbad': vector(175, 64, toLocalText('Hafenbad')),

  // Line rosettes; 2 and 6 have a dark background.
  'certificate-1': vector(240, 240, DECORATION),
  'certificate-2': vector(240, 240, DECORATION),
  'certificate-3': vector(240, 240, DECORATION),
  'certificate-4': vector(240, 240, DECORATION),
  'certificate-5': vector(240, 240, DECORATION),
  'certificate-6': vector(240, 240, DECORATION),
  'certificate-7': vector(240, 240, DECORATION),
  'certificate-8': vector(240, 240, DECORATION),

  // Offices
  'office-munich': vector(600, 720, {
    en: 'Drawing of our Munich house: two domed towers in front of the Alps at sunrise',
    de: 'Zeichnung unseres Hauses in München: zwei Kuppeltürme vor den Alpen bei Sonnenaufgang',
  }),
  'office-duisburg': vector(600, 720, {
    en: 'Drawing of our Duisburg house: a stepped gable at the harbour, a crane and a barge',
    de: 'Zeichnung unseres Hauses in Duisburg: Treppengiebel am Hafen, Kran und Binnenschiff',
  }),
  'office-chennai': vector(600, 720, {
    en: 'Drawing of our Chennai house: a tiered tower between palm trees, a floor pattern in front',
    de: 'Zeichnung unseres Hauses in Chennai: Stufenturm zwischen Palmen, davor ein Bodenmuster',
  }),
  'office-karachi': vector(600, 720, {
    en: 'Drawing of our Karachi house: domes and pointed arches by the sea, a sailing boat at dusk',
    de: 'Zeichnung unseres Hauses in Karatschi: Kuppeln und Spitzbögen am Meer, ein Segelboot am Abend',
  }),

  // Projects: key picture and two details each
  'project-lumen': raster(2400, 1800, {
    en: 'The Lumen & Söhne shop: a red pendant lamp for €289 beside glowing lamps',
    de: 'Shop von Lumen & Söhne: rote Pendelleuchte für 289\u00a0Euro neben leuchtenden Lampen',
  }),
  'project-lumen-de': createGermanVariant(2400, 1800),
  'project-lumen-tall': createCut(1600, 2000),
  'project-lumen-tall-de': createGermanVariant(1600, 2000),
  'project-lumen-detail-1': vector(1000, 750, {
    en: 'Twelve Lumen & Söhne lamps on twelve blocks of colour',
    de: 'Zwölf Leuchten von Lumen & Söhne auf zwölf Farbfeldern',
  }),
  'project-lumen-detail-2': raster(2000, 1500, {
    en: 'Three phones, each with a lamp and a button to choose its colour',
    de: 'Drei Telefone, jedes mit einer Leuchte und der Farbauswahl',
  }),
  'project-lumen-detail-2-de': createGermanVariant(2000, 1500),
  'project-radwerk': raster(2400, 1800, {
    en: 'Quick order for bicycle dealers, net total €2,359.60, in front of a large wheel',
    de: 'Schnellbestellung für Fahrradhändler, Nettosumme 2.359,60\u00a0Euro, vor einem großen Laufrad',
  }),
  'project-radwerk-de': createGermanVariant(2400, 1800),
  'project-radwerk-tall': createCut(1600, 2000),
  'project-radwerk-tall-de': createGermanVariant(1600, 2000),
  'project-radwerk-wide': createCut(2400, 1263),
  'project-radwerk-wide-de': createGermanVariant(2400, 1263),
  'project-radwerk-detail-1': raster(2400, 1800, {
    en: 'Close-up of a bicycle chain with one orange link and its part number',
    de: 'Fahrradkette in Nahaufnahme mit einem orangefarbenen Glied und Artikelnummer',
  }),
  'project-radwerk-detail-1-de': createGermanVariant(2400, 1800),
  'project-radwerk-detail-2': raster(2400, 1800, {
    en: 'Tablet with a picking list between spanners and a floor pump',
    de: 'Tablet mit Kommissionierliste zwischen Schraubenschlüsseln und Standpumpe',
  }),
  'project-radwerk-detail-2-de': createGermanVariant(2400, 1800),
  'project-kaveri': raster(2400, 1800, {
    en: 'Phone with a Kaveri Teas subscription among patterned tins',
    de: 'Telefon mit Tee-Abo von Kaveri Teas zwischen gemusterten Dosen',
  }),
  'project-kaveri-de': createGermanVariant(2400, 1800),
  'project-kaveri-wide': createCut(2400, 1263),
  'project-kaveri-wide-de': createGermanVariant(2400, 1263),
  'project-kaveri-detail-1': raster(2400, 1800, {
    en: 'Gift parcel with a bow on wrapping paper in the Kaveri pattern',
    de: 'Geschenkpaket mit Schleife auf Papier im Kaveri-Muster',
  }),
  'project-kaveri-detail-1-de': createGermanVariant(2400, 1800),
  'project-kaveri-detail-2': raster(2400, 1800, {
    en: 'Six cups of tea from pale yellow to dark brown, seen from above',
    de: 'Sechs Tassen Tee von hellgelb bis dunkelbraun, von oben gesehen',
  }),
  'project-kaveri-detail-2-de': createGermanVariant(2400, 1800),
  'project-indus': raster(2400, 1800, {
    en: 'Business cards and hang tag of Indus Loom on an indigo and madder pattern',
    de: 'Visitenkarten und Etikett von Indus Loom auf einem Muster in Indigo und Krapprot',
  }),
  'project-indus-de': createGermanVariant(2400, 1800),
  'project-indus-tall': createCut(1600, 2000),
  'project-indus-tall-de': createGermanVariant(1600, 2000),
  'project-indus-wide': createCut(2400, 1263),
  'project-indus-wide-de': createGermanVariant(2400, 1263),
  'project-indus-detail-1': raster(2400, 1800, {
    en: 'Six folded, printed cloths with the Indus Loom label',
    de: 'Sechs gefaltete bedruckte Tücher mit dem Etikett von Indus Loom',
  }),
  'project-indus-detail-1-de': createGermanVariant(2400, 1800),
  'project-indus-detail-2': raster(2400, 1800, {
    en: 'Indus Loom website with a large printed flower, a wooden printing block beside it',
    de: 'Website von Indus Loom mit großer gedruckter Blüte, daneben ein Holzstempel',
  }),
  'project-indus-detail-2-de': createGermanVariant(2400, 1800),
  'project-rheinkran': raster(2400, 1800, {
    en: 'Tracking card: a container arrives in Duisburg on Tuesday at 06:40; behind it, stacked containers and a crane',
    de: 'Ankunft eines Containers in Duisburg am Dienstag um 6:40 Uhr, dahinter Containerstapel und Kran',
  }),
  'project-rheinkran-de': createGermanVariant(2400, 1800),
  'project-rheinkran-tall': createCut(1600, 2000),
  'project-rheinkran-tall-de': createGermanVariant(1600, 2000),
  'project-rheinkran-wide': createCut(2400, 1263),
  'project-rheinkran-wide-de': createGermanVariant(2400, 1263),
  'project-rheinkran-detail-1': raster(2400, 1800, {
    en: 'Map of the Rhine with a barge and stops at Rotterdam, Emmerich, Wesel and Duisburg',
    de: 'Rheinkarte mit den Stationen Rotterdam, Emmerich, Wesel und Duisburg und einem Binnenschiff',
  }),
  'project-rheinkran-detail-1-de': createGermanVariant(2400, 1800),
  'project-rheinkran-detail-2': raster(2400, 1800, {
    en: 'Plan of a container yard at night, the crane above slot 7 in row K 13',
    de: 'Nächtlicher Plan eines Containerlagers, der Kran steht über Platz 7 in Reihe K 13',
  }),
  'project-rheinkran-detail-2-de': createGermanVariant(2400, 1800),
  'project-feldkorn': raster(2400, 1800, {
    en: 'Bags of rye and spelt flour beside a choice of delivery intervals',
    de: 'Packungen mit Roggen- und Dinkelmehl neben der Wahl des Lieferrhythmus',
  }),
  'project-feldkorn-de': createGermanVariant(2400, 1800),
  'project-feldkorn-tall': createCut(1600, 2000),
  'project-feldkorn-tall-de': createGermanVariant(1600, 2000),
  'project-feldkorn-wide': createCut(2400, 1263),
  'project-feldkorn-wide-de': createGermanVariant(2400, 1263),
  'project-feldkorn-detail-1': raster(2400, 1800, {
    en: 'Round loaf with an ear of wheat scored into it, a baking plan beside it',
    de: 'Rundes Brot mit eingeschnittener Ähre, daneben ein Backplan',
  }),
  'project-feldkorn-detail-1-de': createGermanVariant(2400, 1800),
  'project-feldkorn-detail-2': raster(2400, 1800, {
    en: 'Six flour labels, one peeling off the sheet',
    de: 'Sechs Mehletiketten, eines löst sich vom Bogen',
  }),
  'project-feldkorn-detail-2-de': createGermanVariant(2400, 1800),
  'project-isar': raster(2400, 1800, {
    en: 'Phone showing a face trying on round glasses',
    de: 'Telefon mit einem Gesicht, das eine runde Brille trägt',
  }),
  'project-isar-de': createGermanVariant(2400, 1800),
  'project-isar-tall': createCut(960, 1200),
  'project-isar-tall-de': createGermanVariant(960, 1200),
  'project-isar-wide': createCut(2400, 1263),
  'project-isar-wide-de': createGermanVariant(2400, 1263),
  'project-isar-detail-1': raster(2400, 1800, {
    en: 'Sixteen spectacle frames as a wall of shapes and colours',
    de: 'Sechzehn Brillenfassungen als Wand aus Formen und Farben',
  }),
  'project-isar-detail-2': raster(2400, 1800, {
    en: 'Eye chart under a magnifying glass and a phone with prescription values',
    de: 'Sehtafel unter einer Lupe und ein Telefon mit Brillenwerten',
  }),
  'project-isar-detail-2-de': createGermanVariant(2400, 1800),
  'project-salvia': raster(2400, 1800, {
    en: 'Phone with a medication plan, six of eight taken, on a pattern of capsules',
    de: 'Telefon mit Einnahmeplan, sechs von acht genommen, auf einem Muster aus Kapseln',
  }),
  'project-salvia-de': createGermanVariant(2400, 1800),
  'project-salvia-detail-1': raster(2400, 1800, {
    en: 'Weekly pill box, Thursday morning open',
    de: 'Wochendosierer, Donnerstagmorgen geöffnet',
  }),
  'project-salvia-detail-1-de': createGermanVariant(2400, 1800),
  'project-salvia-detail-2': raster(2400, 1800, {
    en: 'Three phone screens: scan the prescription, choose a pharmacy, collect',
    de: 'Drei Bildschirme: Rezept scannen, Apotheke wählen, abholen',
  }),
  'project-salvia-detail-2-de': createGermanVariant(2400, 1800),
  'project-marmara': raster(2400, 1800, {
    en: 'Marmara’s tile configurator: 101 tiles for €424.20, beside a tiled bathroom',
    de: 'Fliesenkonfigurator von Marmara: 101 Fliesen für 424,20\u00a0Euro, daneben ein gefliestes Bad',
  }),
  'project-marmara-de': createGermanVariant(2400, 1800),
  'project-marmara-tall': createCut(1600, 2000),
  'project-marmara-tall-de': createGermanVariant(1600, 2000),
  'project-marmara-wide': createCut(2400, 1263),
  'project-marmara-wide-de': createGermanVariant(2400, 1263),
  'project-marmara-detail-1': vector(1200, 900, {
    en: 'Ceramic tile with a flower half painted, a brush and three bowls of glaze',
    de: 'Keramikfliese mit halb gemalter Blüte, Pinsel und drei Schalen Glasur',
  }),
  'project-marmara-detail-2': raster(2400, 1800, {
    en: 'Wooden box with nine tile samples, one lifted out',
    de: 'Holzkasten mit neun Fliesenmustern, eines herausgenommen',
  }),
  'project-marmara-detail-2-de': createGermanVariant(2400, 1800),
  'project-nordlicht': raster(2400, 1800, {
    en: 'Skis and a snowboard under the northern lights, beside them a seven-day hire for €211',
    de: 'Ski und Snowboard unter Polarlichtern, daneben eine Buchung für sieben Tage zu 211\u00a0Euro',
  }),
  'project-nordlicht-de': createGermanVariant(2400, 1800),
  'project-nordlicht-tall': createCut(1600, 2000),
  'project-nordlicht-tall-de': createGermanVariant(1600, 2000),
  'project-nordlicht-detail-1': raster(2400, 1800, {
    en: 'Ski boot and a phone that finds boot size 27.5',
    de: 'Skischuh und ein Telefon, das die Schuhgröße 27,5 ermittelt',
  }),
  'project-nordlicht-detail-1-de': createGermanVariant(2400, 1800),
  'project-nordlicht-detail-2': raster(2400, 1800, {
    en: 'Piste map with coloured runs and a hire pass on a lanyard',
    de: 'Pistenplan mit farbigen Abfahrten und ein Mietausweis am Band',
  }),
  'project-nordlicht-detail-2-de': createGermanVariant(2400, 1800),
  'project-zaitoon': raster(2400, 1800, {
    en: 'Olive oil, bread and lemons seen from above, with the slip from a monthly box for €34.80',
    de: 'Teller mit Olivenöl, Brot und Zitronen von oben, dazu der Zettel einer Monatskiste für 34,80\u00a0Euro',
  }),
  'project-zaitoon-de': createGermanVariant(2400, 1800),
  'project-zaitoon-tall': createCut(1600, 2000),
  'project-zaitoon-tall-de': createGermanVariant(1600, 2000),
  'project-zaitoon-wide': createCut(2400, 1263),
  'project-zaitoon-wide-de': createGermanVariant(2400, 1263),
  'project-zaitoon-detail-1': raster(2400, 1800, {
    en: 'Three sizes of Zaitoon olive oil tins',
    de: 'Drei Dosen Olivenöl von Zaitoon in verschiedenen Größen',
  }),
  'project-zaitoon-detail-1-de': createGermanVariant(2400, 1800),
  'project-zaitoon-detail-2': raster(2400, 1800, {
    en: 'Tablet with nine deliveries as a wheel of months',
    de: 'Tablet mit neun Lieferungen als Monatsrad',
  }),
  'project-zaitoon-detail-2-de': createGermanVariant(2400, 1800),
  'project-hafenbad': raster(2400, 1800, {
    en: 'Day ticket for the pool on a phone resting on a swim ring, two swimmers beside it',
    de: 'Tageskarte fürs Freibad auf einem Telefon, das auf einem Schwimmring liegt, daneben zwei Badende',
  }),
  'project-hafenbad-de': createGermanVariant(2400, 1800),
  'project-hafenbad-wide': createCut(2400, 1263),
  'project-hafenbad-wide-de': createGermanVariant(2400, 1263),
  'project-hafenbad-detail-1': raster(2400, 1800, {
    en: 'Hafenbad’s six signs: wordmark, swimmer, sun, ladder, ball and diver',
    de: 'Sechs Schilder des Hafenbads: Schriftzug, Schwimmerin, Sonne, Leiter, Ball und Springer',
  }),
  'project-hafenbad-detail-1-de': createGermanVariant(2400, 1800),
  'project-hafenbad-detail-2': raster(2400, 1800, {
    en: 'Wristband and goggles on a towel, beside them a chart: the pool is 64 per cent full',
    de: 'Armband und Schwimmbrille auf einem Handtuch, daneben ein Diagramm: Das Bad ist zu 64\u00a0Prozent belegt',
  }),
  'project-hafenbad-detail-2-de': createGermanVariant(2400, 1800),

  // E-commerce pages
  'ecommerce-overview': vector(1200, 900, {
    en: 'Four shops of different sizes in one street, the sun rising behind them',
    de: 'Vier verschieden große Läden in einer Straße, dahinter geht die Sonne auf',
  }),
  'ecommerce-shopware': vector(1200, 900, {
    en: 'A small shop made of building blocks, a crane lowering its sign into place',
    de: 'Ein kleiner Laden aus Bausteinen, ein Kran setzt das Schild auf',
  }),
  'ecommerce-magento': raster(2400, 1800, {
    en: 'Cabinet with ninety drawers and a ladder, six of them open, holding 412,600 products',
    de: 'Schrank mit neunzig Schubladen und einer Leiter, sechs stehen offen, darin 412.600\u00a0Artikel',
  }),
  'ecommerce-magento-de': createGermanVariant(2400, 1800),
  'ecommerce-shopify': raster(2400, 1800, {
    en: 'Market barrow with a striped awning, open since nine',
    de: 'Marktwagen mit gestreifter Markise, seit neun Uhr geöffnet',
  }),
  'ecommerce-shopify-de': createGermanVariant(2400, 1800),
  'ecommerce-woocommerce': raster(2400, 1800, {
    en: 'Open pop-up book with a paper shop rising from it',
    de: 'Aufgeschlagenes Buch, aus dem sich ein Papierladen aufklappt',
  }),
  'ecommerce-woocommerce-de': createGermanVariant(2400, 1800),
  'ecommerce-webdesign': raster(2400, 1800, {
    en: 'A web page made of paper pieces on a cutting mat, with a knife and ruler',
    de: 'Eine Webseite aus Papierteilen auf einer Schneidematte, mit Messer und Lineal',
  }),
  'ecommerce-webdesign-de': createGermanVariant(2400, 1800),
  'ecommerce-shopmigration': raster(2400, 1800, {
    en: 'Crates of orders, customers and redirects roll from the old shop to the new one',
    de: 'Kisten mit Bestellungen, Kunden und Weiterleitungen rollen vom alten in den neuen Shop',
  }),
  'ecommerce-shopmigration-de': createGermanVariant(2400, 1800),
  'ecommerce-earning': raster(2400, 1800, {
    en: 'A small old shop with a thin piggy bank, €2.90 per visit; beside it, a larger new one with a fat piggy bank, €3.42, up 18 per cent',
    de: 'Ein kleiner alter Shop mit schmalem Sparschwein, 2,90\u00a0Euro je Besuch, daneben ein großer neuer mit dickem Sparschwein, 3,42\u00a0Euro, 18\u00a0Prozent mehr',
  }),
  'ecommerce-earning-de': createGermanVariant(2400, 1800),
  'ecommerce-interfaces': raster(2400, 1800, {
    en: 'Telephone switchboard whose cables join shop, ERP, warehouse and other systems',
    de: 'Telefonvermittlung, deren Kabel Shop, ERP, Lager und weitere Systeme verbinden',
  }),
  'ecommerce-interfaces-de': createGermanVariant(2400, 1800),
  'ecommerce-performance': raster(2400, 1800, {
    en: 'Express train on a viaduct in front of the sun, with the words: 1.2 seconds, from tap to shelf',
    de: 'Schnellzug auf einem Viadukt vor der Sonne, dazu die Worte: 1,2\u00a0Sekunden, vom Fingertipp zum Regal',
  }),
  'ecommerce-performance-de': createGermanVariant(2400, 1800),
  'ecommerce-payment': raster(2400, 1800, {
    en: 'Cash register with keys for invoice, card and wallet, €588.00 on the display',
    de: 'Kasse mit Tasten für Rechnung, Karte und Wallet, Anzeige 588,00\u00a0Euro',
  }),
  'ecommerce-payment-de': createGermanVariant(2400, 1800),
  'ecommerce-ai': raster(2400, 1800, {
    en: 'Magnifying glass over scattered shapes: three lamps out of 1,284 match “a warm lamp for a narrow hall”',
    de: 'Lupe über verstreuten Formen: Drei von 1.284 Leuchten passen zu „eine warme Lampe für einen schmalen Flur“',
  }),
  'ecommerce-ai-de': createGermanVariant(2400, 1800),
  'ecommerce-pwa': raster(2400, 1800, {
    en: 'Phone showing a shop, in a coat pocket whose label says: no store, no update',
    de: 'Telefon mit einem Shop in einer Manteltasche, auf deren Etikett steht: kein Store, kein Update',
  }),
  'ecommerce-pwa-de': createGermanVariant(2400, 1800),
  'ecommerce-headless': raster(2400, 1800, {
    en: 'Headless tailor’s dummy with a browser, phone, watch and kiosk beside it',
    de: 'Schneiderpuppe ohne Kopf, daneben Browser, Telefon, Uhr und Terminal',
  }),
  'ecommerce-headless-de': createGermanVariant(2400, 1800),
  'ecommerce-marketing': raster(2400, 1800, {
    en: 'Lighthouse beside a small shop, paper boats arriving from all sides',
    de: 'Leuchtturm neben einem kleinen Laden, Papierboote kommen von allen Seiten',
  }),
  'ecommerce-marketing-de': createGermanVariant(2400, 1800),

  // Services
  'service-webdevelopment': raster(2400, 1800, {
    en: 'Loom on which a web page is being woven',
    de: 'Webstuhl, auf dem eine Webseite gewebt wird',
  }),
  'service-cms': raster(2400, 1800, {
    en: 'Split-flap board with opening hours, and below it a field for editing one line',
    de: 'Fallblattanzeige mit Öffnungszeiten, darunter ein Feld zum Ändern einer Zeile',
  }),
  'service-cms-de': createGermanVariant(2400, 1800),
  'service-wordpress': raster(2400, 1800, {
    en: 'Greenhouse full of plants, with signs for news, jobs and guides',
    de: 'Gewächshaus mit vielen Pflanzen, Schilder für News, Jobs und Ratgeber',
  }),
  'service-wordpress-de': createGermanVariant(2400, 1800),
  'service-individual': raster(2400, 1800, {
    en: 'Marble run from order to invoice in six minutes',
    de: 'Kugelbahn von der Bestellung bis zur Rechnung in sechs Minuten',
  }),
  'service-individual-de': createGermanVariant(2400, 1800),
  'service-mobileapp': raster(2400, 1800, {
    en: 'A phone as a house at night, each floor a part of an app',
    de: 'Telefon als Haus bei Nacht, jede Etage ein Teil einer App',
  }),
  'service-mobileapp-de': createGermanVariant(2400, 1800),
  'service-testing': raster(2400, 1800, {
    en: 'Glass case with seven beetles, each a bug we found, one of them still alive',
    de: 'Schaukasten mit sieben Käfern, jeder ein gefundener Fehler, einer lebt noch',
  }),
  'service-testing-de': createGermanVariant(2400, 1800),
  'service-api': raster(2400, 1800, {
    en: 'Aqueduct carrying shapes from the ERP to a shop',
    de: 'Aquädukt, das Formen vom ERP zu einem Laden trägt',
  }),
  'service-brandidentity': raster(2400, 1800, {
    en: 'A bakery’s logo on its sign, van, bag, tape, cup, letter, flag and packaging',
    de: 'Das Logo einer Bäckerei auf Schild, Lieferwagen, Tüte, Band, Tasse, Brief, Fahne und Packungen',
  }),
  'service-brandidentity-de': createGermanVariant(2400, 1800),
  'service-logodesign': raster(2400, 1800, {
    en: 'Heron built from quarter circles, with guide lines and a sheet of smaller sizes',
    de: 'Reiher aus Viertelkreisen mit Hilfslinien, daneben ein Blatt mit kleineren Fassungen',
  }),
  'service-logodesign-de': createGermanVariant(2400, 1800),
  'service-workshop': vector(1200, 900, {
    en: 'Five people at a workbench under a wall of ten tools; one is missing, the pencil, and sticks out from behind an ear',
    de: 'Fünf Menschen an einer Werkbank unter einer Wand für zehn Werkzeuge; eines fehlt, der Bleistift: Er steckt hinter einem Ohr',
  }),
  'service-videoanimation-still': vector(1200, 900, {
    en: 'A still life on an easel, two white pillars like a pause sign and a pear; the film camera beside it wears its lens cap, and a bird sleeps on top',
    de: 'Ein Stillleben auf einer Staffelei, zwei weiße Säulen wie ein Pausenzeichen und eine Birne; daneben eine Filmkamera mit Objektivdeckel, auf der ein Vogel schläft',
  }),
  'service-videoanimation-moving': vector(1200, 900, DECORATION),
  'service-videoanimation-moving-de': vector(1200, 900, DECORATION),
  'service-videoanimation-de': raster(2400, 1800, DECORATION),
  'service-videoanimation': raster(2400, 1800, {
    en: 'A bouncing sun with its motion path above a timeline',
    de: 'Eine springende Sonne mit ihrer Bahn über einer Zeitleiste',
  }),

  // Blog: the message stays in the central square
  'blog-01': raster(1640, 1230, {
    en: 'Three discs named LCP, INP and CLS race to a finish line',
    de: 'Drei Scheiben namens LCP, INP und CLS laufen auf ein Ziel zu',
  }),
  'blog-01-de': createGermanVariant(1640, 1230),
  'blog-02': raster(2400, 1800, {
    en: 'Stairs and a ramp lead to the same door, marked “Pay here”',
    de: 'Treppe und Rampe führen zur selben Tür mit der Aufschrift „Hier zahlen“',
  }),
  'blog-02-de': createGermanVariant(2400, 1800),
  'blog-03': raster(2400, 1800, {
    en: 'Birds fly in formation from an old house to a new one, the first with a tag marked 301',
    de: 'Vögel fliegen in Formation von einem alten zu einem neuen Haus, der erste trägt die Marke 301',
  }),
  'blog-03-de': createGermanVariant(2400, 1800),
  'blog-04': raster(2400, 1800, {
    en: 'Folded price list with four columns, from list price to tier C',
    de: 'Gefaltete Preisliste mit vier Spalten, vom Listenpreis bis Stufe C',
  }),
  'blog-04-de': createGermanVariant(2400, 1800),
  'blog-05': vector(1200, 900, {
    en: 'A person in front of five doors, each of a different shape',
    de: 'Eine Person steht vor fünf verschieden geformten Türen',
  }),
  'blog-06': raster(2400, 1800, {
    en: 'Chair taken apart and labelled, one value missing',
    de: 'Zerlegter Stuhl mit Beschriftungen, ein Wert fehlt',
  }),
  'blog-06-de': createGermanVariant(2400, 1800),
  'blog-07': raster(2400, 1800, {
    en: 'Lit mountain hut without a signal, with four entries waiting on a slip',
    de: 'Beleuchtete Berghütte ohne Netz, vier Einträge warten auf einem Zettel',
  }),
  'blog-07-de': createGermanVariant(2400, 1800),
  'blog-08': raster(2400, 1800, {
    en: 'Biscuit with a section sign under a glass dome, two buttons of equal size below',
    de: 'Keks mit Paragrafenzeichen unter einer Glasglocke, darunter zwei gleich große Knöpfe',
  }),
  'blog-08-de': createGermanVariant(2400, 1800),
  'blog-09': raster(2160, 1620, {
    en: 'Four windows from Duisburg to Chennai, the sun higher in each',
    de: 'Vier Fenster von Duisburg bis Chennai, in jedem steht die Sonne höher',
  }),
  'blog-10': raster(2400, 1800, {
    en: 'Model kit whose parts are buttons, fields and switches, one of them already painted',
    de: 'Bausatz mit Knöpfen, Feldern und Schaltern, ein Teil ist schon bemalt',
  }),
  'blog-10-de': createGermanVariant(2400, 1800),

  // Agency and products
  'about-team': raster(2400, 1800, {
    en: 'Nine people at one long table in front of the four houses',
    de: 'Neun Menschen an einem langen Tisch vor den vier Häusern',
  }),
  'about-history': raster(2400, 1800, {
    en: 'Shelf of twelve ledgers, 2015 to 2026',
    de: 'Regal mit zwölf Geschäftsbüchern von 2015 bis 2026',
  }),
  'about-history-de': createGermanVariant(2400, 1800),
  'career-team': vector(960, 800, {
    en: 'Thirty tiles: ten portraits among quarter circles, semicircles and rings, and an empty chair',
    de: 'Dreißig Felder: zehn Porträts zwischen Vierteln, Halbkreisen und Ringen, dazu ein leerer Stuhl',
  }),
  'career-hero': raster(2400, 1800, {
    en: 'Coat rack with one free hook, its tag reading: free since today',
    de: 'Garderobe mit einem freien Haken, daran ein Schild: frei seit heute',
  }),
  'career-hero-de': createGermanVariant(2400, 1800),
  'career-hero-tall': createCut(1625, 1800),
  'career-hero-tall-de': createGermanVariant(1625, 1800),
  'contact-hero': raster(2400, 1800, {
    en: 'Doorbell panel for Munich, Duisburg, Chennai and Karachi, a finger pressing Munich',
    de: 'Klingelschild mit München, Duisburg, Chennai und Karatschi, ein Finger klingelt in München',
  }),
  'error-404': raster(2880, 1800, {
    en: '404: the zero is a rising sun, a paper boat sails by',
    de: '404: Die Null ist eine aufgehende Sonne, ein Papierboot fährt vorbei',
  }),
  'success-stamp': raster(2400, 1800, {
    en: 'A letter stamped “Received”',
    de: 'Ein Brief mit dem Stempel „Erhalten“',
  }),
  'success-stamp-de': createGermanVariant(2400, 1800),
  'products-hero': raster(2400, 1800, {
    en: 'Connector, search and returns portal as three objects on plinths',
    de: 'Konnektor, Suche und Retourenportal als drei Objekte auf Sockeln',
  }),
  'products-hero-de': createGermanVariant(2400, 1800),
  'product-connector': raster(2400, 1800, {
    en: 'Plug and socket marked ERP and Shop, about to meet',
    de: 'Stecker und Buchse mit den Namen ERP und Shop kurz vor dem Kontakt',
  }),
  'product-connector-de': createGermanVariant(2400, 1800),
  'product-search': raster(2400, 1800, {
    en: 'Rotary card index that finds the Ebbe chair despite a typo',
    de: 'Rollkartei, die den Sessel Ebbe trotz Tippfehler findet',
  }),
  'product-search-de': createGermanVariant(2400, 1800),
  'product-returns': raster(2400, 1800, {
    en: 'Parcels on a circular belt, with the reasons for 100 returns in the middle',
    de: 'Pakete auf einem Rundband, in der Mitte die Gründe für 100 Retouren',
  }),
  'product-returns-de': createGermanVariant(2400, 1800),

  // Home, shared scenes and small parts
  // Two layers of one scene: the second lies on the first.
  'hero-shop': raster(1920, 1000, {
    en: 'A chair maker’s shop in front of the rising sun',
    de: 'Shop eines Stuhlherstellers vor der aufgehenden Sonne',
  }),
  'hero-shop-de': createGermanVariant(1920, 1000),
  'hero-papers': raster(1920, 1000, {
    en: 'In front of it, a paid order on a phone and a page of the day’s ledger',
    de: 'Davor eine bezahlte Bestellung auf einem Telefon und ein Tagesblatt',
  }),
  'hero-papers-de': createGermanVariant(1920, 1000),
  'news-door': vector(1200, 900, {
    en: 'The front door of an office in a brick wall: a sign with the name Kontorwerk, four bells, parcels, a cat at the window',
    de: 'Haustür eines Büros in einer Backsteinwand: Schild mit dem Namen Kontorwerk, vier Klingeln, Pakete, eine Katze am Fenster',
  }),
  'hire-hours': raster(2400, 1920, {
    en: 'Two overlapping circles, a working day in Karachi and Chennai and one in Germany; where they meet it is half past nine, and two people have a row of coffee cups before them',
    de: 'Zwei Kreise, die sich überschneiden: ein Arbeitstag in Karatschi und Chennai, einer in Deutschland; in der Mitte ist es halb zehn, zwei Kolleginnen sitzen vor einer Reihe Kaffeetassen',
  }),
  'projects-books': raster(2400, 1800, {
    en: 'On a desk, a ledger with 204 orders a week pencilled in as the starting figure, a list of calls and a till receipt',
    de: 'Auf einem Schreibtisch ein Geschäftsbuch, darin mit Bleistift der Ausgangswert von 204 Bestellungen je Woche, daneben Anrufliste und Kassenbon',
  }),
  'projects-books-de': createGermanVariant(2400, 1800),
  houses: vector(1200, 1246, {
    en: 'The four houses of Munich, Duisburg, Chennai and Karachi by the water',
    de: 'Die vier Häuser aus München, Duisburg, Chennai und Karatschi am Wasser',
  }),
  map: raster(1680, 1440, {
    en: 'Map with offices in Munich, Duisburg, Karachi and Chennai',
    de: 'Karte mit den Büros München, Duisburg, Karatschi und Chennai',
  }),
  'news-access': raster(1600, 1200, {
    en: 'A button with a visible focus ring and a pointer',
    de: 'Ein Knopf mit sichtbarem Fokusrahmen und Mauszeiger',
  }),
  'news-access-de': createGermanVariant(1600, 1200),
  'news-speed': vector(800, 600, {
    en: 'A speed gauge like a rising sun',
    de: 'Eine Tempoanzeige wie eine aufgehende Sonne',
  }),
  'news-stack': vector(800, 600, DECORATION),
  'scene-analytics': raster(2000, 1500, {
    en: 'Bar chart of one year, revenue per visit €3.42',
    de: 'Säulendiagramm eines Jahres, Umsatz pro Besuch 3,42\u00a0Euro',
  }),
  'scene-analytics-de': createGermanVariant(2000, 1500),
  'scene-builder': raster(1720, 1280, {
    en: 'Page editor with building blocks, and the same page on a phone',
    de: 'Seiteneditor mit Bausteinen, dieselbe Seite auf einem Telefon',
  }),
  'scene-builder-de': createGermanVariant(1720, 1280),
  'scene-checkout': raster(2400, 2000, {
    en: 'Checkout in three steps: address, delivery, payment',
    de: 'Kasse in drei Schritten: Adresse, Lieferung, Zahlung',
  }),
  'scene-checkout-de': createGermanVariant(2400, 2000),
  'scene-lampGrid': vector(1000, 750, {
    en: 'Twelve lamps on twelve blocks of colour',
    de: 'Zwölf Leuchten auf zwölf Farbfeldern',
  }),
  'scene-lumenPhones': raster(2000, 1500, {
    en: 'Three phones with three lamps',
    de: 'Drei Telefone mit drei Leuchten',
  }),
  'scene-lumenPhones-de': createGermanVariant(2000, 1500),
  'scene-lumenWide': raster(2880, 1520, {
    en: 'The Lumen & Söhne shop on a screen and a phone',
    de: 'Shop von Lumen & Söhne auf Bildschirm und Telefon',
  }),
  'scene-lumenWide-de': createGermanVariant(2880, 1520),
  'scene-parcels': raster(2000, 1500, {
    en: 'Parcels on a conveyor belt, packed at 10:31',
    de: 'Pakete auf einem Förderband, gepackt um 10:31 Uhr',
  }),
  'scene-parcels-de': createGermanVariant(2000, 1500),
  'scene-pipes': raster(2400, 2000, {
    en: 'Pipes from ERP, PIM and WMS, all flowing into one shop',
    de: 'Rohre von ERP, PIM und WMS, die alle in einen Shop fließen',
  }),
  'scene-pipes-de': createGermanVariant(2400, 2000),
  'person-0': vector(160, 160, PORTRAIT),
  'person-1': vector(160, 160, PORTRAIT),
  'person-2': vector(160, 160, PORTRAIT),
  'person-3': vector(160, 160, PORTRAIT),
  'person-4': vector(160, 160, PORTRAIT),
  'person-5': vector(160, 160, PORTRAIT),
  'person-6': vector(160, 160, PORTRAIT),
  'person-7': vector(160, 160, PORTRAIT),
  'person-8': vector(160, 160, PORTRAIT),
  'person-9': vector(160, 160, PORTRAIT),
  'person-10': vector(160, 160, PORTRAIT),
  'person-11': vector(160, 160, PORTRAIT),
  'person-12': vector(160, 160, PORTRAIT),
  'person-13': vector(160, 160, PORTRAIT),
  'person-14': vector(160, 160, PORTRAIT),
  'person-15': vector(160, 160, PORTRAIT),
  'person-16': vector(160, 160, PORTRAIT),
  'person-17': vector(160, 160, PORTRAIT),
  'person-18': vector(160, 160, PORTRAIT),
  'person-19': vector(160, 160, PORTRAIT),
  'person-20': vector(160, 160, PORTRAIT),
  'person-21': vector(160, 160, PORTRAIT),
  'glyph-app': vector(168, 112, DECORATION),
  'glyph-b2b': vector(168, 112, DECORATION),
  'glyph-brand': vector(168, 112, DECORATION),
  'glyph-care': vector(168, 112, DECORATION),
  'glyph-link': vector(168, 112, DECORATION),
  'glyph-mig': vector(168, 112, DECORATION),
  'glyph-shop': vector(168, 112, DECORATION),
  'glyph-speed': vector(168, 112, DECORATION),
  'glyph-web': vector(168, 112, DECORATION),
  'glyph-cart': vector(168, 112, DECORATION),
  'glyph-chart': vector(168, 112, DECORATION),
  'glyph-clock': vector(168, 112, DECORATION),
  'glyph-cloud': vector(168, 112, DECORATION),
  'glyph-content': vector(168, 112, DECORATION),
  'glyph-film': vector(168, 112, DECORATION),
  'glyph-formats': vector(168, 112, DECORATION),
  'glyph-handshake': vector(168, 112, DECORATION),
  'glyph-lock': vector(168, 112, DECORATION),
  'glyph-model': vector(168, 112, DECORATION),
  'glyph-payment': vector(168, 112, DECORATION),
  'glyph-people': vector(168, 112, DECORATION),
  'glyph-phone': vector(168, 112, DECORATION),
  'glyph-search': vector(168, 112, DECORATION),
  'glyph-test': vector(168, 112, DECORATION),
  'glyph-type': vector(168, 112, DECORATION),
} as const satisfies Record<string, VectorImage | RasterImage>;

export type ImageName = keyof typeof images;
