/** README.md, The observation: what the engine shows, in the neutral words of the cases. */
import type {
  AnswersView,
  ContentView,
  DialogView,
  FieldInspection,
  FieldReference,
  FieldView,
  JourneyState,
  ListView,
  OptionView,
  Progress,
  ScreenView,
  SectionView,
  CardOfferView,
  StepView,
  SubmitView,
  Text,
} from '../../../src/engine';
import type { CompiledSection } from '../../../src/journey';
import type { Choice, Json, JsonObject } from '../subject';
import type { Program } from './compile-case';

/** Z38: what stands in the observation for what is drawn. */
const signs = {
  ...{ formatted: '', paragraph: '¶', bullet: '•', number: '№', heading: '§' },
  ...{ bold: '‹', end: '›' },
} as const;
/** A text as one text, its links written out. */
export const words = (text: Text): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.mark === undefined ? `[${part.text}](${part.href})` : signs[part.mark];
    })
    .join('');

const reference = ({ section: id, field: name, text }: FieldReference): JsonObject => ({
  section: id,
  field: name,
  text,
});
const answers = (all: readonly AnswersView[]): Json =>
  all.map(({ section: id, title, lines }) => ({
    section: id,
    title: words(title),
    lines: lines.map((line) => ({
      ...reference(line.reference),
      said: line.said,
      agrees: line.agrees,
    })),
  }));
const content = (blocks: readonly ContentView[]): Json =>
  blocks.map(({ id, kind, title, text, items, under, row, answers: listed }) => ({
    id,
    kind,
    title: words(title),
    text: words(text),
    items: items.map(words),
    under,
    note: row ? words(row.note) : null,
    inFull: row ? words(row.inFull) : null,
    way: row?.way ? reference(row.way) : null,
    answers: listed ? answers(listed) : null,
  }));
const option = (one: OptionView): Json => ({
  value: one.value,
  label: one.label,
  hint: words(one.hint),
  available: !one.unavailable,
  reason: one.unavailable ? words(one.unavailableReason) : null,
  shows: one.shows ?? null,
});
const list = ({ items, max, canAdd, editing }: ListView, draft: boolean): Json => ({
  items: items.map(({ summary }) => words(summary)),
  max,
  canAdd,
  draft,
  editing,
});
const parts = (view: FieldView): Json =>
  view.parts?.map((part) => ({
    id: part.name,
    label: words(part.label),
    value: part.value,
    required: part.required,
    wrong: part.invalid,
  })) ?? null;

function field(
  id: string,
  { relevant, view, violations }: FieldInspection,
  drafts: Progress['drafts'],
): Json {
  if (!relevant) return { id, relevant, shown: view.shown };
  const first = violations[0];
  return {
    id,
    relevant,
    shown: view.shown,
    value: view.value,
    label: words(view.label),
    hint: words(view.hint),
    reason: words(view.reason),
    required: view.required,
    enabled: !view.disabled,
    disabledReason: view.disabled ? words(view.disabledReason) : null,
    whole: view.whole,
    bounds: view.bounds,
    options: view.options?.map(option) ?? null,
    optionsStatus: view.options && view.optionsStatus,
    violations: violations.map(({ rule, part, message }) => ({ rule, part, message })),
    error:
      view.error === null
        ? null
        : { rule: first?.rule ?? null, part: first?.part ?? null, message: view.error },
    parts: parts(view),
    // It is open, drawn or not.
    list: view.list && list(view.list, Object.hasOwn(drafts, view.key)),
    takenOut: view.takenOut ?? null,
  };
}
const drawn = (view: SectionView): { readonly [key: string]: Json } => ({
  number: view.number,
  title: words(view.title),
  name: view.name,
  lead: words(view.lead),
  summary: words(view.summary),
  summaryNote: words(view.summaryNote),
  confirm: words(view.confirm),
  content: content(view.content),
  actions: view.actions.map(({ id, label, busy }) => ({ id, label: words(label), busy })),
  lookups: view.lookups.map(({ name, status, text }) => ({ id: name, status, text: words(text) })),
});

