import { createAction, type Reducer } from '@reduxjs/toolkit';
import { happened } from '../journey/journey-actions';

export interface StorageSlice {
  /** The last attempt to keep or read something did not work. */
  readonly failed: boolean;
  /** The details were cleared in another tab, and nothing has been answered here since. */
  readonly clearedElsewhere: boolean;
}

export const storageTried = createAction<{ readonly worked: boolean }>('storage/tried');

export const clearedElsewhere = createAction('storage/clearedElsewhere');

export function storageReducer(initial: StorageSlice): Reducer<StorageSlice> {
  return (slice = initial, action) => {
    if (clearedElsewhere.match(action)) return { ...slice, clearedElsewhere: true };
    if (storageTried.match(action)) return withFailed(slice, !action.payload.worked);
    const isNew = happened.match(action) && action.payload.type === 'fieldAnswered';
    return isNew && slice.clearedElsewhere ? { ...slice, clearedElsewhere: false } : slice;
  };
}

function withFailed(slice: StorageSlice, failed: boolean): StorageSlice {
  return slice.failed === failed ? slice : { ...slice, failed };
}
