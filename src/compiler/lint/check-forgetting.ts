import { questionKey } from '../../journey';
import { areRelated } from '../../rules';
import { compileForgetting } from '../build/compile-forgetting';
import type { Context } from '../context';
import type { Json } from '../../engine';
import { isObject } from '../../rules';
import type { FieldSource } from '../language';
import { questionsOf } from '../questions';
import type { Cursor } from '../source';
import { entries } from '../source';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';

/** A `set` names the cause before what is forgotten with it, or that would be gone at once (Z16). */
export function checkSetOrder(sources: Sources, context: Context): void {
  const forgetting = compileForgetting(sources, context).filter(({ what }) => what === 'answer');
  if (forgetting.length === 0) return;
  for (const change of changesOf(sources, context)) {
    const set = entries(change.find('set'));
    set.forEach(([path, at], index) => {
      const causes = forgetting.find(({ name }) => name === path)?.with ?? [];
      const later = set
        .slice(index + 1)
        .find(([other]) => causes.some((cause) => areRelated(cause, other)));
      if (later === undefined) return;
      context.report.add('JC535', at, `\`${path}\` is forgotten again by \`${later[0]}\`.`, {
        key: true,
        help: `write \`${later[0]}\` before it`,
        also: [{ at: later[1], message: 'set after it' }],
      });
    });
  }
}

/** What belongs to the answer and not to the question (Z8). */
const ofAnswers = ['initial', 'opens', 'forgottenWith', 'sensitive'] as const;

/** Several questions of one answer say once what belongs to the answer. */
export function checkSharedAnswers(_: Sources, { symbols, report }: Context): void {
  const first = new Map<string, { readonly question: string; readonly at: Cursor<unknown> }>();
  for (const { section } of symbols.units)
    for (const { name, path, at } of questionsOf(section)) {
      checkRecord(path, at, symbols, report);
      for (const key of ofAnswers) {
        const said: Cursor<unknown> | null = at.find(key);
        if (said === null) continue;
        const question = questionKey(section.value.id, name);
        const before = first.get(`${key} ${path}`);
        if (before === undefined) first.set(`${key} ${path}`, { question, at: said });
        else if (before.question !== question && before.at !== said)
          report.add('JC536', said, `\`${key}\` of \`${path}\` is said at two questions.`, {
            key: true,
            help: `leave it to \`${before.question}\``,
            also: [{ at: before.at, message: 'said here' }],
          });
      }
    }
}

/** A record is of an answer that nobody is asked for; where somebody is, the question says it. */
function checkRecord(
  path: string,
  question: Cursor<FieldSource>,
  symbols: Context['symbols'],
  report: Context['report'],
): void {
  const record = symbols.records.get(path);
  for (const key of ['initial', 'forgottenWith', 'sensitive'] as const) {
    const said: Cursor<unknown> | null = record?.find(key) ?? null;
    const asked: Cursor<unknown> | null = question.find(key);
    if (said === null || asked === null) continue;
    report.add('JC536', said, `\`${key}\` of \`${path}\` is said at its question too.`, {
      severity: 'warning',
      key: true,
      help: 'leave it to the question',
      also: [{ at: asked, message: 'said here' }],
    });
  }
}

const mustBeAccepted = ({ required }: FieldSource): boolean =>
  typeof required === 'object' && required !== null && 'accepted' in required;

/** What must be accepted, and what is consented to. */
const isAgreement = (said: FieldSource): boolean =>
  said.consent !== undefined || mustBeAccepted(said);

/** Only a person accepts; what stands ticked beforehand says why (Z9, Z20). */
export function checkAcceptances(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  /** What only agrees to something, or what must be accepted. */
  const accepted = new Map<string, 'warning' | 'error'>();
  /** What variants do not say otherwise, each of them has: it is said once. */
  const met = new Set<string>();
  const isNew = ({ file, pointer }: Cursor<unknown>): boolean => {
    const place = `${file.path} ${pointer.join('/')}`;
    return !met.has(place) && met.add(place).size > 0;
  };
  const questions = symbols.units.flatMap(({ section }) =>
    questionsOf(section).filter(({ at }) => isAgreement(at.value)),
  );
  for (const { path, at } of questions) {
    if (mustBeAccepted(at.value) || !accepted.has(path))
      accepted.set(path, mustBeAccepted(at.value) ? 'error' : 'warning');
    const initial = at.find('initial');
    if (initial?.value === true && isNew(initial))
      report.add('JC537', initial, 'This cannot be agreed to from the start.', {
        severity: mustBeAccepted(at.value) ? 'error' : 'warning',
        key: true,
        help: 'leave it out, or say `opens` with a `because`',
      });
    const opens = at.find('opens');
    if (
      opens !== null &&
      canBeTrue(opens.value.value) &&
      opens.value.because === undefined &&
      isNew(opens)
    )
      report.add('JC537', opens, 'This can stand agreed to when it opens, and does not say why.', {
        severity: mustBeAccepted(at.value) ? 'error' : 'warning',
        key: true,
        help: 'add `because`, or open it with false',
      });
  }
  for (const change of changesOf(sources, context))
    for (const [path, at] of change.value.because === undefined ? entries(change.find('set')) : [])
      if (accepted.has(path) && canBeTrue(at.value))
        report.add('JC537', at, `Only a person agrees, and this can set \`${path}\` to true.`, {
          severity: accepted.get(path) ?? 'error',
          key: true,
          help: 'set false, or say `because` beside `set`',
        });
}

/** A choice can be what its branches can be; of any other rule nothing is known. */
function canBeTrue(rule: Json): boolean {
  if (!isObject(rule)) return rule === true;
  const branches = rule['if'];
  if (!Array.isArray(branches)) return true;
  const choice = branches as readonly Json[];
  return choice.some(
    (branch, at) => (at % 2 === 1 || at === choice.length - 1) && canBeTrue(branch),
  );
}
