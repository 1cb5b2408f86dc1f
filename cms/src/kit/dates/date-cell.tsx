'use client';

import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/settings/time-zone';
import { DefaultCell, useTranslation } from '@payloadcms/ui';
import type { DateFieldClient, DefaultCellComponentProps, TextFieldClient } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { formatInZone } from '#cms/base/time-zones.ts';
import { useBrowserZone } from '../admin/use-browser-zone.ts';
import { formatDay, formatMoment } from './date-format.ts';

type CellProps = DefaultCellComponentProps<DateFieldClient>;

/** A text instead of a date, with the link of the row's first cell. */
function Shown({ text, ...props }: CellProps & { readonly text: string }) {
  const { name, label } = props.field;
  const field: TextFieldClient = { name, type: 'text', ...(label !== undefined && { label }) };
  return <DefaultCell {...props} field={field} cellData={text} />;
}

/**
 * A moment in a list, in the agency's time zone, as where moments are planned or restored; names the zone if the
 * reader's differs.
 */
export function MomentCell(props: CellProps) {
  const reader = readerLanguage(useTranslation().i18n);
  // The reader's time zone, which may differ from the agency's.
  const own = useBrowserZone(AGENCY_TIME_ZONE);
  const moment = typeof props.cellData === 'string' ? props.cellData : '';
  const text = formatMoment(moment, reader);
  const isOther = text !== '' && formatInZone(own, moment) !== formatInZone(AGENCY_TIME_ZONE, moment);
  return <Shown {...props} text={isOther ? `${text} (${AGENCY_TIME_ZONE})` : text} />;
}

/** A day in a list. */
export function DayCell(props: CellProps) {
  const reader = readerLanguage(useTranslation().i18n);
  return <Shown {...props} text={typeof props.cellData === 'string' ? formatDay(props.cellData, reader) : ''} />;
}
