import { brand } from '../../brand.ts';
import type { Page } from '../../content-types.ts';

export default {
  page_key: 'career',
  slug: 'Career form',
  title: { en: 'Application form', de: 'Bewerbungsformular' },
  seo: {
    title: { en: 'Speculative application', de: 'Initiativbewerbung' },
    description: {
      en: 'Apply without an advertised job: five fields and a CV, no cover letter. Two people read it, and you hear from us within a week.',
      de: 'Bewerben Sie sich ohne ausgeschriebene Stelle: fünf Felder und ein Lebenslauf, kein Anschreiben. Antwort erhalten Sie binnen einer Woche.',
    },
  },
  sections: [
    {
      component_name: 'Banner',
      layout: 'half',
      bg_image: 'career-team',
      main_title: { en: 'Bring your own chair', de: 'Bringen Sie Ihren Stuhl mit' },
      sub_title: { en: 'Speculative application', de: 'Initiativ\u00adbewerbung' },
      description: {
        en: 'You know what you are good at. We may simply not have noticed yet that we need it.',
        de: 'Sie wissen, was Sie gut können. Vielleicht haben wir nur noch nicht bemerkt, dass es uns fehlt.',
      },
    },
    {
      component_name: 'RichText',
      main_title: { en: 'Before you write', de: 'Bevor Sie schreiben' },
      html_field: {
        en: `Put the job you want into the field “Position” and attach a CV of up to 10\u00a0MB. It takes about four minutes.

Have a look at the [open jobs](/contactus/career) first, in case your chair is already there. If you would rather write an email, ${brand.jobs_email} reaches the same two readers.`,
        de: `Tragen Sie unter „Stelle“ ein, was Sie tun möchten, und hängen Sie einen Lebenslauf von höchstens 10\u00a0MB an. Vier Minuten genügen.

Werfen Sie vorher einen Blick auf die [offenen Stellen](/contactus/career) – womöglich steht Ihr Stuhl schon da. Wenn Ihnen das eigene Mailprogramm lieber ist: ${brand.jobs_email} erreicht dieselben zwei Menschen.`,
      },
    },
    {
      component_name: 'Banner',
      layout: 'call',
      tone: 'mist',
      main_title: { en: 'Rather ask first?', de: 'Lieber erst fragen?' },
      description: {
        en: 'Tell us what you do well and what you would like to know. You don’t need a CV for that.',
        de: 'Schreiben Sie, was Sie gut können und was Sie wissen möchten. Einen Lebenslauf brauchen Sie dafür nicht.',
      },
    },
  ],
} satisfies Page;
