import { createMemory } from '../memory';
import type {
  CompiledJourney,
  CompiledSection,
  FieldView,
  Json,
  ShapeValidators,
  StepView,
  Verdict,
} from '../model';
import {
  createProgram,
  fieldNode,
  node,
  sectionKey,
  type Layout,
  type Violation,
} from '../program';
import { message } from '../program/message';
import { evaluate } from '../rules';
import { plain } from '../text';
import type { FieldInspection, Inspector, SectionInspection } from './inspector';

/**
 * A journey laid open. Apart from `createEngine`, so that what a household loads
 * does not carry what only explains.
 */
export function createInspector(journey: CompiledJourney, validators: ShapeValidators): Inspector {
  const program = createProgram(journey, validators);
  const memory = createMemory(program.graph);
  const field = (
    read: (id: string) => unknown,
    section: CompiledSection,
    placed: CompiledSection['fields'][number],
  ): FieldInspection => {
    const id = fieldNode(section, placed);
    const violations = read(node.violations(id)) as readonly Violation[];
    return {
      relevant: read(node.relevant(id)) === true,
      value: read(node.answer(placed.path)) as Json,
      kept: (read(node.raw(placed.path)) as Json | undefined) ?? null,
      view: read(node.field(id)) as FieldView,
      violations: violations.map((violation) => ({
        rule: violation.rule,
        message: message({ journey }, { section, field: placed }, violation),
      })),
    };
  };

  return {
    journey,
    section: (state, section): SectionInspection => {
      const read = memory(state);
      const key = sectionKey(section);
      const layout = read(node.layout(section.step)) as Layout;
      return {
        relevant: read(node.relevant(key)) === true,
        visible: read(node.visible(key)) === true,
        verdict: read(node.verdict(key)) as Verdict,
        place: layout.places[key]?.status ?? null,
        fields: Object.fromEntries(
          section.fields.map((each) => [each.name, field(read, section, each)]),
        ),
      };
    },
    view: (state, step) => memory(state)(node.step(step)) as StepView,
    evaluate: (state, rule, locals) =>
      evaluate(rule, program.reader.scope(memory(state), locals ?? {})),
    words: (state, text) => plain(program.reader.fill(text, memory(state))),
  };
}
