import { createShapeValidators } from '../../src/compiler';
import { find, placeText, type CompiledJourney, type Part, type Place } from '../../src/journey';
import { createProver, proofCodes, prove, stateOf } from '../../src/prover';
import type { Found, Proved, Shown } from '../model/protocol';
import { readyOf, type Desk } from './desk';

const provedBefore = new WeakMap<Desk['compiled'], Proved>();

/** What is so for every household, or for one that is shown; worked out once for a compilation. */
export function provedOf(desk: Desk): Proved {
  const proved = provedBefore.get(desk.compiled) ?? provedAnew(desk);
  provedBefore.set(desk.compiled, proved);
  return proved;
}

function provedAnew(desk: Desk): Proved {
  const { journey, origins, engine } = readyOf(desk);
  const prover = createProver(journey, { validators: createShapeValidators(journey) });
  const { findings, looked } = prove(prover, origins, desk.compiled.policies);
  return {
    rules: looked.rules,
    incomplete: looked.incomplete.length,
    findings: findings.map(({ code, place, part, message, help, witness }): Found => {
      const { file = 'journey.json', line = 1, pointer = '' } = origins?.within(place, part) ?? {};
      const step = stepAt(journey, place);
      const shown: Shown | null =
        witness === null
          ? null
          : {
              ...{ name: 'Witness of the finding', about: message, step },
              state: atStep(stateOf(engine, witness), step),
            };
      return {
        key: `${code} ${placeText(place)} ${file} ${pointer}`,
        ...{ code, severity: proofCodes[code].severity, message, help, file, line },
        ...{ pointer, witness: shown, by: 'prove' },
      };
    }),
  };
}

/** A household that stands in a step. */
export const atStep = (state: Shown['state'], step: string): Shown['state'] => ({
  ...state,
  progress: { ...state.progress, step },
});

/** The step that a place is in; of what stands in no step the first. */
export function stepAt(journey: CompiledJourney, place: Place): string {
  let part: Part | null = find(journey, place)?.part ?? null;
  while (part !== null && part.kind !== 'step') part = part.owner;
  return part?.kind === 'step' ? part.is.id : journey.entry;
}
