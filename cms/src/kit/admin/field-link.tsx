'use client';

type Props = {
  /** What it is called where it leads from. */
  readonly name: string;
  /** Goes to the field. */
  readonly onOpen: () => void;
  /** Said instead of the name to who hears it, where the name alone says too little. */
  readonly label?: string;
};

/** Leads to a field of the form: a button in the shape of a link, since it has no address. */
export function FieldLink({ name, onOpen, label }: Props) {
  return (
    <button type="button" className="field-link" onClick={onOpen} aria-label={label}>
      {name}
    </button>
  );
}
