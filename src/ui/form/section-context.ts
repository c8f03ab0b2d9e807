import { createContext, useContext, type ReactNode } from 'react';
import type { FieldView, JourneyEvent, SectionView } from '../../engine';

export type Send = (event: JourneyEvent) => void;

export type RenderForm = (section: SectionView, onEvent: Send) => ReactNode;

export interface SectionFormProps {
  readonly section: SectionView;
  /** Its identity must not change while the section is on the page. */
  readonly onEvent: Send;
}

const SectionContext = createContext<SectionView | null>(null);
const SendContext = createContext<Send | null>(null);
const FormContext = createContext<RenderForm | null>(null);

/**
 * Fields read their view from here and not through RJSF's props: RJSF then builds its tree once,
 * and only the fields whose view changed draw anew.
 */
export const SectionProvider = SectionContext.Provider;
export const SendProvider = SendContext.Provider;
/** The form itself, for a widget that asks for a section inside a field. */
export const FormProvider = FormContext.Provider;

export function useSection(): SectionView {
  return given(useContext(SectionContext));
}

/** Its identity never changes while the section is on the page. */
export function useSend(): Send {
  return given(useContext(SendContext));
}

export function useForm(): RenderForm {
  return given(useContext(FormContext));
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

function given<T>(value: T | null): T {
  if (value === null) throw new Error('A field needs a SectionForm above it');
  return value;
}
