import { areRelated, joinPath, lastKeyOf, outerOf, readsThrough } from '../../../rules';
import type { Context } from '../../context';
import type { Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { allowedBy } from '../../rules';
import { fieldsOf } from '../fields-of';
import { answerOfRule, sentIn, type Sent } from './sent-in';

/**
 * A key that gets something else than the answer of its own name, which is asked and not sent; and a
 * text that is the name of an answer.
 */
export function checkSentNames(sources: Sources, context: Context): void {
  const paths = new Set(fieldsOf(context).map(({ path }) => path));
  const facts = Object.fromEntries(
    [...context.symbols.facts].map(([name, { value }]) => [name, value]),
  );
  const sent = sentBy(sources, context, facts);
  for (const each of sentIn(sources, context)) {
    const { at, key, call } = each;
    if (isNameOfAnswer(each, context)) {
      reportName(each, context);
      continue;
    }
    if (at.value === null) continue;
    if (typeof at.value !== 'object') {
      const missed = [...paths].filter((path) => lastKeyOf(path) === key && !isSent(path, sent));
      const [meant] = missed;
      if (meant !== undefined && missed.length === 1) report(each, meant, 'by nobody', context);
      continue;
    }
    const path = answerOfRule(at.value, context);
    const beside = path === null ? null : joinPath(outerOf(path), key);
    if (beside === null || beside === path || !paths.has(beside)) continue;
    if (!isSent(beside, readsThrough(facts, call.value.body ?? null)))
      report(each, beside, `not by \`${call.value.id}\``, context);
  }
}

/** Alone, or within what is sent as a whole. */
const isSent = (path: string, sent: ReadonlySet<string>): boolean =>
  [...sent].some((other) => areRelated(path, other));

const report = ({ at, key }: Sent, meant: string, by: string, context: Context): void =>
  context.report.add(
    'JC550',
    at,
    `\`${key}\` gets something else, and \`${meant}\`, which is asked, is sent ${by}.`,
    { help: `write {"var": "${meant}"}`, severity: 'warning' },
  );

/** Every path that goes out with a call: in it, in what it is handed, and in what a commit ties to it. */
function sentBy(
  { calls, commits }: Sources,
  { symbols }: Context,
  facts: Parameters<typeof readsThrough>[0],
): ReadonlySet<string> {
  return readsThrough(
    facts,
    ...calls.flatMap(({ value: { path = {}, query = {}, body = null } }) => [path, query, body]),
    ...symbols.uses.map((use) => use.with),
    ...commits.map(({ value }) => value.tie),
  );
}

function isNameOfAnswer({ at, shape }: Sent, { symbols }: Context): boolean {
  const { value } = at;
  if (typeof value !== 'string' || !symbols.answers.has(value)) return false;
  return shape === null || allowedBy(shape).values === null;
}

const reportName = ({ at }: { readonly at: Cursor<unknown> }, { report }: Context): void =>
  report.add('JC550', at, `This sends the word \`${String(at.value)}\`, and no answer.`, {
    help: `write {"var": "${String(at.value)}"}`,
    severity: 'warning',
  });
