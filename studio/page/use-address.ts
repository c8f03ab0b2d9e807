import { useCallback, useSyncExternalStore } from 'react';
import { fromHash, selectionWith, toHash, type Selection } from '../model/selection';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

let last = { hash: '', selection: fromHash('') };
const read = (): Selection => {
  const { hash } = window.location;
  if (hash !== last.hash) last = { hash, selection: fromHash(hash) };
  return last.selection;
};

/** The selection lives in the address: Back and a link find it again. */
export function useAddress(): readonly [Selection, (change: Partial<Selection>) => void] {
  const selection = useSyncExternalStore(subscribe, read);
  const select = useCallback((change: Partial<Selection>) => {
    window.location.hash = toHash(selectionWith(read(), change));
  }, []);
  return [selection, select];
}
