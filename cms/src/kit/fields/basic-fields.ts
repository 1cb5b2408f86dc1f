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

/** The settings that all fields share. */
export type FieldSettings = {
  readonly label: LocalText;
  readonly required?: boolean;
  /** The help text for editors. */
  readonly description: LocalText;
  /** Whether it is in the sidebar, not in the form. */
  readonly sidebar?: boolean;
  /** Its share of a row. */
  readonly width?: string;
  /** Whether each document has a different value, so that the field isn't offered in bulk edits. */
  readonly single?: boolean;
};
type TextSettings = FieldSettings & { readonly localized?: boolean };
type LineSettings = TextSettings & {
  readonly defaultValue?: string;
  /** Replaces Payload's validation. */
  readonly validate?: TextFieldSingleValidation;
};

/** Moves the settings that Payload expects under `admin`. */
function fieldBase<S extends FieldSettings>(name: string, { description, sidebar, single, width, ...settings }: S) {
  const position = sidebar ? ('sidebar' as const) : undefined;
  return { name, ...settings, admin: { description, width, position, disableBulkEdit: single } };
}

/** Builds a field for one line of text in each language. */
export function text(name: string, { localized = true, ...settings }: LineSettings): TextField {
  return { ...fieldBase(name, settings), type: 'text', localized };
}

/** Builds a field for several lines of text in each language. */
export function longText(name: string, { localized = true, ...settings }: TextSettings): TextareaField {
  return { ...fieldBase(name, settings), type: 'textarea', localized };
}

/**
 * Builds a field for a long text with headings, lists and links in each language; `editor.ts` defines what it may
 * contain.
 */
export function richText(name: string, settings: FieldSettings): RichTextField {
  return { ...fieldBase(name, settings), type: 'richText', localized: true };
}

type PictureSettings = FieldSettings & {
  /**
   * The recommended width of the picture, in px: editors get a warning for a narrower one, which is accepted all the
   * same.
   */
  readonly leastWidth?: number;
};

/** Builds a field for a picture of the media library. */
export function image(name: string, { leastWidth, ...settings }: PictureSettings): UploadField {
  const custom = leastWidth === undefined ? {} : { custom: { leastWidth } };
  return { ...fieldBase(name, settings), ...custom, type: 'upload', relationTo: 'media' };
}

type Choice = FieldSettings &
  Pick<SelectField, 'access' | 'defaultValue' | 'hasMany' | 'index' | 'options' | 'saveToJWT'>;

/** Builds a field for a choice among `options`; for several with `hasMany`. */
export function select(name: string, settings: Choice): SelectField {
  return { ...fieldBase(name, settings), type: 'select' };
}

/** Builds a field for a day without a time. It is stored as noon UTC, so that its date is the same in every office. */
export function dateOnly(name: string, settings: FieldSettings): DateField {
  const { admin, ...field } = fieldBase(name, settings);
  return {
    ...field,
    type: 'date',
    admin: { ...admin, date: { pickerAppearance: 'dayOnly' } },
  };
}

/** Builds a field for the last day on which visitors see a document: publishing asks once it is over. */
export function lastDay(name: string, settings: FieldSettings): DateField {
  return { ...dateOnly(name, settings), custom: { isLastDay: true } };
}

/** Builds a sidebar panel from the component at this path. Nothing is stored. */
export function panel(name: string, label: LocalText, Field: string): UIField {
  return { name, type: 'ui', label, admin: { position: 'sidebar', disableListColumn: true, components: { Field } } };
}

/** The component that compares two versions of a list row by row, each with its title. */
export const ROWS_DIFF = '/kit/versions/rows-diff.tsx#RowsDiff';

type Rows = FieldSettings &
  Pick<ArrayField, 'fields' | 'labels'> & {
    /** The label of a closed row: some of its fields, or a component at this path. */
    readonly titles: readonly string[] | string;
  };

/** Builds a list whose rows an editor adds, opens and reorders. */
export function rows(name: string, { titles, ...settings }: Rows): ArrayField {
  const { admin, ...field } = fieldBase(name, settings);
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
