import type {
  CompiledField,
  CompiledSection,
  FieldView,
  JourneyEvent,
  Json,
  SectionView,
} from '../../../src/engine';
import { journeyOf } from './journey';

/** Stands in for the engine: hand-written views, just as stable. */
export function fakeStore(fields: number) {
  const sections = journeyOf(fields).steps[0]!.sections;
  const answers: Record<string, Json> = {};
  const read = (s: number, f: string): Json => answers[`s${s}.${f}`] ?? null;
  const fieldView = (i: number, field: CompiledField, old: FieldView | undefined): FieldView => {
    const shown =
      field.name === 'extra'
        ? read(i, 'toggle') === true
        : field.name === 'reading'
          ? read(i, 'toggle') !== true
          : true;
    const required = field.name === 'asked' && i > 0 && read(i - 1, 'toggle') === true;
    const value = read(i, field.name);
    if (old && old.shown === shown && old.required === required && old.value === value) return old;
    const key = `s${i}.${field.name}`;
    return old
      ? { ...old, shown, required, value }
      : {
          name: field.name,
          key,
          target: `s${i}-${field.name}`,
          label: field.label as FieldView['label'],
          hint: field.hint as FieldView['hint'],
          reason: [],
          value,
          shown,
          required,
          disabled: false,
          disabledReason: [],
          options:
            field.options?.kind === 'list'
              ? field.options.items.map((o) => ({
                  value: o.value,
                  label: o.label.join(''),
                  hint: [],
                  pictogram: null,
                  unavailable: false,
                  unavailableReason: [],
                }))
              : null,
          optionsStatus: 'ready',
          bounds: null,
          error: null,
        };
  };
  const sectionView = (
    section: CompiledSection,
    i: number,
    old: SectionView | undefined,
  ): SectionView => {
    const next = Object.fromEntries(
      section.fields.map((f) => [f.name, fieldView(i, f, old?.fields[f.name])]),
    );
    if (old && Object.keys(next).every((k) => next[k] === old.fields[k])) return old;
    return old
      ? { ...old, fields: next }
      : {
          id: section.id,
          number: i + 1,
          title: [section.name],
          name: section.name,
          lead: [],
          verdict: 'valid',
          status: 'open',
          schema: section.schema,
          uiSchema: section.uiSchema,
          fields: next,
          content: [],
          actions: [],
          lookups: [],
          summary: [],
          summaryNote: [],
        };
  };
  let views = sections.map((s, i) => sectionView(s, i, undefined));
  const listeners = new Set<() => void>();
  return {
    read: () => views,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event: JourneyEvent) => {
      if (event.type !== 'fieldAnswered') return;
      answers[`${event.section}.${event.field}`] = event.value;
      const i = Number(event.section.slice(1));
      views = views.map((view, at) =>
        at === i || at === i + 1 ? sectionView(sections[at]!, at, view) : view,
      );
      for (const listener of listeners) listener();
    },
  };
}
