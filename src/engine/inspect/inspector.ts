import type {
  CompiledJourney,
  CompiledSection,
  CompiledText,
  ShapeValidators,
} from '../../journey';
import { evaluate } from '../../rules';
import { createMemory } from '../memory';
import type { FieldView, JourneyState, Json, JsonObject, Rule, StepView, Verdict } from '../model';
import { createProgram, type PlacedField, type Read } from '../program';
import { message } from '../program/violations';
import { plain } from '../text';

/** What a view leaves out: sections that are not on the page, and what is wrong but not said yet. */
export interface Inspector {
  readonly journey: CompiledJourney;
  section(state: JourneyState, section: CompiledSection): SectionInspection;
  view(state: JourneyState, step: string): StepView;
  /** `locals` are read as `with.x`, `answer.x`, `failure.x`, `item.x`. */
  evaluate(state: JourneyState, rule: Rule, locals?: JsonObject): Json;
  /** A text with its placeholders filled, without its links. */
  words(state: JourneyState, text: CompiledText): string;
}

export interface SectionInspection {
  readonly relevant: boolean;
  readonly visible: boolean;
  readonly verdict: Verdict;
  /** Something in it that a rule gave is to be confirmed (P26). */
  readonly waits: boolean;
  /** It is valid, and waits neither to be confirmed nor to be visited (P26, P27). */
  readonly settled: boolean;
  /** null while it is not on the page. */
  readonly place: 'open' | 'folded' | null;
  /** By name. */
  readonly fields: Readonly<Record<string, FieldInspection>>;
}

export interface FieldInspection {
  readonly relevant: boolean;
  /** As rules and payloads read it. */
  readonly value: Json;
  /** As it is kept, relevant or not. */
  readonly kept: Json;
  readonly view: FieldView;
  /** What is wrong with it, said or not. */
  readonly violations: readonly {
    readonly rule: string;
    /** Of a composite answer: the part that breaks it; null for the answer as a whole. */
    readonly part: string | null;
    readonly message: string;
  }[];
}

/**
 * A journey laid open. Apart from `createEngine`, so that what a household loads
 * does not carry what only explains.
 */
export function createInspector(journey: CompiledJourney, validators: ShapeValidators): Inspector {
  const program = createProgram(journey, validators);
  const { cells, state: parts } = program;
  const memory = createMemory();
  const field = (read: Read, placed: PlacedField): FieldInspection => {
    const { relevant, view, violations } = cells.field(placed);
    const { path } = placed.field;
    return {
      relevant: read(relevant),
      value: read(cells.answer(path)),
      kept: read(parts.raw(path)),
      view: read(view),
      violations: read(violations).map((violation) => ({
        rule: violation.rule,
        part: violation.part ?? null,
        message: message({ journey }, placed, violation),
      })),
    };
  };

  return {
    journey,
    section: (state, section): SectionInspection => {
      const read = memory(state);
      const { relevant, visible, verdict, waits, settled, place } = cells.section(section);
      return {
        relevant: read(relevant),
        visible: read(visible),
        verdict: read(verdict),
        waits: read(waits),
        settled: read(settled),
        // What stands apart from the flow has no place in it.
        place: section.present.as === 'page' ? (read(place)?.status ?? null) : null,
        fields: Object.fromEntries(
          section.fields.map((each) => [each.name, field(read, { section, field: each })]),
        ),
      };
    },
    view: (state, step) => memory(state)(program.viewOf(step)),
    evaluate: (state, rule, locals) =>
      evaluate(rule, program.reader.scope(memory(state), locals ?? {})),
    words: (state, text) => plain(program.reader.fill(text, memory(state))),
  };
}
