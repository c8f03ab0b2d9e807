import { createContext, useContext } from 'react';

/** yyyy-mm-dd, given from outside: nothing here reads a clock. */
const TodayContext = createContext<string | null>(null);
export const TodayProvider = TodayContext.Provider;

export function useToday(): string {
  const today = useContext(TodayContext);
  if (today === null) throw new Error('useToday needs a TodayProvider above it');
  return today;
}
