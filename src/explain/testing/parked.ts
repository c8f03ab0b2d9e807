import { compile, createShapeValidators } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import { createInspector, type Inspector } from '../../engine';
import type { CompiledJourney, Origins } from '../../journey';
import { drive, type Drive } from '../../engine/testing';
import { explain } from '../explain';
import type { Explanation, Finding } from '../explanation';
import { renderText } from '../render/render-text';

/** The parking permit, compiled from its files, and a household on its first step. */
export interface Parked {
  readonly journey: CompiledJourney;
  readonly inspector: Inspector;
  readonly origins: Origins;
  readonly household: Drive;
  readonly why: (name: string) => Explanation;
  /** One finding of it. */
  readonly finding: (name: string, about: string) => Finding;
  readonly text: (name: string) => string;
}

export function parked(files: ReadonlyMap<string, string> = parking()): Parked {
  const { journey, origins, diagnostics } = compile(files, parkingContract, { traced: true });
  if (journey === null || origins === null) throw new Error(JSON.stringify(diagnostics));
  const validators = createShapeValidators(journey);
  const inspector = createInspector(journey, validators);
  const household = drive(journey, validators).enter();
  const why = (name: string): Explanation => {
    const [found] = explain(inspector, origins, household.state, name);
    if (found === undefined) throw new Error(`nothing is called ${name}`);
    return found;
  };
  return {
    journey,
    inspector,
    origins,
    household,
    why,
    finding: (name, about) => {
      const found = why(name).findings.find((each) => each.about === about);
      if (found === undefined) throw new Error(`${name} has no finding about ${about}`);
      return found;
    },
    text: (name) => renderText(why(name)),
  };
}
