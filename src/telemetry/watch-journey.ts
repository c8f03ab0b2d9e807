import { readQuestionKey } from '../journey';
import type { Engine, FieldView, JourneyState, SectionView } from '../engine';
import type { KnownNames } from './known-names';
import type { Tell } from './telemetry-event';

export interface WatchOptions {
  readonly engine: Pick<Engine, 'view'>;
  readonly names: KnownNames;
  readonly tell: Tell;
}

/** Hears each state in turn and tells what is new in it; what was there at the beginning is not. */
export function watchJourney(
  first: JourneyState,
  { engine, names, tell }: WatchOptions,
): (state: JourneyState) => void {
  let seen = first;
  let step: string | null = null;
  let broken: ReadonlyMap<string, string> = new Map();
  return (state) => {
    if (state === seen && step !== null) return;
    tellDoubts(seen, state, names, tell);
    seen = state;
    if (state.progress.step !== step) {
      ({ step } = state.progress);
      broken = new Map();
      const entered = names.name('steps', step);
      if (entered !== null) tell({ event: 'stepEntered', step: entered });
    }
    if (step !== null) broken = tellErrors(step, engine, state, broken, names, tell);
  };
}

/** @returns `section.field` → the rule that is said of it, as it is now. */
function tellErrors(
  id: string,
  engine: Pick<Engine, 'view'>,
  state: JourneyState,
  before: ReadonlyMap<string, string>,
  names: KnownNames,
  tell: Tell,
): ReadonlyMap<string, string> {
  const view = engine.view(state, id);
  const all = [...view.sections, ...(view.dialog === null ? [] : [view.dialog.section])];
  const fields = all.flatMap(fieldsOf);
  const step = names.name('steps', id);
  const now = new Map<string, string>();
  for (const { key, breaks } of fields) {
    if (breaks === null) continue;
    now.set(key, breaks);
    const section = names.name('sections', readQuestionKey(key)[0]);
    if (before.get(key) === breaks || step === null || section === null) continue;
    const question = names.question(key);
    const rule = question === null ? null : names.name('rules', breaks);
    tell({ event: 'errorShown', step, section, question, rule });
  }
  return now;
}

/** Those that are drawn, with those of a draft that is open below one. */
const fieldsOf = (section: SectionView): readonly FieldView[] =>
  Object.values(section.fields).flatMap((field) => {
    const draft = field.list?.draft ?? null;
    return field.shown ? [field, ...(draft === null ? [] : fieldsOf(draft))] : [];
  });

function tellDoubts(
  before: JourneyState,
  state: JourneyState,
  names: KnownNames,
  tell: Tell,
): void {
  if (before.commits.ledger === state.commits.ledger) return;
  const was = doubts(before);
  const is = doubts(state);
  for (const [subject, id] of is) {
    const commit = names.name('commits', id);
    if (!was.has(subject) && commit !== null) tell({ event: 'doubtEntered', commit });
  }
  for (const [subject, id] of was) {
    const commit = names.name('commits', id);
    if (is.has(subject) || commit === null) continue;
    const entry = state.commits.ledger[id]?.find((one) => keyOf(one) === subject);
    const to = entry === undefined || entry.state === 'doubt' ? 'cleared' : entry.state;
    tell({ event: 'doubtLeft', commit, to });
  }
}

/** Commit and subject → commit, of those in doubt. Subjects are compared here, and never told. */
const doubts = ({ commits }: JourneyState): ReadonlyMap<string, string> =>
  new Map(
    Object.values(commits.ledger)
      .flat()
      .flatMap((entry) => (entry.state === 'doubt' ? [[keyOf(entry), entry.commit]] : [])),
  );

const keyOf = ({ commit, subject }: { readonly commit: string; readonly subject: string }) =>
  `${commit} ${subject}`;
