/** Every household of a small journey, played by the real engine in every order, with every change of mind. */
import type { Engine, JourneyEvent, JourneyState, Json } from '../../src/engine';
import type { Asked } from './draw';

/** Each question with what the household would answer; null: nothing, as long as it need not. */
export type Mind = ReadonlyMap<string, Json>;

export function* minds(asked: readonly Asked[]): Generator<Mind> {
  const [first, ...rest] = asked;
  if (first === undefined) {
    yield new Map();
    return;
  }
  for (const mind of minds(rest))
    for (const value of [...first.values, null]) yield new Map([[first.path, value], ...mind]);
}

const step = 'apply';
const today = '2026-11-29';

/** A state that can be come to, and what can be done there. */
interface Place {
  readonly state: JourneyState;
  /** The step can be submitted. */
  readonly isEnd: boolean;
  /** `section.field` → what can be answered there, with where it leads. */
  readonly answers: readonly Answering[];
  /** Without an answer: going on, and changing what is folded. */
  readonly on: readonly Place[];
}

interface Answering {
  readonly field: string;
  readonly required: boolean;
  readonly value: Json;
  readonly ways: readonly { readonly value: Json; readonly to: Place }[];
}

/** All that can be come to by answering what is offered, in any order; a tick can be taken back. */
export function allPlaces(engine: Engine): readonly Place[] {
  const met = new Map<string, Place & { answers: Answering[]; on: Place[] }>();
  const placeOf = (state: JourneyState) => {
    const { answers, progress } = state;
    const key = JSON.stringify([answers, progress.open, progress.reached]);
    const known = met.get(key);
    if (known !== undefined) return known;
    const isEnd = engine.view(state, step).submit?.available === true;
    const made = { state, isEnd, answers: [], on: [] };
    met.set(key, made);
    return made;
  };
  placeOf(
    engine.apply(engine.start({ today, settings: {} }), {
      type: 'stepEntered',
      ...{ step, parameters: {}, today, restored: false },
    }).state,
  );
  for (const place of met.values()) {
    const after = (event: JourneyEvent): Place => placeOf(engine.apply(place.state, event).state);
    for (const { id: section, status, fields } of engine.view(place.state, step).sections) {
      if (status === 'folded') {
        place.on.push(after({ type: 'sectionOpened', section }));
        continue;
      }
      place.on.push(after({ type: 'sectionContinued', section }));
      for (const [field, { shown, disabled, required, options, value }] of Object.entries(fields)) {
        if (!shown || disabled) continue;
        // A tick is taken back by who has set it.
        const ticks = value === true ? [true, false] : [true];
        const offered = options?.flatMap((each) => (each.unavailable ? [] : [each.value])) ?? ticks;
        const ways = offered.map((each) => ({
          value: each === false && options === null ? null : each,
          to: after({ type: 'fieldAnswered', section, field, value: each }),
        }));
        place.answers.push({ field, required, value, ways });
      }
    }
  }
  return [...met.values()];
}

/** Where a household with this mind would be for ever, whatever it answered before it made up its mind; null for nowhere. */
export function stuckIn(places: readonly Place[], mind: Mind): JourneyState | null {
  const before = new Map<Place, Place[]>();
  for (const place of places)
    for (const to of ways(place, mind)) before.set(to, [...(before.get(to) ?? []), place]);
  const through = new Set(places.filter(({ isEnd }) => isEnd));
  for (const place of through) for (const from of before.get(place) ?? []) through.add(from);
  return places.find((place) => !through.has(place))?.state ?? null;
}

/** What a household with this mind does: it answers as it means, and goes on. */
function* ways({ answers, on }: Place, mind: Mind): Generator<Place> {
  yield* on;
  for (const { field, required, value, ways: all } of answers) {
    const wanted = mind.get(field) ?? null;
    const meant =
      required && wanted === null ? undefined : all.find((each) => each.value === wanted);
    if (meant !== undefined) yield meant.to;
    // What it means cannot be had, or is nothing where something must stand: it takes what there is.
    else if (required || value !== null)
      for (const { value: other, to } of all) if (other !== null) yield to;
  }
}
