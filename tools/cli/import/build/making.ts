import type { Rule } from '../../../../src/engine';
import type { Frame, Meanings } from '../expressions/places';
import type { About, Notes } from '../findings';
import { sayCondition, sayRelevance } from '../expressions/say';
import { all } from '../expressions/logic';
import type { XForm } from '../xform/model';
import type { Written } from '../xml/read-xml';
import type { Condition, Planned } from './plan';
import { withoutImplied } from './implied';
import type { Texts } from './texts';

/** What everything that is made of a form hangs on. */
export interface Making {
  readonly form: XForm;
  readonly planned: ReadonlyMap<string, Planned>;
  readonly meanings: Meanings;
  readonly notes: Notes;
  readonly texts: Texts;
  /** What is worked out, by name. */
  readonly facts: Map<string, Rule>;
}

/** From where the rules of a node read. */
export const frameOf = (path: string, repeat: string | null): Frame => ({
  node: path,
  within: repeat === null ? null : { repeat, as: 'draft' },
  row: null,
});

/** A condition of a node as a rule; null where there is none, or where it cannot be said. */
export function conditionOf(
  written: Written | null,
  {
    path,
    repeat,
    about,
  }: { readonly path: string; readonly repeat: string | null; readonly about: About },
  { meanings, notes }: Making,
): Rule | null {
  if (written === null || written.text.trim() === '') return null;
  const rule = { path, about, ...written };
  const sayIt = about === 'relevant' ? sayRelevance : sayCondition;
  return notes.tried(rule, () => sayIt(written, meanings, frameOf(path, repeat)));
}

/** Conditions that all must hold, as far as they can be said; null where nothing is asked. */
export function relevanceOf(
  conditions: readonly Condition[],
  repeat: string | null,
  making: Making,
): Rule | null {
  const said = conditions.flatMap(({ path, written }): readonly Rule[] => {
    const rule = conditionOf(written, { path, repeat, about: 'relevant' }, making);
    return rule === null ? [] : [rule];
  });
  const whole = all(...withoutImplied(said, making.meanings.implies));
  return whole === true ? null : whole;
}
