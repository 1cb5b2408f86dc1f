'use client';

import { AGENCY_TIME_ZONE } from '@kontorwerk/contract/time-zone';
import { DefaultCell } from '@payloadcms/ui';
import type { DateFieldClient, DefaultCellComponentProps } from 'payload';
import { timeIn } from '../schedule/wall-time.ts';
import { useOwnZone } from './use-own-zone.ts';

/** Tells whether the reader's clock shows another time at a moment than the agency's; the server doesn't know. */
function useOtherClock(moment: unknown): boolean {
  const own = useOwnZone(AGENCY_TIME_ZONE);
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return false;
  return timeIn(own, moment) !== timeIn(AGENCY_TIME_ZONE, moment);
}

/** A moment in a list, by the agency's clock as where something is planned or restored, and whose clock it is. */
export function MomentCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const { cellData, field, rowData } = props;
  const isOther = useOtherClock(cellData);
  const inZone = { ...rowData, [`${field.name}_tz`]: AGENCY_TIME_ZONE };
  return (
    <>
      <DefaultCell {...props} field={{ ...field, timezone: true }} rowData={inZone} />
      {isOther ? ` (${AGENCY_TIME_ZONE})` : null}
    </>
  );
}
