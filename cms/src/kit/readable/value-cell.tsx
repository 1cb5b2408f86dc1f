import { DefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatValue, type ValueKind } from './value-format.ts';

type Props = DefaultServerCellComponentProps & { readonly kind: ValueKind };

/** A value in a list as an editor would write it, with the link of the row's first cell. */
export async function ValueCell({ kind, cellData, collectionSlug, field, i18n, payload, rowData, ...cell }: Props) {
  const text = await formatValue(kind, cellData, { payload, reader: readerLanguage(i18n) });
  const { link, linkURL, viewType, onClick } = cell;
  return (
    <DefaultCell
      cellData={text}
      collectionSlug={collectionSlug}
      field={{ name: 'name' in field ? field.name : '', type: 'text' }}
      rowData={{ id: rowData?.id }}
      {...(link !== undefined && { link })}
      {...(linkURL !== undefined && { linkURL })}
      {...(viewType !== undefined && { viewType })}
      {...(onClick !== undefined && { onClick })}
    />
  );
}
