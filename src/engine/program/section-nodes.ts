import { isEmpty, wordsOf } from '../answers/path';
import type {
  ActionView,
  CompiledSection,
  CompiledTextCase,
  ContentView,
  FieldView,
  Json,
  Lookup,
  LookupView,
  OutlineItem,
  SectionView,
  Text,
  Verdict,
} from '../model';
import { holds } from '../rules';
import { addAttention } from './attention-nodes';
import { addContent } from './content-nodes';
import { addField } from './field-nodes';
import type { Kit } from './kit';
import { fieldNode, node, sectionKey } from './names';
import type { Violation } from './violation';

/** Where a section stands on the page, or null while it is not on it. */
export interface Place {
  readonly status: 'open' | 'folded';
  readonly number: number;
}

/** Which sections are on the page: see `step-layout.ts`. */
export interface Layout {
  readonly open: string | null;
  readonly places: Readonly<Record<string, Place>>;
  readonly outline: readonly OutlineItem[];
  /** Every section has been reached: what is valid may be submitted. */
  readonly complete: boolean;
}

/** Everything about one section. */
export function addSection(kit: Kit, section: CompiledSection): void {
  for (const field of section.fields) addField(kit, { section, field });
  addRules(kit, section);
  addShape(kit, section);
  addLookups(kit, section);
  addVerdict(kit, section);
  addContent(kit, sectionKey(section), section.content);
  addAttention(kit, section);
  addSummary(kit, section);
  addView(kit, section);
}

function addRules({ reader, add }: Kit, section: CompiledSection): void {
  const key = sectionKey(section);
  for (const [id, rule] of [
    [node.relevant(key), section.relevant],
    [node.visible(key), section.visible],
  ] as const) {
    add({
      id,
      needs: reader.needs(rule),
      compute: (read) => holds(rule, reader.scope(read)),
    });
  }
}

function addShape({ validators, add }: Kit, section: CompiledSection): void {
  const validate = validators[wordsOf(section.schema['$id'])];
  const answers = section.fields.map((field) => [field.name, node.answer(field.path)] as const);
  add({
    id: node.shape(sectionKey(section)),
    needs: answers.map(([, id]) => id),
    compute: (read) => {
      const values = answers
        .map(([name, id]) => [name, read(id) as Json] as const)
        .filter(([, value]) => !isEmpty(value));
      return validate?.(Object.fromEntries(values)) ?? [];
    },
  });
}

/** Lookups that a section waits for: those it needs, and those its options come from. */
export function lookupsOf(section: CompiledSection): readonly string[] {
  const fromOptions = section.fields.flatMap((field) =>
    field.options?.kind === 'lookup' ? [field.options.lookup] : [],
  );
  return [...new Set([...section.needs, ...fromOptions])];
}

function addLookups({ journey, reader, add }: Kit, section: CompiledSection): void {
  const names = lookupsOf(section);
  const calls = Object.values(journey.calls);
  add({
    id: node.lookups(sectionKey(section)),
    needs: [
      ...names.map(node.lookup),
      ...reader.textNeeds(...calls.flatMap((call) => [call.busy, call.failed])),
    ],
    compute: (read): readonly LookupView[] =>
      names.flatMap((name) => {
        const lookup = read(node.lookup(name)) as Lookup;
        if (lookup.status !== 'loading' && lookup.status !== 'failed') return [];
        const call = journey.calls[lookup.call];
        const text = lookup.status === 'loading' ? call?.busy : call?.failed;
        return [{ name, status: lookup.status, text: reader.fill(text ?? [], read) }];
      }),
  });
}

function addVerdict({ add }: Kit, section: CompiledSection): void {
  const key = sectionKey(section);
  const relevant = node.relevant(key);
  const needed = section.needs.map(node.lookup);
  const violations = section.fields.map((field) => node.violations(fieldNode(section, field)));
  add({
    id: node.verdict(key),
    needs: [relevant, ...needed, ...violations],
    compute: (read): Verdict => {
      if (read(relevant) !== true) return 'valid';
      const statuses = needed.map((id) => (read(id) as Lookup).status);
      if (statuses.some((status) => status === 'loading' || status === 'failed')) return 'pending';
      if (violations.some((id) => (read(id) as readonly Violation[]).length > 0)) return 'invalid';
      return statuses.every((status) => status === 'ready') ? 'valid' : 'pending';
    },
  });
}

function addSummary({ reader, add }: Kit, section: CompiledSection): void {
  const cases = [...section.summary, ...section.summaryNote];
  const first = (list: readonly CompiledTextCase[], read: (id: string) => unknown): Text => {
    const scope = reader.scope(read);
    const found = list.find((candidate) => holds(candidate.when, scope));
    return found === undefined ? [] : reader.fill(found.text, read);
  };
  add({
    id: node.summary(sectionKey(section)),
    needs: [
      ...reader.needs(...cases.map((candidate) => candidate.when)),
      ...reader.textNeeds(...cases.map((candidate) => candidate.text)),
    ],
    compute: (read) => ({
      answer: first(section.summary, read),
      note: first(section.summaryNote, read),
    }),
  });
}

function addView({ reader, add }: Kit, section: CompiledSection): void {
  const key = sectionKey(section);
  const layout = node.layout(section.step);
  const place = node.place(key);
  add({
    id: place,
    needs: [layout],
    compute: (read) => (read(layout) as Layout).places[key] ?? null,
  });
  const ids = {
    place,
    verdict: node.verdict(key),
    content: node.content(key),
    lookups: node.lookups(key),
    summary: node.summary(key),
  };
  const fields = section.fields.map(
    (field) => [field.name, node.field(fieldNode(section, field))] as const,
  );
  const labels = section.actions.map((action) => action.label);
  const enabled = section.actions.map((action) => action.enabled);
  add({
    id: node.section(key),
    needs: [
      ...Object.values(ids),
      ...fields.map(([, id]) => id),
      ...reader.needs(...enabled),
      ...reader.textNeeds(section.title, section.lead, ...labels),
    ],
    compute: (read): SectionView | null => {
      const { status, number } = (read(ids.place) as Place | null) ?? { status: null, number: 0 };
      if (status === null) return null;
      const summary = read(ids.summary) as { readonly answer: Text; readonly note: Text };
      const scope = reader.scope(read);
      const lookups = read(ids.lookups) as readonly LookupView[];
      return {
        id: section.id,
        number,
        title: reader.fill(section.title, read),
        name: section.name,
        lead: reader.fill(section.lead, read),
        verdict: read(ids.verdict) as Verdict,
        status,
        schema: section.schema,
        uiSchema: section.uiSchema,
        fields: Object.fromEntries(fields.map(([name, id]) => [name, read(id) as FieldView])),
        content: read(ids.content) as readonly ContentView[],
        actions: section.actions
          .filter((action) => holds(action.enabled, scope))
          .map((action): ActionView => ({
            id: action.id,
            label: reader.fill(action.label, read),
            beside: action.beside,
            busy: isLoading(section, action.id, lookups),
          })),
        lookups,
        summary: summary.answer,
        summaryNote: summary.note,
      };
    },
  });
}

/** A lookup that pressing the action calls is on its way. */
function isLoading(
  section: CompiledSection,
  action: string,
  lookups: readonly LookupView[],
): boolean {
  const called = section.reactions
    .filter(({ on }) => on.kind === 'pressed' && on.action === action)
    .flatMap(({ changes }) => changes.flatMap((change) => change.call.map((use) => use.as)));
  return lookups.some(({ name, status }) => status === 'loading' && called.includes(name));
}
