import { createContext, useContext, type ReactNode } from 'react';
import type { JourneyEvent, SectionView } from '../../engine';

export type Send = (event: JourneyEvent) => void;

export type RenderForm = (section: SectionView, onEvent: Send) => ReactNode;

export interface SectionFormProps {
  readonly section: SectionView;
  /** Its identity must not change while the section is on the page. */
  readonly onEvent: Send;
}

/** What stands around the fields of a section, and may speak of one of them. */
type Surroundings = Pick<SectionView, 'actions' | 'content' | 'groups' | 'lookups'>;

const FieldsContext = createContext<SectionView['fields'] | null>(null);
const SectionContext = createContext<string | null>(null);
const SurroundingsContext = createContext<Surroundings | null>(null);
const SendContext = createContext<Send | null>(null);
const FormContext = createContext<RenderForm | null>(null);

/**
 * Views come from here and not through RJSF's props: RJSF then builds its tree once. The fields are
 * those of a block, and another object only when one of that block changed.
 */
export const FieldsProvider = FieldsContext.Provider;
/** The section's id. */
export const SectionProvider = SectionContext.Provider;
export const SurroundingsProvider = SurroundingsContext.Provider;
export const SendProvider = SendContext.Provider;
/** The form itself, for a widget that asks for a section inside a field. */
export const FormProvider = FormContext.Provider;

export function useFields(): SectionView['fields'] {
  return given(useContext(FieldsContext));
}

/** Its id. */
export function useSection(): string {
  return given(useContext(SectionContext));
}

export function useSurroundings(): Surroundings {
  return given(useContext(SurroundingsContext));
}

/** Its identity never changes while the section is on the page. */
export function useSend(): Send {
  return given(useContext(SendContext));
}

export function useForm(): RenderForm {
  return given(useContext(FormContext));
}

function given<T>(value: T | null): T {
  if (value === null) throw new Error('A field needs a SectionForm above it');
  return value;
}

/** yyyy-mm-dd, given from outside: nothing here reads a clock. */
const TodayContext = createContext<string | null>(null);
export const TodayProvider = TodayContext.Provider;

/** yyyy-mm-dd. @throws Error without a TodayProvider above. */
export function useToday(): string {
  const today = useContext(TodayContext);
  if (today === null) throw new Error('useToday needs a TodayProvider above it');
  return today;
}
