import type { FieldView, Json } from '../../engine';

/** What the configuration may say about a field's look, under `ui:options`. */
export interface WidgetOptions {
  /** Stands inside the field at the right: `years`; `£` stands at the left. What is typed may hold it as well. */
  readonly unit?: string;
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
  /** Of the set that the field begins. */
  readonly heading?: string;
  /** Stands before the heading. */
  readonly pictogram?: string;
  /** How a select shows what is chosen, once it is left: as a tile with its initial. */
  readonly chosen?: 'tile';
  /** A line under the name on that tile. */
  readonly detail?: string;
  /** false: the section's title says it already; screen readers hear it all the same. */
  readonly label?: boolean;
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

export interface WidgetProps {
  readonly view: FieldView;
  readonly options: WidgetOptions;
  /** On every change; null for empty. */
  readonly onAnswer: (value: Json) => void;
  /** When the focus has left the whole control. */
  readonly onLeave: () => void;
}
