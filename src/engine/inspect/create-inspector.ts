import { createMemory } from '../memory';
import type { CompiledJourney, ShapeValidators } from '../../journey';
import { createProgram, type PlacedField, type Read } from '../program';
import { message } from '../program/message';
import { evaluate } from '../../rules';
import { plain } from '../text';
import type { FieldInspection, Inspector, SectionInspection } from './inspector';

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
      const { relevant, visible, verdict, place } = cells.section(section);
      return {
        relevant: read(relevant),
        visible: read(visible),
        verdict: read(verdict),
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
