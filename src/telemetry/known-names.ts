import { questionKey, ruleOfMessageKey, type CompiledJourney } from '../journey';
import type { Name } from './telemetry-event';

type Kind = 'steps' | 'sections' | 'rules' | 'operations' | 'commits';

/** The allow-list: what may stand in an event is a name that the journey has, and nothing else. */
export interface KnownNames {
  /** null for a text that is no such name. */
  readonly name: (kind: Kind, text: string | null) => Name | null;
  /** `section.field`; null for a text that is none, and for a question whose answer is medical. */
  readonly question: (key: string) => Name | null;
}

/** Looks into the journey anew as soon as it has grown. */
export function knownNames(journey: () => CompiledJourney): KnownNames {
  let seen: CompiledJourney | null = null;
  let lists = listsOf(null);
  const current = () => {
    if (seen !== journey()) {
      seen = journey();
      lists = listsOf(seen);
    }
    return lists;
  };
  return {
    name: (kind, text) => nameIn(current()[kind], text),
    question: (key) => nameIn(current().questions, key),
  };
}

const nameIn = (names: ReadonlySet<string>, text: string | null): Name | null =>
  text !== null && isIn(names, text) ? text : null;

const isIn = (names: ReadonlySet<string>, text: string): text is Name => names.has(text);

function listsOf(
  journey: CompiledJourney | null,
): Readonly<Record<Kind | 'questions', ReadonlySet<string>>> {
  const steps = journey?.steps ?? [];
  const sections = steps.flatMap((step) => step.sections);
  const questions = sections.flatMap(({ id, fields }) =>
    fields.map(({ name, medical }) => ({
      key: questionKey(id, name),
      isMedical: medical === true,
    })),
  );
  const medical = new Set(questions.flatMap(({ key, isMedical }) => (isMedical ? [key] : [])));
  const { rules = {}, fields = {} } = journey?.messages ?? {};
  return {
    steps: new Set(steps.map(({ id }) => id)),
    sections: new Set(sections.map(({ id }) => id)),
    // A question that is medical in one variant is in none of them.
    questions: new Set(questions.flatMap(({ key }) => (medical.has(key) ? [] : [key]))),
    rules: new Set([
      ...Object.keys(rules),
      ...Object.keys(fields).map(ruleOfMessageKey),
      ...sections.flatMap(({ checks }) => checks.map(({ id }) => id)),
    ]),
    operations: new Set(Object.values(journey?.calls ?? {}).map(({ operation }) => operation)),
    commits: new Set(Object.keys(journey?.commits ?? {})),
  };
}
