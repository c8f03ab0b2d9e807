import type { FieldView, OutlineItem, SectionView } from '../../engine';
import { readQuestionKey, type CompiledField, type CompiledSection } from '../../journey';
import { meant, ScenarioProblem, type Located } from '../source';
import { stepOf, viewOf, type World } from './world';

/** A section by its id, of the present step before any other; of one with variants the one in force. */
export function sectionNamed(world: World, id: string, at: Located): CompiledSection {
  const { journey, engine, state } = world;
  const steps = journey.steps.filter(({ sections }) => sections.some((other) => other.id === id));
  const step = steps.find((one) => one.id === state.progress.step) ?? steps[0];
  const found = step?.sections.filter((section) => section.id === id) ?? [];
  const inForce =
    found.length === 1
      ? found[0]
      : found.find(({ relevant }) => engine.evaluate(state, relevant) === true);
  const section = inForce ?? found[0];
  if (section !== undefined) return section;
  const ids = journey.steps.flatMap(({ sections }) => sections.map((other) => other.id));
  throw new ScenarioProblem(
    at,
    `The journey has no section \`${id}\`.`,
    meant(id, [...new Set(ids)]),
  );
}

export interface NamedField {
  readonly section: CompiledSection;
  readonly field: CompiledField;
}

/** `section.field` → both as compiled; throws for a name that the journey does not have. */
export function fieldNamed(world: World, name: string, at: Located): NamedField {
  const [id, rest] = readQuestionKey(name);
  const section = sectionNamed(world, id, at);
  const field = section.fields.find((candidate) => candidate.name === rest);
  if (field !== undefined) return { section, field };
  const names = section.fields.map((other) => other.name);
  const words = `The section \`${id}\` has no field \`${rest}\`.`;
  throw new ScenarioProblem(at, words, meant(rest, names));
}

/** A section as it is drawn: on the page, as the open item of a list, or in a dialog; undefined while it is not. */
export const sectionView = (world: World, id: string): SectionView | undefined =>
  world.engine.section(world.state, stepOf(world), id) ?? undefined;

/** The field as it is drawn; undefined while its section is not. */
export function fieldView(world: World, name: string): FieldView | undefined {
  const [section, field] = readQuestionKey(name);
  return sectionView(world, section)?.fields[field];
}

/** Why a section is not on the page, in words. */
export function whyAbsent(world: World, id: string): string {
  const { outline, sections } = viewOf(world);
  const at = outline.findIndex((item) => item.section === id);
  if (at === -1) return `it is not asked at the step \`${stepOf(world)}\` now`;
  const isInvalid = (item: OutlineItem): boolean =>
    sections.find((section) => section.id === item.section)?.verdict !== 'valid';
  const gap = outline.slice(0, at).find(isInvalid);
  return gap === undefined
    ? 'nobody has gone on to it yet'
    : `\`${gap.section}\` comes before it and is not valid yet`;
}
