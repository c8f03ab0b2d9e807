import type { Json } from '../../engine';
import { operationOf, pathOf } from '../../rules';
import type { Context } from '../context';
import { asPattern, matchesNothing, someText } from '../patterns';
import { entries } from '../source';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';
import { fieldsOf } from './fields-of';
import { filesOf } from './files-of';
import { changedBy, textOfQuestion } from './text-of-question';
import { placeIn, writtenIn } from './written-in';

/** Comparisons of what is typed with what is left of no text once it is tidied: small letters in a postcode. */
export function checkTidied(sources: Sources, context: Context): void {
  const tidied = tidiedAnswers(sources, context);
  if (tidied.size === 0) return;
  for (const file of filesOf(sources).values())
    for (const object of writtenIn(file).objects) {
      const { operator = '', given: [left = null, right = null] = [] } = operationOf(object) ?? {};
      const path = pathOf(left);
      const avoids = path === null ? undefined : tidied.get(path);
      const wanted = avoids === undefined ? [] : wantedBy(operator, right);
      if (avoids === undefined || wanted.length === 0) continue;
      const at = placeIn(file, object);
      // What a check asks of its own question is held against all that this takes.
      if (at.pointer.includes('checks') || wanted.some((each) => canBe(each, avoids))) continue;
      context.report.add(
        'JC408',
        at,
        `This never holds: what is typed for \`${path ?? ''}\` is tidied first, and no such text is left.`,
        { severity: 'warning', help: 'compare it with what `normalise` leaves' },
      );
    }
}

const canBe = (pattern: string, avoids: readonly string[]): boolean =>
  matchesNothing(pattern) || someText({ fits: [pattern], avoids }).is !== 'none';

/** Patterns of which a text has to match one for a comparison to hold; none where that is not known. */
function wantedBy(operator: string, right: Json): readonly string[] {
  if (operator === 'in' && Array.isArray(right)) {
    const texts = (right as readonly Json[]).filter((each) => typeof each === 'string');
    return texts.length === right.length ? texts.map((each) => `^${asPattern(each)}$`) : [];
  }
  if (typeof right !== 'string' || right === '') return [];
  if (operator === 'matches') return [right];
  if (operator === 'startsWith') return [`^${asPattern(right)}`];
  return operator === '===' ? [`^${asPattern(right)}$`] : [];
}

/** Answer that is only ever typed → patterns of texts that tidying leaves of none. */
function tidiedAnswers(sources: Sources, context: Context): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[] | null>();
  for (const question of fieldsOf(context)) {
    const { path, at } = question;
    const text = textOfQuestion(question, context);
    const isTyped =
      at.value.options === undefined &&
      at.value.initial === undefined &&
      at.value.opens === undefined;
    const changed = text === null || !isTyped ? [] : changedBy(text.normalise);
    const before = found.get(path);
    const isSame = before === undefined || before?.join(' ') === changed.join(' ');
    found.set(path, changed.length > 0 && isSame ? changed : null);
  }
  for (const change of changesOf(sources, context))
    for (const [path] of entries(change.find('set'))) found.delete(path);
  for (const path of context.symbols.answers.keys())
    if (context.symbols.answers.get(path)?.record === true) found.delete(path);
  return new Map([...found].flatMap(([path, each]) => (each === null ? [] : [[path, each]])));
}
