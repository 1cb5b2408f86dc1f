import type { LocalText } from '@kontorwerk/contract/languages';
import type {
  ArrayField,
  DateField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
  TextFieldSingleValidation,
  UIField,
  UploadField,
} from 'payload';

/** What a field may say of itself. */
export type FieldSettings = {
  readonly label: LocalText;
  readonly required?: boolean;
  /** What helps whoever fills it in. */
  readonly description: LocalText;
  /** Whether it stands beside the form, not in it. */
  readonly sidebar?: boolean;
  /** Its share of a row. */
  readonly width?: string;
  /** Each document has its own, so that it isn't offered where several are edited at once. */
  readonly single?: boolean;
};
type TextSettings = FieldSettings & { readonly localized?: boolean };
type LineSettings = TextSettings & {
  readonly defaultValue?: string;
  /** Takes the place of Payload's own check. */
  readonly validate?: TextFieldSingleValidation;
};

/** What Payload has under `admin` stands beside the rest here. */
function named<S extends FieldSettings>(name: string, { description, sidebar, single, width, ...settings }: S) {
  const position = sidebar ? ('sidebar' as const) : undefined;
  return { name, ...settings, admin: { description, width, position, disableBulkEdit: single } };
}

/** One line of text in each language. */
export function text(name: string, { localized = true, ...settings }: LineSettings): TextField {
  return { ...named(name, settings), type: 'text', localized };
}

/** Several lines of text in each language. */
export function longText(name: string, { localized = true, ...settings }: TextSettings): TextareaField {
  return { ...named(name, settings), type: 'textarea', localized };
}

/** A long text with headings, lists and links in each language; what it may contain is set once, in `editor.ts`. */
export function richText(name: string, settings: FieldSettings): RichTextField {
  return { ...named(name, settings), type: 'richText', localized: true };
}

type PictureSettings = FieldSettings & {
  /** How many pixels wide a picture is to be there: editors are told of a narrower one, which is taken all the same. */
  readonly leastWidth?: number;
};

/** A picture of the media library. */
export function image(name: string, { leastWidth, ...settings }: PictureSettings): UploadField {
  const custom = leastWidth === undefined ? {} : { custom: { leastWidth } };
  return { ...named(name, settings), ...custom, type: 'upload', relationTo: 'media' };
}

type Choice = FieldSettings &
  Pick<SelectField, 'access' | 'defaultValue' | 'hasMany' | 'index' | 'options' | 'saveToJWT'>;

/** A choice among `options`; of several with `hasMany`. */
export function select(name: string, settings: Choice): SelectField {
  return { ...named(name, settings), type: 'select' };
}

/** A day without a time. It is kept as noon, universal time, so that its date is the same in every office. */
export function dateOnly(name: string, settings: FieldSettings): DateField {
  const { admin, ...field } = named(name, settings);
  return {
    ...field,
    type: 'date',
    admin: { ...admin, date: { pickerAppearance: 'dayOnly' } },
  };
}

/** A component, at this path, that stands beside a document. Nothing is stored. */
export function panel(name: string, label: LocalText, Field: string): UIField {
  return { name, type: 'ui', label, admin: { position: 'sidebar', disableListColumn: true, components: { Field } } };
}

/** Compares two versions of a list row by row, each under what it says. */
export const ROWS_DIFF = '/kit/versions/rows-diff.tsx#RowsDiff';

type Rows = FieldSettings &
  Pick<ArrayField, 'fields' | 'labels'> & {
    /** What a row is known by while it is closed: some of its fields, or a component at this path. */
    readonly titles: readonly string[] | string;
  };

/** Rows that an editor adds, opens and drags into their order. */
export function rows(name: string, { titles, ...settings }: Rows): ArrayField {
  const { admin, ...field } = named(name, settings);
  const RowLabel =
    typeof titles === 'string'
      ? titles
      : { path: '/kit/admin/row-labels.tsx#RowTitle', clientProps: { fields: titles } };
  return {
    ...field,
    type: 'array',
    admin: { ...admin, initCollapsed: true, components: { RowLabel, Diff: ROWS_DIFF } },
  };
}
