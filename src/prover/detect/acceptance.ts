import { allOf, ruleOf, type Place, type Way } from '../../journey';
import { equal, type Json, type Rule } from '../../rules';
import { offeredBy } from '../atoms/answers';
import type { Node } from '../diagrams/diagrams';
import { lookAtEach, questionsOf, type Question } from './contexts';
import type { Kit } from './kit';

/** Required answers of which no value gets past shape, bounds and checks together. */
export function acceptance(kit: Kit): void {
  lookAtEach(kit, questionsOf(kit), (question) => check(kit, question));
}

function check(kit: Kit, question: Question): void {
  const { diagrams, evaluator } = kit.prover;
  const { field, section, counts, place } = question;
  const read: Rule = { var: field.path };
  const answered = diagrams.and(
    counts,
    evaluator.holds(field.mustAccept ? { '===': [read, true] } : { isAnswered: read }),
  );
  if (answered === diagrams.no) return;
  const checks = section.checks.filter((each) => each.field === field.name);
  const good = checks.reduce<Node>(
    (so, { assert }) => diagrams.and(so, evaluator.holds(assert)),
    answered,
  );
  const said = {
    message: field.mustAccept
      ? `\`${field.path}\` must be accepted, and a check refuses exactly that.`
      : `No value of \`${field.path}\` gets past its checks: whatever is answered is refused.`,
    help: 'mend the checks so that some answer passes all of them',
  };
  const isRefused = checks.length > 0 && good === diagrams.no;
  kit.look(
    'JP202',
    place,
    [],
    isRefused ? { ...said, ...refusing(kit, question, answered) } : null,
  );
  options(kit, question);
}

/** The check that refuses by itself, where one does. */
function refusing(
  kit: Kit,
  { field, section }: Question,
  answered: Node,
): { readonly at?: { readonly place: Place; readonly part: Way } } {
  const { diagrams, evaluator, journey } = kit.prover;
  const check = allOf(journey, 'check').find(
    ({ is, owner }) =>
      owner.is === section &&
      is.field === field.name &&
      diagrams.and(answered, evaluator.holds(is.assert)) === diagrams.no,
  );
  return check === undefined ? {} : { at: { place: ruleOf(check, 'assert').place, part: [] } };
}

/** Options that the shape of the answer refuses. */
function options(kit: Kit, { field, section, place }: Question): void {
  const asked = kit.prover.atoms.answers
    .askedAt(field.path)
    .find((each) => each.field === field && each.section === section);
  if (asked === undefined || field.options?.kind !== 'list') return;
  const refused = (offeredBy(asked) ?? []).filter((value) => !fits(value, asked.schema));
  kit.look(
    'JP207',
    place,
    [],
    refused.length === 0
      ? null
      : {
          message: `The question offers ${refused.map((each) => JSON.stringify(each)).join(', ')}, and its own schema refuses that.`,
          help: 'bring options and schema together',
        },
  );
}

function fits(value: Json, schema: Readonly<Record<string, Json>>): boolean {
  const { enum: listed, const: only, minimum, maximum } = schema;
  if (Array.isArray(listed) && !listed.some((each) => equal(each, value))) return false;
  if (only !== undefined && !equal(only, value)) return false;
  if (typeof value !== 'number') return true;
  return (
    (typeof minimum !== 'number' || value >= minimum) &&
    (typeof maximum !== 'number' || value <= maximum)
  );
}