function section({ engine, inspector }: Program, state: JourneyState, one: CompiledSection): Json {
  const { relevant, visible, verdict, fields } = inspector.section(state, one);
  const view = relevant ? engine.section(state, one.step, one.id) : null;
  return {
    id: one.id,
    relevant,
    visible: relevant && visible,
    verdict,
    onPage: view !== null,
    open: view?.status === 'open',
    fields: relevant
      ? Object.entries(fields).map(([id, each]) => field(id, each, state.progress.drafts))
      : [],
    ...(view && drawn(view)),
  };
}
/** The sections of the step, each id once: the one in force where there are variants. */
function sections(program: Program, state: JourneyState, step: StepView): Json {
  const all = program.journey.steps.find(({ id }) => id === step.id)?.sections ?? [];
  return [...new Set(all.map(({ id }) => id))].flatMap((id) => {
    const named = all.filter((one) => one.id === id);
    const inForce = named.find((one) => program.inspector.section(state, one).relevant);
    const shown = inForce ?? named[0];
    return shown ? [section(program, state, shown)] : [];
  });
}
const cardOffer = ({ before, title, text, note, button }: CardOfferView): Json => ({
  before: words(before),
  title: words(title),
  text: words(text),
  note: words(note),
  button: button && { label: words(button.label), goTo: button.goTo },
});
const references = (all: readonly FieldReference[]): Json => all.map(reference);
const submit = ({ label, text, available, run }: SubmitView): Json => ({
  label,
  text: words(text),
  available,
  run: run && {
    status: run.status,
    steps: run.steps.map(({ id, status }) => ({ id, status })),
    marker: run.marker,
    message: run.message,
  },
});
const dialog = (view: DialogView): Json => ({
  section: view.section.id,
  field: view.field,
  position: view.position,
  count: view.count,
  previous: view.previous,
  continues: view.continues,
  button: words(view.button),
  busy: view.busy,
  failed: view.failed?.name ?? null,
});

/** The present step; null before any was entered. */
export function viewOf(program: Program, state: JourneyState): Json {
  const { step } = state.progress;
  if (step === null) return null;
  const view = program.engine.view(state, step);
  return {
    step: view.id,
    title: words(view.title),
    lead: words(view.lead),
    verdict: view.verdict,
    content: content(view.content),
    sections: sections(program, state, view),
    open: view.open,
    outline: view.outline.map(({ section: id, name, status }) => ({ id, name, status })),
    missing: references(view.missing),
    errors: references(view.errors),
    submit: view.submit && submit(view.submit),
    dialog: view.dialog && dialog(view.dialog),
    lost: references(view.lost),
    leftBehind: view.leftBehind,
    stuck: view.stuck,
    notice: view.notice,
  };
}

const tables = (view: ScreenView): Json =>
  view.tables.map((table) => ({
    id: table.id,
    title: words(table.title),
    lead: words(table.lead),
    columns: table.columns.map(({ id, title }) => ({ id, title: words(title) })),
    groups: table.groups.map(({ id, title, first, rows }) => ({
      id,
      title: words(title),
      first,
      rows: rows.map(({ label, hint, cells, notes, figures, lowest }) => ({
        label: words(label),
        hint: words(hint),
        cells: cells.map(words),
        notes: notes.map(words),
        figures,
        lowest,
      })),
    })),
  }));

/** Chapter W: what a screen shows for a choice; null for a name that none has. */
export function screenOf(
  { engine }: Program,
  state: JourneyState,
  screen: string,
  choice: Choice,
): Json {
  const view = engine.screen(state, screen, choice);
  if (view === null) return null;
  return {
    total: view.total,
    first: view.first,
    order: view.order,
    orders: view.orders.map(({ id, label }) => ({ id, label: words(label) })),
    counts: view.counts,
    items: view.items.flatMap((each) => {
      const item = engine.item(state, screen, each);
      if (item === null) return [];
      const { key, values, badges, details, actions } = item;
      return {
        id: key,
        values,
        badges: badges.map(({ id, text, hint }) => ({ id, text: words(text), hint: words(hint) })),
        details,
        actions: actions.map(({ id, label, sequence, with: given }) => ({
          id,
          label: words(label),
          sequence,
          with: given,
        })),
      };
    }),
    filters: view.filters.map(({ id, label, as, chosen, initial, others, options }) => ({
      id,
      label: words(label),
      as,
      chosen,
      initial,
      others: words(others),
      options: options.map((one) => ({
        value: one.value,
        label: words(one.label),
        always: one.always,
        count: one.count,
      })),
    })),
    cards: view.cards.map(({ id, after, offer }) => ({
      id,
      after,
      offer: offer === undefined ? null : cardOffer(offer),
    })),
    offers: view.offers.map(({ id, filter, value, count }) => ({ id, filter, value, count })),
    tables: tables(view),
  };
}
