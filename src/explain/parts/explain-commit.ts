import { allOf, placeAt, type CompiledCommit, type PartOf, type PlacedRule } from '../../journey';
import { joinPath } from '../../rules';
import type { Finding } from '../explanation';
import { finding, withReason, type Kit } from '../kit';
import { valueRuleWords } from '../words/rule-words';
import { show } from '../words/value-words';

/** What is known of a commit, what it goes by, and what is kept of it. */
export function explainCommit(kit: Kit, part: PartOf<'commit'>): readonly Finding[] {
  const { is: commit, place, rules } = part;
  const of = (wanted: string) => rules.filter(({ way: [key] }) => key === wanted);
  return [
    state(kit, commit),
    before(kit, commit),
    ...[...of('subject'), ...of('same'), ...of('tie'), ...of('record')].map((rule) =>
      value(kit, rule),
    ),
    ...sentBy(kit, commit),
    finding(
      'asked by',
      null,
      `${commit.confirmBy.use.call} asks whether it was done, after ${commit.confirmBy.every.join(', ')} … seconds`,
      { origin: kit.origin(placeAt(place, 'confirmBy')) },
    ),
    finding(
      'sent again',
      null,
      commit.resend === 'never'
        ? 'never sent again: nothing says that the partner refuses a second one'
        : `sent again when the household asks for it, ${commit.attempts} times at most, once two times no was heard and ${commit.settlesWithin} seconds have passed`,
      { origin: kit.origin(place) },
    ),
  ];
}

function state(kit: Kit, { id }: CompiledCommit): Finding {
  const read = (key: string) => kit.evaluate({ var: `commits.${id}.${key}` });
  const found = read('state');
  if (found === null) return finding('state', null, 'nothing was sent from this device');
  const open = read('open') === true ? ', and not settled' : '';
  return finding('state', found === 'done', `${show(found)} for ${show(read('subject'))}${open}`);
}

function before(kit: Kit, { id, again }: CompiledCommit): Finding {
  const found = kit.evaluate({ var: `commits.${id}.before.state` });
  if (found === null) return finding('warning', false, 'no other one of the same is known');
  const ticked = kit.evaluate({ var: again }) === true;
  return finding(
    'warning',
    true,
    withReason(
      ticked ? `${again} is ticked` : `it waits for ${again}`,
      `another one of the same is ${show(found)}`,
    ),
  );
}

function value(kit: Kit, { rule, place, way }: PlacedRule): Finding {
  const from = typeof rule === 'object' ? `, from ${valueRuleWords(rule, kit.words)}` : '';
  const found = kit.evaluate(rule);
  return finding(joinPath(...way.map(String)), found !== null, `${show(found)}${from}`, {
    origin: kit.origin(place),
  });
}

/** The sequence and step that send it. */
function sentBy({ journey, origin }: Kit, { id }: CompiledCommit): readonly Finding[] {
  return allOf(journey, 'run')
    .filter(({ is, owner }) => is.commits && owner.is.commit === id)
    .map(({ is: step, owner, place }) =>
      finding('sent by', null, `${step.use.call} of ${owner.is.id}.${step.id} sends it`, {
        origin: origin(place),
      }),
    );
}
