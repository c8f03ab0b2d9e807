import type { CompiledToken } from '../../journey';
import { bodyProperties } from '../contract';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { TokenSource } from '../language';
import type { Cursor } from '../source';

/** How the token of the calls is had, held against the contract. */
export function compileToken(at: Cursor<TokenSource>, context: Context): CompiledToken {
  const { operation, visitor = null, answer } = at.value;
  const called = context.operations.get(operation);
  if (called === undefined) {
    context.report.add(
      'JC310',
      at.at('operation'),
      `The contract has no operation \`${operation}\`.`,
      { help: didYouMean(operation, context.operations.keys()) },
    );
  } else {
    const place = at.find('visitor');
    if (place !== null) requireName(place, called.body, `The body of \`${operation}\``, context);
    requireName(at.at('answer'), called.answer, `The answer of \`${operation}\``, context);
  }
  return { operation, visitor, answer };
}

type Schema = Parameters<typeof bodyProperties>[0];

function requireName(
  at: Cursor<string>,
  schema: Schema | null,
  where: string,
  { report, contract }: Context,
): void {
  const { properties, open } = bodyProperties(schema ?? undefined, contract);
  if (properties.has(at.value) || (open && schema !== null)) return;
  report.add('JC315', at, `${where} has no \`${at.value}\`.`, {
    help: didYouMean(at.value, properties.keys()),
  });
}
