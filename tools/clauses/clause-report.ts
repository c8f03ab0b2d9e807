/** One numbered statement of the specification. */
export interface Clause {
  readonly id: string;
  readonly area: string;
  /** How it is to be checked, as its list says. */
  readonly check: string;
}

/** Why clauses have no test: those of an area, of a way of checking in it, or by id. */
export interface Reason {
  readonly area?: string;
  readonly check?: string;
  readonly ids?: readonly string[];
  readonly reason: string;
}

/** Who names a clause: scenarios and tests by their file. */
export type Named = ReadonlyMap<string, ReadonlySet<string>>;

export interface ClauseLine {
  readonly clause: Clause;
  readonly scenarios: readonly string[];
  readonly tests: readonly string[];
  readonly reason: string | null;
}

export interface ClauseReport {
  readonly lines: readonly ClauseLine[];
  /** What is wrong with names and reasons. */
  readonly faults: readonly string[];
}

/** For each clause who names it or why nobody does; and names and reasons that lead nowhere. */
export function clauseReport(
  clauses: readonly Clause[],
  { scenarios, tests }: { readonly scenarios: Named; readonly tests: Named },
  reasons: readonly Reason[],
): ClauseReport {
  const known = new Map(clauses.map((clause) => [clause.id, clause]));
  const isTested = (id: string): boolean => scenarios.has(id) || tests.has(id);
  const open = clauses.filter(({ id }) => !isTested(id));
  const faults = [
    ...[...scenarios, ...tests]
      .filter(([id]) => !known.has(id))
      .map(([id, by]) => `${[...by].join(', ')}: there is no clause ${id}.`),
    ...reasons.flatMap((reason) => faultsOf(reason, known, isTested, open)),
  ];
  const lines = clauses.map((clause) => ({
    clause,
    scenarios: [...(scenarios.get(clause.id) ?? [])],
    tests: [...(tests.get(clause.id) ?? [])],
    reason: isTested(clause.id)
      ? null
      : (reasons.find((reason) => fits(reason, clause))?.reason ?? null),
  }));
  return { lines, faults };
}

function faultsOf(
  reason: Reason,
  known: ReadonlyMap<string, Clause>,
  isTested: (id: string) => boolean,
  open: readonly Clause[],
): readonly string[] {
  const { ids = [] } = reason;
  const wrong = [
    ...ids.filter((id) => !known.has(id)).map((id) => `there is no clause ${id}`),
    ...ids.filter(isTested).map((id) => `${id} is tested, so it needs no reason`),
  ];
  const idle = ids.length === 0 && !open.some((clause) => fits(reason, clause));
  return [...wrong, ...(idle ? ['no clause is left that it is for'] : [])].map(
    (fault) => `tests/clauses/reasons.json: “${reason.reason}”: ${fault}.`,
  );
}

function fits({ area, check, ids }: Reason, clause: Clause): boolean {
  if (ids !== undefined) return ids.includes(clause.id);
  return (
    (area === undefined || area === clause.area) && (check === undefined || check === clause.check)
  );
}
