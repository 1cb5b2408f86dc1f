import { DefaultCell } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { readStatuses, STATUS_LABELS } from '#cms/kit/document-status.ts';

type Props = DefaultServerCellComponentProps & { readonly collectionSlug: CollectionSlug };

/**
 * The status of a document in a list. Payload shows “changed” for all that was ever published, even after it was
 * unpublished.
 */
export async function StatusCell({ collectionSlug, i18n, link, linkURL, payload, rowData, viewType }: Props) {
  const document = { id: rowData?.id, _status: rowData?._status };
  const status = (await readStatuses(payload, collectionSlug, [document]))(document);
  return (
    <DefaultCell
      cellData={status ? STATUS_LABELS[status][readerLanguage(i18n)] : ''}
      collectionSlug={collectionSlug}
      field={{ name: '_status', type: 'text' }}
      rowData={{ id: rowData?.id }}
      {...(link !== undefined && { link })}
      {...(linkURL !== undefined && { linkURL })}
      {...(viewType !== undefined && { viewType })}
    />
  );
}
