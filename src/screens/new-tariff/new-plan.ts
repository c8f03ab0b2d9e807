import type { Json, JsonObject, Lookup } from '../../engine';
import { asNumber, asObject, asText } from '../reading';

/** One line of the summary: what a year costs, in pounds. */
export interface CostLine {
  readonly fuel: 'electricity' | 'gas' | 'combined';
  readonly annual: number;
}

/** The plan that is switched to. */
export interface NewPlan {
  readonly supplierName: string;
  readonly tariffName: string;
  readonly payMethod: string;
  /** What the server calls the fuel, for a single line. */
  readonly fuelTitle: string;
  readonly lines: readonly CostLine[];
  /** Pounds a year, all lines together (CUS-39). */
  readonly annual: number;
}

/**
 * The plan of a call's answer (CUS-43): `cost` is the year's electricity, or everything
 * together; `gasCost` is the gas, and may be absent (CUS-45). Null until it has come.
 */
export function readNewPlan(lookup: Lookup | undefined): NewPlan | null {
  if (lookup?.status !== 'ready') return null;
  const data = flatPlan(lookup.data);
  const cost = asNumber(data.cost);
  const gasCost = asNumber(data.gasCost);
  const lines: CostLine[] = [];
  if (cost !== null)
    lines.push({ fuel: gasCost === null ? 'combined' : 'electricity', annual: cost });
  if (gasCost !== null) lines.push({ fuel: 'gas', annual: gasCost });
  return {
    supplierName: asText(data.supplierName),
    tariffName: asText(data.tariffName),
    // CUS-44
    payMethod: asText(data.payMethod) || 'MonthlyDirectDebit',
    fuelTitle: asText(data.fuelTitle),
    lines,
    annual: (cost ?? 0) + (gasCost ?? 0),
  };
}

/** The answer holds one plan a fuel; that of electricity carries the gas too (CUS-46). */
function flatPlan(data: Json): JsonObject {
  const answer = asObject(data);
  for (const fuel of [answer.electricity, answer.gas]) {
    const plan = asObject(fuel);
    if (Object.keys(plan).length > 0) return plan;
  }
  return answer;
}
