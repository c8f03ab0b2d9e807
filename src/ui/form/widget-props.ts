import type { FieldView, Json } from '../../engine';

/** What the configuration may say about a field's look, under `ui:options`. */
export interface WidgetOptions {
  /** Stands inside the field at the right: `years`, `£`. */
  readonly unit?: string;
  /** HTML's autocomplete token, e.g. `given-name`. */
  readonly autocomplete?: string;
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  readonly width?: 'short' | 'medium' | 'full';
  /** true: shares its line with the neighbours that say the same. `unit` stands beside the control of the `amount` before it. */
  readonly row?: true | 'amount' | 'unit';
  /** false: the section's title says it already; screen readers hear it all the same. */
  readonly label?: boolean;
  /** Cards side by side where there is room; one under the other without it. 5: tiles, on phones two across. */
  readonly columns?: 3 | 5;
  /** A hairline stands above it. */
  readonly divider?: boolean;
  /** Field whose control takes the focus when this one is complete. */
  readonly next?: string;
  /** What the options of a combobox are called, e.g. `addresses`. */
  readonly noun?: string;
  /** Which years a date offers. */
  readonly mode?: 'birth' | 'future';
  readonly yearsBack?: number;
  readonly yearsForward?: number;
  /** A slider's step; 1 without it. */
  readonly step?: number;
  /** The number is a share of a hundred: names of the two parts, e.g. `Night` and `Day`. */
  readonly parts?: readonly [string, string];
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
