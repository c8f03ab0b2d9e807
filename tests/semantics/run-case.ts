/** Runs one case over a subject: README.md, Events and Expectations. */
import { Household, TODAY, type JourneyCase, type Known } from './household';
import { differs } from './match';
import type { Json, JsonObject, Subject } from './subject';

type Names = Readonly<Record<string, string>>;
interface RuleCase extends Known {
  readonly rule: Json;
  readonly data?: JsonObject;
  readonly given?: { readonly today?: string; readonly statuses?: Names };
  readonly is: Json;
}
interface TextCase extends Known {
  readonly text: string;
  readonly data?: JsonObject;
  readonly is: string;
}
interface NormaliseCase extends Known {
  readonly normalise: readonly string[];
  readonly typed: string;
  readonly edited: string | null;
  readonly left: string | null;
}
export type Case = RuleCase | TextCase | NormaliseCase | JourneyCase;
export interface CaseFile {
  readonly version: 1;
  readonly about?: string;
  readonly cases: readonly Case[];
}

/** What is not as the case expects, a line each; none when it holds. */
export function runCase<Visit>(one: Case, subject: Subject<Visit>): string[] {
  if ('rule' in one) {
    const given = { today: one.given?.today ?? TODAY, statuses: one.given?.statuses ?? {} };
    return differs('value', one.is, subject.rule(one.rule, one.data ?? {}, given));
  }
  if ('text' in one) return differs('text', one.is, subject.text(one.text, one.data ?? {}));
  if ('normalise' in one) {
    const { edited, left } = subject.normalise(one.normalise, one.typed);
    return [...differs('edited', one.edited, edited), ...differs('left', one.left, left)];
  }
  const household = new Household(subject, one);
  return one.then.flatMap((happening, i) =>
    household.next(happening).map((line) => `then[${i}] ${line}`),
  );
}
