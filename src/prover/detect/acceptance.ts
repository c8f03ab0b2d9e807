import { allOf, ruleOf, type CompiledField, type Place, type Way } from '../../journey';
import type { Json, Rule } from '../../rules';
import { tidied } from '../../engine';
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
  const answered = kit.prover.atoms.answers
    .takenBy(field, section)
    .reduce<Node>(
      (so, each) => diagrams.and(so, evaluator.holds(each)),
      diagrams.and(
        counts,
        evaluator.holds(field.mustAccept ? { '===': [read, true] } : { isAnswered: read }),
      ),
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
      : `No value of \`${field.path}\` that the question takes gets past its checks: whatever is answered is refused.`,
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

/** Options that their own question refuses: by the shape of the answer, its bounds, or how it is tidied. */
function options(kit: Kit, { field, section, place }: Question): void {
  const asked = kit.prover.atoms.answers
    .askedAt(field.path)
    .find((each) => each.field === field && each.section === section);
  if (asked === undefined || field.options?.kind !== 'list') return;
  const { $id } = section.schema;
  const validator = kit.prover.validators[String($id)]?.[field.name];
  // To make a validator takes its time; of most options nothing is said beside their type.
  const isShaped = Object.keys(asked.schema).some((key) => key !== 'type' && key !== 'title');
  const refused = (offeredBy(asked) ?? []).flatMap((value): readonly Refused[] => {
    if (isShaped && validator !== undefined && validator(value).length > 0)
      return [{ value, because: 'its own schema refuses that' }];
    if (!isInBounds(value, field)) return [{ value, because: 'its own bounds leave that out' }];
    if (typeof value === 'string' && tidied(field.normalise, value) !== value)
      return [{ value, because: 'its own `normalise` makes something else of that' }];
    return [];
  });
  const [first] = refused;
  const values = refused.filter(({ because }) => because === first?.because);
  kit.look(
    'JP207',
    place,
    [],
    first === undefined
      ? null
      : {
          message: `The question offers ${values.map((each) => JSON.stringify(each.value)).join(', ')}, and ${first.because}.`,
          help: 'bring options and what the question takes together',
        },
  );
}

interface Refused {
  readonly value: Json;
  readonly because: string;
}

/** In one case or another. */
const isInBounds = (value: Json, { bounds }: CompiledField): boolean =>
  bounds === null ||
  typeof value !== 'number' ||
  Object.values(bounds.cases).some(([least, most]) => value >= least && value <= most);
