import { CONTACT_SERVICES } from '@kontorwerk/contract/forms/contact';
import { SERVICE_LABELS } from '@kontorwerk/contract/forms/contact-labels';
import { DEFAULT_LANGUAGE, LANGUAGES, type LocalText } from '@kontorwerk/contract/languages';
import type { RelationshipField, SelectField, TextareaField, TextField } from 'payload';
import { LANGUAGE_NAMES } from '#cms/base/labels.ts';
import { office } from '#cms/content/offices/office-field.ts';
import { longText, rows, select, text } from '#cms/kit/fields/basic-fields.ts';
import { RULE_SUBJECT_LABELS } from '#cms/mail/rule-format.ts';
import { RULE_SUBJECTS, type RuleSubject } from '#cms/mail/rules.ts';
import { checkAddresses } from '#cms/mail/text-checks.ts';

/** Shows a field only in rules with that subject. */
function showOnlyFor<F extends RelationshipField | SelectField | TextField>(subject: RuleSubject, field: F): F {
  const condition = (_: unknown, row: Readonly<Record<string, unknown>> | undefined) => row?.about === subject;
  return { ...field, admin: { ...field.admin, condition } };
}

const jobField: RelationshipField = {
  name: 'job',
  type: 'relationship',
  relationTo: 'jobs',
  label: { en: 'Position', de: 'Stelle' },
  required: true,
  // Changes are found by comparing ids, so neither version may be populated.
  maxDepth: 0,
  admin: { description: { en: 'Applications for this position.', de: 'Bewerbungen auf diese Stelle.' } },
};

const addressesField: TextareaField = {
  ...longText('addresses', {
    label: { en: 'E-mail addresses', de: 'E-Mail-Adressen' },
    description: { en: 'One on each line.', de: 'Eine in jeder Zeile.' },
    required: true,
    localized: false,
  }),
  validate: checkAddresses,
};

/** Returns the field for the language of a notice to the office. */
export function makeNoticeLanguageField(name: string, label: LocalText): SelectField {
  return select(name, {
    label,
    description: {
      en: 'The wording of the notice; what the visitor wrote stays as it is.',
      de: 'Der Text der Nachricht; was der Besucher schrieb, bleibt, wie es ist.',
    },
    required: true,
    defaultValue: DEFAULT_LANGUAGE,
    options: LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
  });
}

/** The rules for notices about submissions: the first match decides. */
export const notificationRulesField = rows('rules', {
  label: { en: 'Rules', de: 'Regeln' },
  labels: { singular: { en: 'Rule', de: 'Regel' }, plural: { en: 'Rules', de: 'Regeln' } },
  description: {
    en: 'The first rule that matches decides. If none does, the notice goes to the e-mail address in the site settings.',
    de: 'Die erste passende Regel entscheidet. Passt keine, geht die Nachricht an die E-Mail-Adresse aus den Einstellungen der Website.',
  },
  titles: '/mail/admin/rule-label.tsx#RuleLabel',
  fields: [
    select('about', {
      label: { en: 'For', de: 'Für' },
      description: {
        en: 'What a message has to be about for the rule to apply.',
        de: 'Worum es gehen muss, damit die Regel gilt.',
      },
      required: true,
      defaultValue: 'everything',
      options: RULE_SUBJECTS.map((value) => ({ value, label: RULE_SUBJECT_LABELS[value] })),
    }),
    showOnlyFor(
      'topic',
      text('topic', {
        label: { en: 'Topic', de: 'Thema' },
        description: {
          en: 'One word of it is enough; separate several with commas, to cover the topic in each language. Example: Performance, Ladezeiten',
          de: 'Ein Wort daraus genügt; mehrere trennen Sie mit Kommas, damit das Thema in jeder Sprache passt. Beispiel: Ladezeiten, Performance',
        },
        required: true,
        localized: false,
      }),
    ),
    showOnlyFor(
      'person',
      text('person', {
        label: { en: 'Person', de: 'Person' },
        description: {
          en: 'The name as shown in messages under “For”, or part of it.',
          de: 'Der Name, wie er in Anfragen unter „An“ steht, oder ein Teil davon.',
        },
        required: true,
        localized: false,
      }),
    ),
    showOnlyFor(
      'service',
      select('service', {
        label: { en: 'Service', de: 'Leistung' },
        description: { en: 'As chosen in the form.', de: 'Wie sie im Formular gewählt wurde.' },
        required: true,
        options: CONTACT_SERVICES.map(({ id }) => ({ value: id, label: SERVICE_LABELS[id] })),
      }),
    ),
    showOnlyFor(
      'office',
      office('office', {
        label: { en: 'Office', de: 'Standort' },
      }),
    ),
    showOnlyFor('job', jobField),
    addressesField,
    makeNoticeLanguageField('language', { en: 'Language of the notice', de: 'Sprache der Nachricht' }),
  ],
});
