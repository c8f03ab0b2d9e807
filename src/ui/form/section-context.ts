import { createContext, useContext } from 'react';
import type { FieldView, JourneyEvent, SectionView } from '../../engine';

export type Send = (event: JourneyEvent) => void;

const SectionContext = createContext<SectionView | null>(null);
const SendContext = createContext<Send | null>(null);

/**
 * Fields read their view from here and not through RJSF's props: RJSF then builds its tree once,
 * and only the fields whose view changed draw anew.
 */
export const SectionProvider = SectionContext.Provider;
export const SendProvider = SendContext.Provider;

export function useSection(): SectionView {
  const section = useContext(SectionContext);
  if (section === null) throw new Error('useSection needs a SectionForm above it');
  return section;
}

/** Its identity never changes while the section is on the page. */
export function useSend(): Send {
  const send = useContext(SendContext);
  if (send === null) throw new Error('useSend needs a SectionForm above it');
  return send;
}

export function useField(name: string): FieldView {
  const section = useSection();
  const view = section.fields[name];
  if (view === undefined)
    throw new Error(
      `The schema of section "${section.id}" names "${name}", its view has no such field`,
    );
  return view;
}
