import { escapeDiffHTML, FieldDiffContainer, getHTMLDiffComponents, unescapeDiffHTML } from '@payloadcms/ui/rsc';
import type { FieldDiffServerProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatValue, type ValueKind } from './value-format.ts';

type Props = FieldDiffServerProps & { readonly kind: ValueKind };

/** The comparison of a field's two values, as an editor would write them. */
export async function ValueDiff({
  kind,
  comparisonValue,
  versionValue,
  field,
  i18n,
  locale,
  nestingLevel,
  req,
}: Props) {
  const reading = { payload: req.payload, reader: readerLanguage(i18n) };
  const [before, after] = await Promise.all(
    [comparisonValue, versionValue].map((value) => formatValue(kind, value, reading)),
  );
  const html = (text = '') => `<p>${escapeDiffHTML(text)}</p>`;
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(before),
    toHTML: html(after),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: 'label' in field ? field.label : undefined, locale }}
      nestingLevel={nestingLevel}
    />
  );
}
