import { definitions } from '../../schemas/widgets.schema.json';
import type { OpenKey, ValueType } from '../../src/journey';
import { isObject, type Json, type JsonObject } from '../../src/rules';
import type { JsonFiles } from './edits';

/** What somebody answers with. */
export type AnswerGroup = 'text' | 'number' | 'boolean' | 'one' | 'several';

/** A kind of answer that can be asked for: how it is given, and with what. */
export interface AnswerKind {
  readonly key: string;
  readonly group: AnswerGroup;
  readonly widget: string;
  /** What the widget draws, in the words of its meta-schema. */
  readonly about: string;
  /** Whether there are options to choose from. */
  readonly chooses: boolean;
  /** Format that the answers of this journey have there; null where they have none, or several. */
  readonly format: string | null;
}

/** What a widget draws, without what it says of its options: up to the end of the first sentence or of its first half. */
export const firstOf = (about: string): string => about.split(/[.;](?=\s|$)/, 1)[0] ?? about;

interface Described {
  readonly description?: string;
  readonly takes: readonly string[];
  readonly chooses?: boolean;
  readonly format?: string;
}

const builtIn: Readonly<Record<string, Described>> = definitions.widgets;

/** What draws nothing, and what only draws things that a lookup gives. */
const leftOut = new Set(['hidden', 'pictureCards']);

/** What each type of answers is to who types it, and to who chooses it. */
const typed: Readonly<Record<string, AnswerGroup>> = {
  ...{ string: 'text', integer: 'number', number: 'number', boolean: 'boolean' },
};
const chosen: Readonly<Record<string, AnswerGroup>> = {
  ...{ boolean: 'boolean', string: 'one', array: 'several' },
};

/** Every kind of answer that the widgets of the language and of the journey allow, those first that it uses most. */
export function answerKinds(files: JsonFiles): readonly AnswerKind[] {
  const asked = questionsIn(files);
  const uses = (widget: string): number => asked.filter((each) => widgetOf(each) === widget).length;
  return [...Object.entries(builtIn), ...ownWidgets(files)]
    .filter(([widget]) => !leftOut.has(widget))
    .toSorted(([one], [other]) => uses(other) - uses(one))
    .flatMap(([widget, { description = widget, takes, chooses = false, format }]) => {
      const groups = takes.map((type) => (chooses ? chosen : typed)[type]);
      return [...new Set(groups.filter((group) => group !== undefined))].map((group) => ({
        ...{ key: `${group}:${widget}`, group, widget, chooses },
        about: description,
        format: group === 'text' ? (format ?? formatOf(asked, widget)) : null,
      }));
    });
}

const taken: Readonly<Record<AnswerGroup, readonly ValueType[]>> = {
  ...{ text: ['text'], number: ['number'], boolean: ['boolean'] },
  ...{ one: ['text', 'number'], several: ['list'] },
};

/** Whether the contract takes such an answer there. */
export function isTaken({ group, chooses }: AnswerKind, { types, values }: OpenKey): boolean {
  if (types.includes('unknown')) return true;
  return taken[group].some((type) => types.includes(type)) && (chooses || values === null);
}

const isQuestion = (value: Json): value is JsonObject => isObject(value);

/** All questions as they are written. */
function questionsIn(files: JsonFiles): readonly JsonObject[] {
  return Object.values(files).flatMap((file) => {
    const fields = isObject(file) ? (file['fields'] ?? null) : null;
    return isObject(fields) ? Object.values(fields).filter(isQuestion) : [];
  });
}

const widgetOf = ({ ui = null }: JsonObject): Json =>
  isObject(ui) ? (ui['widget'] ?? null) : null;

/** The one format of all questions that a widget draws. */
function formatOf(asked: readonly JsonObject[], widget: string): string | null {
  const formats = asked.flatMap((each) => {
    const { schema = null } = each;
    const format = isObject(schema) ? schema['format'] : undefined;
    return widgetOf(each) === widget && typeof format === 'string' ? [format] : [];
  });
  const [first = null, ...others] = new Set(formats);
  return others.length === 0 ? first : null;
}

/** Widgets of the journey's own that need nothing to be said to them. */
function ownWidgets(files: JsonFiles): readonly (readonly [string, Described])[] {
  return Object.entries(files).flatMap(
    ([path, file]): readonly (readonly [string, Described])[] => {
      const name = /^widgets\/([^/]+)\/widget\.json$/.exec(path)?.[1];
      if (name === undefined || !isObject(file)) return [];
      const { takes = [], description, options = null } = file;
      const needs = isObject(options) ? (options['required'] ?? []) : [];
      if (!Array.isArray(takes) || (Array.isArray(needs) && needs.length > 0)) return [];
      const types = takes.filter((type) => typeof type === 'string');
      return [[name, { takes: types, ...(typeof description === 'string' && { description }) }]];
    },
  );
}
