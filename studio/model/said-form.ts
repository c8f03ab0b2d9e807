import type { ContentView, FieldView, OptionView, SectionView, Text } from '../../src/engine';
import { questionKey } from '../../src/journey';
import { wordsOf, type Json, type JsonObject } from '../../src/rules';
import { pointerUnder } from './edits';
import { foundWords } from './found-words';
import type { InHand } from './in-hand';
import { resolved } from './meta-schemas';
import { entriesOf, foundOfWhole, type Drafted, type Said, type SaidEntry } from './said-entries';
import { asAnswer, choicesOf, choiceWords, itemsOf, lineOf } from './said-values';

/** A form as the renderer of the journey takes it, and what stands behind each of its fields. */
export interface SaidForm {
  readonly section: SectionView;
  readonly entries: readonly SaidEntry[];
  /** Forms of items that are open in it, too. */
  readonly inner: readonly SaidForm[];
}

/** What a field is drawn by that the language has no widget for, and what it takes. */
export interface OwnWidget {
  readonly widget: string;
  /** It says by itself what it is of. */
  readonly isWhole: boolean;
}

/** How a form differs from what its meta-schema says. */
export interface Manner {
  readonly own: (entry: SaidEntry) => OwnWidget | null;
  /** What is said of a key in place of its meta-schema's words. */
  readonly hint: (entry: SaidEntry) => string | null;
  /** Sentence of a rule that has no card. */
  readonly sentence: (entry: SaidEntry) => string | null;
}

/** Which item of a list is open, by the place of the list. */
export type OpenItems = Readonly<Record<string, string>>;

export const placeKey = ({ file, pointer }: Pick<SaidEntry, 'file' | 'pointer'>): string =>
  `${file}#${pointer}`;

export interface Forming {
  readonly hand: InHand;
  readonly draft: Drafted;
  readonly manner: Manner;
  readonly open: OpenItems;
}

/** The form of what is said, for some of the keys. */
export function formOf(
  forming: Forming,
  said: Said,
  entries: readonly SaidEntry[],
  title = '',
): SaidForm {
  const inner: SaidForm[] = [];
  const fields = entries.map((entry) => {
    const open = entry.draws === 'items' ? (forming.open[placeKey(entry)] ?? null) : null;
    const form = open === null ? null : itemForm(forming, said, entry, open);
    if (form !== null) inner.push(form);
    return viewOf(forming.manner, said, entry, form, open);
  });
  const groups = [...new Set(entries.map(({ group }) => group))].filter((group) => group !== '');
  const section: SectionView = {
    ...{ id: said.id, number: 1, title: [title], name: title, lead: [], verdict: 'valid' },
    ...{ status: 'open', actions: [], lookups: [], summary: [], summaryNote: [], confirm: [] },
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(({ name }) => [name, { type: 'string' }])),
    },
    uiSchema: Object.fromEntries(
      entries.map((entry) => [entry.name, lookOf(forming.manner, entry)]),
    ),
    fields: Object.fromEntries(fields.map((view) => [view.name, view])),
    groups: Object.fromEntries(groups.map((group) => [group, { title: [group], text: [] }])),
    content: contentOf(entries),
  };
  return { section, entries, inner };
}

/** What is found of all of it stands at its head. */
export const withHead = (
  form: SaidForm,
  { hand, draft }: Forming,
  said: Said,
  all: readonly SaidEntry[],
): SaidForm => {
  const found = foundOfWhole(draft, said, all);
  const content = found.map(({ key, severity, message, help }): ContentView => ({
    ...{
      id: key,
      kind: severity === 'error' ? 'error' : 'note',
      title: [],
      items: [],
      under: null,
    },
    text: [[foundWords(hand, message), help ?? ''].join(' ').trim()],
  }));
  return { ...form, section: { ...form.section, content: [...content, ...form.section.content] } };
};

function itemForm(forming: Forming, said: Said, entry: SaidEntry, key: string): SaidForm | null {
  const item = itemsOf(entry.raw).find(([own]) => own === key);
  if (entry.item === null || item === undefined) return null;
  const own: Said = {
    ...{
      id: `${said.id}-${entry.name}-${key}`.replaceAll(/[^\w-]/g, '_'),
      file: entry.file,
      beneath: [],
    },
    ...{ pointer: pointerUnder(entry.pointer, key), placed: resolved(entry.item) },
  };
  const entries = entriesOf(forming.hand, forming.draft, own);
  return formOf(forming, own, entries, lineOf(item[1], Array.isArray(entry.raw) ? null : key));
}

