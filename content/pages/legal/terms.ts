import type { Language } from '@kontorwerk/contract/languages';
import { brand, offices } from '../../brand.ts';
import type { Page } from '../../content-types.ts';

/** The registered office's address in one line. */
function headOffice(language: Language): string {
  const office = offices.find(({ code }) => code === 'MUC');
  return office ? office.address[language].replaceAll('\n', ', ') : '';
}

export default {
  page_key: 'legal',
  slug: 'Terms',
  title: { en: 'Terms', de: 'AGB' },
  seo: {
    title: { en: 'Terms and conditions', de: 'Allgemeine Geschäftsbedingungen' },
    description: {
      en: `The terms on which ${brand.legal_name} works for companies: offers, cooperation, acceptance, payment, rights of use and liability. Sample text.`,
      de: `Zu welchen Bedingungen die ${brand.legal_name} für Unternehmen arbeitet: Angebot, Mitwirkung, Abnahme, Zahlung, Nutzungsrechte, Haftung. Mustertext.`,
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'page',
      main_title: { en: 'Terms', de: 'AGB' },
      description: {
        en: 'This is a sample that only shows the structure; the owner will replace it with terms that a lawyer has checked.',
        de: 'Dies ist ein Muster, das nur den Aufbau zeigt; wer die Website betreibt, ersetzt es durch anwaltlich geprüfte Bedingungen.',
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'The agreement', de: 'Der Vertrag' },
      html_field: {
        en: `### 1. Scope

1. These terms apply to all contracts between ${brand.legal_name}, ${headOffice('en')} (“Kontorwerk”), and its clients.
2. They apply only to contracts with businesses within the meaning of §\u00a014 of the German Civil Code (BGB), not with consumers. Clause\u00a013 applies to everybody who sends a form.
3. A client’s own terms become part of a contract only if Kontorwerk agrees to them in text form. Terms negotiated individually take precedence.

### 2. Offers and formation of contract

1. Nothing on this website constitutes an offer. An offer binds Kontorwerk for 30 days unless it states another period.
2. A contract is concluded when the client accepts the offer in text form.
3. The specification attached to the offer defines the scope. Estimates are marked as such and do not fix a price.

### 3. Kinds of service

1. Where a defined result is to be delivered, the agreement is a contract for work (§\u00a0631 BGB).
2. Consultancy, hosting, maintenance and the work of our developers in the client’s team are supplied under a contract for services (§\u00a0611 BGB).
3. Kontorwerk may use its offices in Duisburg, Chennai and Karachi as well as subcontractors, and is liable for their acts as for its own.

### 4. Changes

1. Either party may propose changes at any time. Kontorwerk will state the effect on price and dates within five working days.
2. Until the parties agree, work continues as previously agreed.`,
        de: `### 1. Geltungsbereich

1. Diese Bedingungen gelten für alle Verträge zwischen der ${brand.legal_name}, ${headOffice('de')} („Kontorwerk“), und ihren Kunden.
2. Sie richten sich ausschließlich an Unternehmer im Sinne von §\u00a014 BGB, nicht an Verbraucher. Ziffer\u00a013 gilt für alle, die ein Formular absenden.
3. Bedingungen des Kunden werden nur Bestandteil des Vertrags, wenn Kontorwerk ihnen in Textform zustimmt. Individuelle Vereinbarungen gehen vor.

### 2. Angebot und Vertragsschluss

1. Darstellungen auf dieser Website sind keine Angebote. An ein Angebot ist Kontorwerk 30\u00a0Tage gebunden, sofern darin keine andere Frist steht.
2. Der Vertrag kommt zustande, wenn der Kunde das Angebot in Textform annimmt.
3. Was geschuldet ist, ergibt sich aus der Leistungsbeschreibung zum Angebot. Schätzungen sind als solche bezeichnet und legen keinen Preis fest.

### 3. Art der Leistung

1. Die Entwicklung bestimmter Ergebnisse wird als Werk geschuldet (§\u00a0631 BGB).
2. Beratung, Betrieb, Wartung und die Bereitstellung von Personal werden als Dienst geschuldet (§\u00a0611 BGB).
3. Kontorwerk darf seine Büros in Duisburg, Chennai und Karatschi sowie Unterauftragnehmer einsetzen und haftet für sie wie für sich selbst.

### 4. Änderungen

1. Beide Seiten können jederzeit Änderungen vorschlagen. Kontorwerk nennt binnen fünf Werktagen die Folgen für Preis und Termine.
2. Bis zu einer Einigung wird die Arbeit wie vereinbart fortgesetzt.`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'paper-2',
      main_title: { en: 'The work', de: 'Die Arbeit' },
      html_field: {
        en: `### 5. The client’s part

1. The client will name one person who is authorised to decide, and supply content, access and test data in good time.
2. The client must hold the rights to everything it supplies.
3. If the client fails to cooperate, dates shift accordingly. Additional work is charged at the agreed rates once Kontorwerk has given notice of it.

### 6. Dates

Dates are binding only if they are described as binding in text form. Force majeure and failures of third-party systems extend them by the length of the disruption.

### 7. Acceptance

1. Kontorwerk will notify the client when a deliverable is ready. The client will test it within ten working days and accept it in text form.
2. Minor defects do not prevent acceptance. They will be listed and remedied.
3. A deliverable is deemed accepted if the client reports no defect within that period, provided that Kontorwerk has drawn attention to this consequence, or if the client puts it into live use (§\u00a0640 BGB).

### 8. Prices and payment

1. All prices are net, plus statutory value added tax.
2. Unless agreed otherwise, deliverables are paid for in three instalments: 30 per cent when the order is placed, 40 per cent on delivery for testing and 30 per cent on acceptance; services are billed monthly.
3. Invoices are due within 14 days. Late payments bear interest at the statutory rate (§\u00a0288 BGB).
4. The client may set off only claims that are undisputed or have been upheld by a final judgment.`,
        de: `### 5. Mitwirkung des Kunden

1. Der Kunde benennt eine entscheidungsbefugte Person und liefert Inhalte, Zugänge und Testdaten rechtzeitig.
2. Er stellt sicher, dass ihm die Rechte an allem zustehen, was er liefert.
3. Fehlt die Mitwirkung, verschieben sich Termine entsprechend. Mehraufwand wird nach Hinweis zu den vereinbarten Sätzen vergütet.

### 6. Termine

Termine sind nur verbindlich, wenn sie in Textform so bezeichnet sind. Bei höherer Gewalt und bei Ausfällen fremder Systeme verschieben sie sich um die Dauer der Behinderung.

### 7. Abnahme

1. Kontorwerk zeigt die Fertigstellung eines Werks an. Der Kunde prüft es binnen zehn Werktagen und nimmt es in Textform ab.
2. Unwesentliche Mängel hindern die Abnahme nicht. Sie werden festgehalten und beseitigt.
3. Ein Werk gilt als abgenommen, wenn der Kunde innerhalb der Frist keinen Mangel benennt, obwohl Kontorwerk auf diese Folge hingewiesen hat, oder wenn er es im Echtbetrieb nutzt (§\u00a0640 BGB).

### 8. Preise und Zahlung

1. Alle Preise verstehen sich netto zuzüglich der gesetzlichen Umsatzsteuer.
2. Sofern nichts anderes vereinbart ist, werden Werke zu 30\u00a0Prozent bei Auftrag, zu 40\u00a0Prozent bei Bereitstellung zum Test und zu 30\u00a0Prozent bei Abnahme bezahlt; Dienste werden monatlich abgerechnet.
3. Rechnungen sind nach 14\u00a0Tagen fällig. Bei Verzug gelten die gesetzlichen Zinsen (§\u00a0288 BGB).
4. Aufrechnen darf der Kunde nur mit unbestrittenen oder rechtskräftig festgestellten Forderungen.`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'Rights and liability', de: 'Rechte und Haftung' },
      html_field: {
        en: `### 9. Rights of use

1. On full payment the client receives a non-exclusive right, unlimited in time and territory, to use and modify what was developed for it. Exclusive rights, which are usual for logos, are agreed expressly in the offer.
2. Open-source components remain under their own licences. Kontorwerk will supply a list of them.
3. Source code will be handed over through a repository that belongs to the client.
4. Kontorwerk may name the client as a reference, unless the client objects.

### 10. Defects

1. Kontorwerk will remedy defects in deliverables by repair or replacement, at its discretion.
2. If that fails twice, the client may reduce the price or, if the defect is substantial, withdraw from the contract.
3. Claims for defects expire one year after acceptance. This does not apply in the cases set out in clause\u00a011.1.

### 11. Liability

1. Kontorwerk is liable without limit for wilful misconduct and gross negligence, for injury to life, body or health, under the Product Liability Act and where it has given a guarantee.
2. In cases of slight negligence it is liable only for breach of an essential obligation, and its liability is limited to damage that is foreseeable and typical of the contract. Essential obligations are those without which the contract could not be properly performed and on which the client may ordinarily rely.
3. For loss of data in the cases set out in clause\u00a011.2, Kontorwerk’s liability is limited to the cost of restoring the data from backups made at the usual intervals.
4. These limits also protect Kontorwerk’s employees and agents.

### 12. Confidentiality and data protection

1. Each party will keep confidential what it learns about the other in confidence, during the contract and for three years afterwards.
2. If Kontorwerk processes personal data on behalf of the client, the parties first enter into an agreement under Art. 28 GDPR.`,
        de: `### 9. Nutzungsrechte

1. Mit vollständiger Zahlung erhält der Kunde das einfache, zeitlich und räumlich unbegrenzte Recht, das für ihn Entwickelte zu nutzen und zu verändern. Ausschließliche Rechte, wie sie bei Logos üblich sind, werden im Angebot ausdrücklich vereinbart.
2. Open-Source-Bestandteile bleiben unter ihren eigenen Lizenzen. Kontorwerk liefert ein Verzeichnis.
3. Der Quellcode wird über ein Repository übergeben, das dem Kunden gehört.
4. Kontorwerk darf den Kunden als Referenz nennen, sofern dieser nicht widerspricht.

### 10. Mängel

1. Mängel an Werken beseitigt Kontorwerk nach eigener Wahl durch Nachbesserung oder Neuherstellung.
2. Schlägt dies zweimal fehl, kann der Kunde die Vergütung mindern oder bei einem erheblichen Mangel zurücktreten.
3. Ansprüche wegen Mängeln verjähren ein Jahr nach Abnahme. Dies gilt nicht in den Fällen der Ziffer\u00a011.1.

### 11. Haftung

1. Kontorwerk haftet unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und im Umfang einer übernommenen Garantie.
2. Bei einfacher Fahrlässigkeit haftet Kontorwerk nur für die Verletzung einer wesentlichen Vertragspflicht, und zwar begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Wesentlich sind Pflichten, deren Erfüllung die ordnungsgemäße Durchführung des Vertrags erst ermöglicht und auf deren Einhaltung der Kunde regelmäßig vertrauen darf.
3. Für Datenverlust haftet Kontorwerk in den Fällen der Ziffer\u00a011.2 bis zur Höhe des Aufwands, der bei üblicher Datensicherung für die Wiederherstellung anfällt.
4. Das Vorstehende gilt auch zugunsten der Beschäftigten und Erfüllungsgehilfen.

### 12. Vertraulichkeit und Datenschutz

1. Beide Seiten behandeln vertraulich, was sie im Vertrauen übereinander erfahren, und zwar bis drei Jahre nach Vertragsende.
2. Verarbeitet Kontorwerk personenbezogene Daten im Auftrag des Kunden, schließen die Parteien zuvor einen Vertrag nach Art.\u00a028 DSGVO.`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      tone: 'mist',
      main_title: { en: 'The forms on this website', de: 'Die Formulare dieser Website' },
      html_field: {
        en: `### 13. Messages and applications

1. Sending a form does not create a contract, of employment or any other kind, or any right to one.
2. Anyone who sends a form confirms that the details are true, that the file attached is their own and that it contains no harmful code.
3. What happens to the data is set out in the [privacy notice](/privacy). Applicants may withdraw an application at any time by writing to ${brand.jobs_email}.`,
        de: `### 13. Nachrichten und Bewerbungen

1. Mit dem Absenden eines Formulars kommt kein Vertrag zustande; auch ein Anspruch darauf entsteht nicht. Das gilt auch für ein Arbeitsverhältnis.
2. Wer ein Formular absendet, versichert, dass die Angaben zutreffen, dass die angehängte Datei die eigene ist und dass sie keinen Schadcode enthält.
3. Was mit den Daten geschieht, regelt die [Datenschutzerklärung](/privacy). Eine Bewerbung lässt sich jederzeit mit einer Nachricht an ${brand.jobs_email} zurückziehen.`,
      },
    },
    {
      component_name: 'RichText',
      layout: 'prose',
      main_title: { en: 'Final provisions', de: 'Schluss\u00adbestimmungen' },
      html_field: {
        en: `### 14. Term and termination

Unless agreed otherwise, continuing services may be terminated on three months’ notice expiring at the end of a quarter. The right to terminate for good cause is not affected. Notice must be given in text form.

### 15. Governing law and jurisdiction

1. German law applies, excluding the United Nations Convention on Contracts for the International Sale of Goods.
2. If the client is a merchant, a legal entity under public law or a special fund under public law, the courts of Munich have jurisdiction.
3. Should a provision be invalid, the others remain in force. Statutory law applies in place of the invalid provision.
4. The German version of these terms is authoritative.

Sample, last updated in November 2026`,
        de: `### 14. Laufzeit und Kündigung

Laufende Leistungen sind mit einer Frist von drei Monaten zum Quartalsende kündbar, sofern nichts anderes vereinbart ist. Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt. Gekündigt wird in Textform.

### 15. Recht und Gerichtsstand

1. Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts.
2. Ist der Kunde Kaufmann, juristische Person des öffentlichen Rechts oder öffentlich-rechtliches Sondervermögen, ist München Gerichtsstand.
3. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. An die Stelle der unwirksamen tritt das Gesetz.
4. Maßgeblich ist die deutsche Fassung dieser Bedingungen.

Muster, Stand: November 2026`,
      },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'Which clause is unclear?', de: 'Welche Ziffer ist unklar?' },
      description: {
        en: 'Name its number. Someone who signs our contracts will explain what it means in practice.',
        de: 'Nennen Sie die Nummer. Wer bei uns Verträge unterschreibt, erklärt Ihnen, was sie in der Praxis bedeutet.',
      },
    },
  ],
} satisfies Page;
