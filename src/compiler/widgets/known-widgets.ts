import { definitions } from '../../../schemas/widgets.schema.json';
import type { FieldType } from '../../journey';

/** What is to be known of a widget, the language's or the journey's own. */
export interface KnownWidget {
  /** Types of the answers that it can hold. */
  readonly takes: readonly FieldType[];
  /** Whether it has nothing to draw without options to choose from. */
  readonly chooses: boolean;
  /** Pattern of the whole texts that it hands up; null where somebody types what they like. */
  readonly writes: string | null;
  /** Names of what it understands beside its name. */
  readonly options: ReadonlySet<string>;
}

interface Described {
  readonly takes: readonly string[];
  readonly chooses?: boolean;
  readonly writes?: string;
  readonly options: readonly string[];
}

const described: Readonly<Record<string, Described>> = definitions.widgets;

/** What every widget understands. */
export const optionsOfEach: ReadonlySet<string> = new Set(definitions.ofEach.options);

/** What is drawn only beside another option → that one. */
export const optionsBeside: Readonly<Record<string, string>> = definitions.beside.options;

/** All that a widget of the language understands, whichever it is. */
export const allOptions: ReadonlySet<string> = new Set(
  Object.keys(definitions.look.properties).filter((name) => name !== 'widget'),
);

/** The widgets of the language, by name: schemas/widgets.schema.json says them. */
export const builtInWidgets: ReadonlyMap<string, KnownWidget> = new Map(
  Object.entries(described).map(([name, { takes, chooses = false, writes = null, options }]) => [
    name,
    {
      // A test holds that they are types of answers.
      takes: takes as readonly FieldType[],
      chooses,
      writes,
      options: new Set([...optionsOfEach, ...options]),
    },
  ]),
);
