'use client';

type Props = {
  /** The visible text. */
  readonly name: string;
  /** Goes to the field. */
  readonly onOpen: () => void;
  /** A longer accessible name, if the visible text alone says too little. */
  readonly label?: string;
};

/** Links to a field of the form: a button that looks like a link, since it has no URL. */
export function FieldLink({ name, onOpen, label }: Props) {
  return (
    <button type="button" className="field-link" onClick={onOpen} aria-label={label}>
      {name}
    </button>
  );
}
