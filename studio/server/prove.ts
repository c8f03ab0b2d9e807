import { createShapeValidators } from '../../src/compiler';
import { find, placeText, type CompiledJourney, type Part, type Place } from '../../src/journey';
import {
  createProver,
  proofCodes,
  prove,
  proving,
  stateOf,
  type Proof,
  type Proving,
} from '../../src/prover';
import type { Found, Proved, Shown, Underway } from '../model/protocol';
import { readyOf, type Desk } from './desk';
import { sliceMs } from './slice';

const provedBefore = new WeakMap<Desk['compiled'], Proved>();

/** What is so for every household, or for one that is shown; worked out once for a compilation. */
export function provedOf(desk: Desk): Proved {
  const known = provedBefore.get(desk.compiled);
  if (known !== undefined) return known;
  const { prover, origins, policies } = provingOf(desk);
  return kept(desk, prove(prover, origins, policies));
}

/** Proofs that have come some way. */
const sessions = new WeakMap<Desk['compiled'], Generator<Proving, Proof, undefined>>();

/** The same in slices: how far it is, to be asked again until it is done. */
export function provedBy(desk: Desk, until = performance.now() + sliceMs): Proved | Underway {
  const known = provedBefore.get(desk.compiled);
  if (known !== undefined) return known;
  const work = sessions.get(desk.compiled) ?? begin(desk);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return kept(desk, value);
    if (performance.now() >= until) return value;
  }
}

function begin(desk: Desk): Generator<Proving, Proof, undefined> {
  const { prover, origins, policies } = provingOf(desk);
  const work = proving(prover, origins, policies);
  sessions.set(desk.compiled, work);
  return work;
}

function provingOf(desk: Desk) {
  const { journey, origins } = readyOf(desk);
  const prover = createProver(journey, { validators: createShapeValidators(journey) });
  return { prover, origins, policies: desk.compiled.policies };
}

function kept(desk: Desk, proof: Proof): Proved {
  const proved = toldOf(desk, proof);
  provedBefore.set(desk.compiled, proved);
  sessions.delete(desk.compiled);
  return proved;
}

function toldOf(desk: Desk, { findings, looked }: Proof): Proved {
  const { journey, origins, engine } = readyOf(desk);
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
