import { createContext, useContext } from 'react';
import type { FieldReference } from '../../engine';

type WayToField = (reference: FieldReference) => void;

const WayContext = createContext<WayToField>(() => undefined);

/** The page says how one comes to a question from what is said elsewhere on it. */
export const WayToFieldProvider = WayContext.Provider;

export const useWayToField = (): WayToField => useContext(WayContext);
