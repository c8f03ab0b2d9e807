import type { Json, JsonObject } from '../../engine';

/** How a household comes somewhere: what a scenario says, but for its name and what must hold. */
export interface Trail {
  /** Id of the household; null for that of the waypoint. */
  readonly household: string | null;
  /** What is otherwise about the household: `change`, `failures`, `settings`, `today` … */
  readonly head: JsonObject;
  readonly from: string | null;
  readonly start: string | null;
  readonly hold: Json;
  readonly deeds: readonly JsonObject[];
}

export const nowhere: Trail = {
  ...{ household: null, head: {}, from: null, start: null, hold: null, deeds: [] },
};

export const after = (trail: Trail, ...deeds: readonly JsonObject[]): Trail => ({
  ...trail,
  deeds: [...trail.deeds, ...deeds],
});

/** As it stands in a file: deeds that fill in one question after the other are one. */
export function writtenAs({ household, head, from, start, hold, deeds }: Trail): JsonObject {
  const folded = folding(deeds);
  return {
    ...(household !== null && { household }),
    ...(from !== null && { from }),
    ...(start !== null && { start }),
    ...head,
    ...(hold !== null && { hold }),
    ...(folded.length > 0 && { do: [...folded] }),
  };
}

/** Deeds that fill in one question after the other as one. */
export function folding(deeds: readonly JsonObject[]): readonly JsonObject[] {
  const folded: JsonObject[] = [];
  for (const deed of deeds) {
    const before = folded.at(-1)?.['answer'];
    const { answer } = deed;
    const isSame =
      isObject(before) &&
      isObject(answer) &&
      Object.keys(answer).every((key) => !Object.hasOwn(before, key));
    if (isSame) folded[folded.length - 1] = { answer: { ...before, ...answer } };
    else folded.push(deed);
  }
  return folded;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same for the same trail. */
export const keyOf = (trail: Trail): string => JSON.stringify(writtenAs(trail));
