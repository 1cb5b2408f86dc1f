import { APPLICATION_WORDS } from '@kontorwerk/contract/words/application-words';
import { useWords } from '#app/base/language/own-words.ts';
import { CheckboxField } from '#app/ui/Field/CheckboxField.tsx';
import type { FieldMark } from '#app/ui/Field/field-parts.ts';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';

type TermsFieldProps = FieldMark & {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly defaultChecked: boolean;
  readonly onChange: () => void;
};

/** The terms checkbox, accepted by default (§3), with links to the terms. */
export function TermsField(field: TermsFieldProps) {
  const t = useWords('application', APPLICATION_WORDS);
  return (
    <CheckboxField {...field} wide>
      <p>
        {`${t.readTerms} `}
        <LocalLink to="/termsandcondition">{t.terms}</LocalLink>
        {` ${t.and} `}
        <LocalLink to="/privacy">{t.privacy}</LocalLink>.
      </p>
    </CheckboxField>
  );
}
