import type { Policies } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { compileCondition, plainScope, resolvePath } from '../rules';
import { items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { checkReference } from './check-reference';

/** What must hold whatever is changed; null where the configuration does not say. */
export function compilePolicies({ policies }: Sources, context: Context): Policies | null {
  if (policies === null) return null;
  return {
    order: items(policies.find('order')).map((each) => {
      const { first, then, mayBeLeftOut = false, because, in: sequence } = each.value;
      if (checkReference('sequence', each.at('in'), context)) {
        const steps = items(context.symbols.sequences.get(sequence)?.at('steps') ?? null);
        const ids = steps.map(({ value }) => value.id);
        for (const at of [each.at('first'), ...items(each.at('then'))]) checkStep(at, ids, context);
      }
      return { sequence, first, then, mayBeLeftOut, because };
    }),
    accepted: items(policies.find('accepted')).map((each) => {
      const answer = each.at('answer');
      resolvePath(answer.value, answer, plainScope, context);
      const when = compileCondition(each.find('when'), true, plainScope, context);
      return { answer: answer.value, when, because: each.value.because };
    }),
    once: items(policies.find('once')).map((each) => {
      const operation = each.at('operation');
      if (!context.operations.has(operation.value))
        context.report.add(
          'JC310',
          operation,
          `The contract has no operation \`${operation.value}\`.`,
          {
            help: didYouMean(operation.value, context.operations.keys()),
          },
        );
      return { operation: operation.value, because: each.value.because };
    }),
    off: items(policies.find('off')).map(({ value: { code, file, at = '', because } }) => ({
      ...{ code, file, at, because },
    })),
  };
}

function checkStep(at: Cursor<string>, ids: readonly string[], { report }: Context): void {
  if (ids.includes(at.value)) return;
  report.add('JC306', at, `The sequence has no step \`${at.value}\`.`, {
    help: didYouMean(at.value, ids),
  });
}
