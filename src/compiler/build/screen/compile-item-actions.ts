import type { CompiledItemAction } from '../../../journey';
import type { Context } from '../../context';
import { didYouMean, nearest } from '../../diagnostic';
import type { ItemActionSource } from '../../language';
import { compileCondition, compileTyped, parametersIn, plainScope, type Scope } from '../../rules';
import { entries, items, type Cursor } from '../../source';
import { compileText } from '../../text';
import { checkReference } from '../check-reference';
import { checkOnce } from './check-names';

export function compileItemActions(
  at: Cursor<readonly ItemActionSource[]> | null,
  scope: Scope,
  context: Context,
): readonly CompiledItemAction[] {
  const actions = items(at);
  checkOnce(
    actions.map((each) => each.at('id')),
    context,
  );
  return actions.map((each) => {
    if (checkReference('sequence', each.at('sequence'), context)) checkGiven(each, context);
    return {
      id: each.value.id,
      label: compileText(each.at('label'), plainScope, context),
      when: compileCondition(each.find('when'), true, scope, context),
      sequence: each.value.sequence,
      with: Object.fromEntries(
        entries(each.find('with')).map(([name, rule]) => [
          name,
          compileTyped(rule, scope, context).rule,
        ]),
      ),
    };
  });
}

/** What is given must be read, and what is read must be given: else it would silently be nothing. */
function checkGiven(at: Cursor<ItemActionSource>, { symbols, report }: Context): void {
  const name = at.value.sequence;
  const sequence = symbols.sequences.get(name);
  const read = new Map(sequence === undefined ? [] : parametersIn(sequence));
  const unread = entries(at.find('with')).filter(([key]) => !read.has(key));
  for (const [key, rule] of unread) {
    report.add('JC317', rule, `The sequence \`${name}\` does not read \`with.${key}\`.`, {
      key: true,
      help: didYouMean(key, read.keys()),
    });
  }
  for (const [key, place] of read) {
    if (at.value.with?.[key] !== undefined) continue;
    const meant = nearest(
      key,
      unread.map(([other]) => other),
    );
    // The name may be misspelt on either side.
    if (meant !== null) {
      report.add('JC321', place, `No button gives this sequence \`with.${key}\`.`, {
        help: `did you mean \`${meant}\`?`,
      });
      continue;
    }
    report.add(
      'JC317',
      at.at('sequence'),
      `The sequence \`${name}\` reads \`with.${key}\`, which is not given.`,
      { help: 'add it to `with`; null says that there is nothing' },
    );
  }
}
