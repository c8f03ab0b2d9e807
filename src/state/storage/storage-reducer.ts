import { createAction, type Reducer } from '@reduxjs/toolkit';

export interface StorageSlice {
  /** The last attempt to keep or read something did not work. */
  readonly failed: boolean;
}

export const storageTried = createAction<{ readonly worked: boolean }>('storage/tried');

export function storageReducer(initial: StorageSlice): Reducer<StorageSlice> {
  return (slice = initial, action) => {
    if (!storageTried.match(action) || action.payload.worked !== slice.failed) return slice;
    return { failed: !action.payload.worked };
  };
}
