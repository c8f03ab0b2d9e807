import { createContext, type FocusEvent, type ReactNode, useContext } from 'react';
import type { FilesHost } from '../../state/files';
import type { FieldView, JourneyEvent, Json, OptionView, SectionView } from '../../engine';

/** What the configuration may say about a field's look, under `ui:options`. */
export interface WidgetOptions {
  /** Stands inside the field at the right: `years`; a currency sign at the left. What is typed may hold it as well. */
  readonly unit?: string;
  /** Other ways to type the unit, e.g. the code of a currency. */
  readonly unitAlso?: readonly string[];
  /** HTML's autocomplete token, e.g. `given-name`. */
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  /** Which letters a phone's keyboard begins in capitals: every one of a code, or each word's first. */
  readonly autocapitalize?: 'characters' | 'words';
  readonly width?: 'short' | 'medium' | 'full';
  /** true: shares its line with the neighbours that say the same. In a set: its place in the one line of the set. */
  readonly row?: true | 'kind' | 'amount' | 'unit';
  /** Neighbours of the same set stand together; what heads the set is said by its first field. */
  readonly set?: string;
  /** The set that the field begins stands apart, in a frame of its own. */
  readonly aside?: boolean;
  /** Of the set that the field begins: stands before its heading. */
  readonly pictogram?: string;
  /** How a select shows what is chosen, once it is left: as a tile with its initial. */
  readonly chosen?: 'tile';
  /** A line under the name on that tile. */
  readonly detail?: string;
  /** false: the section's title says it already; screen readers hear it all the same. */
  readonly label?: boolean;
  /** false: nothing beside the label says whether it must be answered, as another one will do as well. */
  readonly needed?: boolean;
  /** Cards side by side where there is room; one under the other without it. */
  readonly columns?: 3 | 4 | 5;
  /** Cards of much picture and few words, on phones two across. */
  readonly tiles?: boolean;
  /** A hairline stands above it. */
  readonly divider?: boolean;
  /** Field whose control takes the focus when this one is complete. */
  readonly next?: string;
  /** Which years a date offers. */
  readonly mode?: 'birth' | 'future';
  readonly yearsBack?: number;
  readonly yearsForward?: number;
  /** How many lines of a long text are seen at once. */
  readonly rows?: number;
  /** What a long text counts down from: its words, or else its characters. */
  readonly mostWords?: number;
  readonly mostCharacters?: number;
  /** Of several choices: the value of the option that goes with no other. */
  readonly alone?: string | number;
  /** Which files are taken, and by which call one is sent: as which part of its form. */
  readonly files?: {
    readonly call: string;
    readonly part: string;
    readonly types: readonly FileKind[];
    readonly megabytes: number;
    readonly most: number;
  };
  /** A slider's step; 1 without it. */
  readonly step?: number;
  /** The number is a share of a hundred: names of the two parts, e.g. `Night` and `Day`. */
  readonly parts?: readonly [string, string];
  /** Icons of the two parts. */
  readonly icons?: readonly [string, string];
  /** Unit of the whole that the number is a share of. */
  readonly wholeUnit?: string;
  /** A slider's box for its number opens on request. */
  readonly typed?: 'onRequest';
  /** Looks of the parts of a group, by name. */
  readonly each?: Readonly<Record<string, WidgetOptions>>;
  /** Something to compare with, below a slider. */
  readonly mark?: { readonly at: number; readonly label: string };
}

/** A type of files: what it is called, and how their names end. */
export interface FileKind {
  readonly type: string;
  readonly name: string;
  readonly ends: readonly string[];
}

/** `Own` are the options that a widget of a journey's own understands. */
export interface WidgetProps<Own extends object = object> {
  readonly view: FieldView;
  readonly options: WidgetOptions & Own;
  /** On every change; null for empty. */
  readonly onAnswer: (value: Json) => void;
  /** When the focus has left the whole control. */
  readonly onLeave: () => void;
}

/** DOM ids of what stands around a control. */
export const partIds = (target: string) => ({
  label: `${target}-label`,
  hint: `${target}-hint`,
  error: `${target}-error`,
  locked: `${target}-locked`,
});

/** What a screen reader reads after the name: hint, error, and why the field is locked. */
export function describedBy(view: FieldView): string | undefined {
  const ids = partIds(view.target);
  const parts = [
    view.hint.length > 0 ? ids.hint : null,
    view.error === null ? null : ids.error,
    isLocked(view) ? ids.locked : null,
  ].filter((id) => id !== null);
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** What assistive technology is told of a control. What is not so is not said. */
export const toldOf = (view: FieldView) => ({
  'aria-invalid': view.error !== null || undefined,
  'aria-describedby': describedBy(view),
  'aria-required': view.required || undefined,
});

export const isLocked = (view: FieldView): boolean =>
  view.disabled && view.disabledReason.length > 0;

/** DOM values are texts; an option is found again by the text of its value. */
export const optionKey = (value: OptionView['value']): string => String(value);

/** What was looked up may name a value twice, which no control can tell apart: the first stands for both. */
export function withDistinctOptions(view: FieldView): FieldView {
  if (view.optionsFrom === null || view.options === null) return view;
  const first = new Map<string, OptionView>();
  for (const option of view.options) {
    const key = optionKey(option.value);
    if (!first.has(key)) first.set(key, option);
  }
  return first.size === view.options.length ? view : { ...view, options: [...first.values()] };
}

function optionByKey(view: FieldView, key: string): OptionView | undefined {
  return view.options?.find((option) => optionKey(option.value) === key);
}

/** Value of the option behind a DOM value; null when there is none. */
export const valueByKey = (view: FieldView, key: string): Json =>
  optionByKey(view, key)?.value ?? null;

/** No option stands chosen that the view does not name: nothing is ever pre-selected. */
export const isChosen = (view: FieldView, option: OptionView): boolean =>
  view.value === option.value;

/** Several controls are one field: it is left when the focus goes outside all of them. */
export const leaveGroup =
  (onLeave: () => void) =>
  (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };

/** Moves the focus to the control of another field of the same section, if it is on the page. */
export function focusField(from: FieldView, next: string): void {
  const key = from.key.slice(0, from.key.length - from.name.length) + next;
  document
    .querySelector<HTMLElement>(`[data-field="${key}"] :is(input, select, textarea)`)
    ?.focus();
}

/** What a one-line field shows for a value; nothing for one that is no line of text. */
export const asText = (value: Json): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

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

/** By what files are sent; null on a page that sends none. */
const FilesContext = /* @__PURE__ */ createContext<FilesHost | null>(null);
export const FilesProvider = FilesContext.Provider;
export const useFilesHost = (): FilesHost | null => useContext(FilesContext);