function lookOf({ own }: Manner, entry: SaidEntry): JsonObject {
  const rows = (text: Json): number =>
    Math.min(
      8,
      Math.max(
        1,
        wordsOf(text ?? '')
          .split('\n')
          .reduce((so, line) => so + Math.max(1, Math.ceil(line.length / 48)), 0),
      ),
    );
  const widget = own(entry)?.widget ?? usualWidget(entry);
  const isLong = widget === 'longText';
  return {
    'ui:widget': widget,
    'ui:options': {
      ...(entry.group !== '' && { set: entry.group }),
      needed: false,
      ...(isLong && { rows: rows(asAnswer(entry)) }),
      ...(entry.draws === 'number' && { width: 'short' }),
    },
  };
}

const usualWidgets: Readonly<Record<SaidEntry['draws'], string>> = {
  ...{ words: 'longText', line: 'text', value: 'text', number: 'quantity', lines: 'longText' },
  ...{
    choice: 'select',
    'yes or no': 'select',
    items: 'list',
    rule: 'x-studio-json',
    json: 'x-studio-json',
  },
};

const usualWidget = ({ draws }: SaidEntry): string => usualWidgets[draws];

function viewOf(
  manner: Manner,
  said: Said,
  entry: SaidEntry,
  form: SaidForm | null,
  open: string | null,
): FieldView {
  const { name, draws, title, isRequired, error } = entry;
  const isWhole = manner.own(entry)?.isWhole === true;
  const options =
    draws === 'choice' || draws === 'yes or no' ? choicesOf(entry).map(optionOf) : null;
  return {
    ...{
      name,
      key: questionKey(said.id, name),
      target: `${said.id}-${name}`.replaceAll(/[^\w-]/g, '_'),
    },
    label: [title, ...(entry.isChanged ? [' ', { text: 'changed' }] : [])],
    hint: isWhole ? [] : hintOf(manner, entry),
    ...{ reason: [], value: asAnswer(entry), shown: true, required: isRequired, disabled: false },
    ...{ disabledReason: [], noun: [], unlisted: null, whole: null, optionsStatus: 'ready' },
    ...{ optionsFrom: null, options, bounds: null, error, breaks: null, parts: null },
    list: draws === 'items' && manner.own(entry) === null ? listOf(entry, form, open) : null,
  };
}

export const sharedWords = 'It stands with another question, which this one is like: both change.';

function hintOf({ hint, sentence }: Manner, entry: SaidEntry): Text {
  const shared = entry.isShared ? ` ${sharedWords}` : '';
  const said = entry.draws === 'rule' ? sentence(entry) : hint(entry);
  const lines = entry.draws === 'lines' ? ' One a line.' : '';
  const words = `${said ?? `${entry.about}${lines}`}${shared}`.trim();
  return words === '' ? [] : [words];
}

const optionOf = (choice: Json): OptionView => ({
  value: typeof choice === 'object' ? '' : choice,
  label: choiceWords(choice),
  ...{ hint: [], pictogram: null, unavailable: false, unavailableReason: [] },
});

const most = 500;

function listOf(
  { raw, title }: SaidEntry,
  form: SaidForm | null,
  open: string | null,
): NonNullable<FieldView['list']> {
  const items = itemsOf(raw);
  const isList = !(typeof raw === 'object' && raw !== null && !Array.isArray(raw));
  const editing = form === null ? -1 : items.findIndex(([key]) => key === open);
  return {
    items: items.map(([key, item], index) => ({
      index,
      summary: [lineOf(item, isList ? null : key)],
    })),
    ...{ max: most, canAdd: isList && form === null },
    words: {
      ...{ add: [`Add to “${title}”`], save: ['Done'], cancel: ['Take back'], change: ['Change'] },
      remove: ['Remove'],
    },
    draft: form?.section ?? null,
    editing: editing === -1 ? null : editing,
  };
}

const contentOf = (entries: readonly SaidEntry[]): readonly ContentView[] =>
  entries.flatMap(({ name, warning }) =>
    warning === null
      ? []
      : [
          {
            id: `${name}-warning`,
            kind: 'note',
            title: [],
            text: [warning],
            items: [],
            under: name,
          },
        ],
  );
