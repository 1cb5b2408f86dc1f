'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { useFormPlace } from '../admin/use-form-place.ts';
import { allUnreadDates, subscribeUnreadDates, type UnreadDate } from './unread-dates.ts';

const NONE: readonly UnreadDate[] = [];

/** Returns the dates of the surrounding document's form that can't be parsed. */
export function useUnreadDates(): readonly UnreadDate[] {
  const place = useFormPlace();
  const dates = useSyncExternalStore(subscribeUnreadDates, allUnreadDates, () => NONE);
  return useMemo(() => dates.filter((one) => one.place === place), [dates, place]);
}
