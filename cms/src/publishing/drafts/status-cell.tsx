import { DefaultCell } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { readStatuses, STATUS_LABELS, TRASHED_LABEL } from '#cms/kit/document-status.ts';

type Props = DefaultServerCellComponentProps & { readonly collectionSlug: CollectionSlug };

/**
 * The status of a document in a list. Payload shows “changed” for all that was ever published, even after it was
 * unpublished, and “published” for what it was before it came into the trash.
 */
export async function StatusCell({ collectionSlug, i18n, link, linkURL, payload, rowData, viewType }: Props) {
  const document = { id: rowData?.id, _status: rowData?._status };
  const isTrashed = viewType === 'trash';
  const status = isTrashed ? undefined : (await readStatuses(payload, collectionSlug, [document]))(document);
  const label = isTrashed ? TRASHED_LABEL : status && STATUS_LABELS[status];
  return (
    <DefaultCell
      cellData={label ? label[readerLanguage(i18n)] : ''}
      collectionSlug={collectionSlug}
      field={{ name: '_status', type: 'text' }}
      rowData={{ id: rowData?.id }}
      {...(link !== undefined && { link })}
      {...(linkURL !== undefined && { linkURL })}
      {...(viewType !== undefined && { viewType })}
    />
  );
}
