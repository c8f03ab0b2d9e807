import type { CompiledChange, CompiledReaction, Trigger } from '../../journey';
import { isInside, rootOf } from '../../rules';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { ReactionSource, TriggerSource } from '../language';
import { checkLookup, compileCondition, plainScope, resolvePath } from '../rules';
import { items, oneOrMore, type Cursor } from '../source';
import { checkReference } from './check-reference';
import { compileChange, type Home } from './compile-changes';

/** Section or step whose reactions these are. */
interface Owner {
  readonly id: string;
  readonly home: Home;
  readonly actions: readonly string[];
}

const inline = [
  'set',
  'clear',
  'untouch',
  'call',
  'track',
  'run',
  'goTo',
  'leave',
  'open',
] as const;

export function compileReactions(
  at: Cursor<readonly ReactionSource[]> | null,
  owner: Owner,
  context: Context,
): readonly CompiledReaction[] {
  return items(at).map((each) => {
    const earlier = met.get(each);
    if (earlier !== undefined && sameNames(earlier.actions, owner.actions)) return earlier.reaction;
    const reaction = compileReaction(each, owner, context);
    met.set(each, { actions: owner.actions, reaction });
    return reaction;
  });
}

/** Variants share the reactions of their section, as long as they have the same buttons. */
const met = new WeakMap<
  Cursor<ReactionSource>,
  { readonly actions: readonly string[]; readonly reaction: CompiledReaction }
>();

const sameNames = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);

function compileReaction(
  at: Cursor<ReactionSource>,
  owner: Owner,
  context: Context,
): CompiledReaction {
  const changes: CompiledChange[] = [];
  if (inline.some((key) => at.value[key] !== undefined)) {
    changes.push(compileChange(at, owner.home, plainScope, context, true));
  }
  for (const name of oneOrMore<string>(at.find('apply'))) {
    if (!checkReference('bundle', name, context)) continue;
    const bundle = context.symbols.bundles.get(name.value);
    for (const change of items(bundle?.at('changes') ?? null)) {
      changes.push(compileChange(change, null, plainScope, context));
    }
  }
  return {
    on: compileTrigger(at.at('on'), owner, context),
    when: compileCondition(at.find('when'), true, plainScope, context),
    changes,
    source: at.value.source ?? [],
  };
}

function compileTrigger(at: Cursor<TriggerSource>, owner: Owner, context: Context): Trigger {
  const { report } = context;
  const entered = at.find('entered');
  if (entered !== null && entered.value !== true && entered.value !== owner.id) {
    report.add('JC302', entered, `\`entered\` speaks of its own place, which is \`${owner.id}\`.`, {
      help: `write true, or move the reaction to \`${entered.value}\``,
    });
  }
  const answered = at.find('answered');
  if (answered !== null) return { kind: 'answered', paths: compilePaths(answered, false, context) };
  const changed = at.find('changed');
  if (changed !== null) return { kind: 'changed', paths: compilePaths(changed, true, context) };
  const pressed = at.find('pressed');
  if (pressed !== null) {
    if (owner.home === null)
      report.add('JC311', pressed, 'A press is heard by the section of its button alone.', {
        severity: 'warning',
        help: 'move the reaction to the section that has the button',
      });
    else if (!owner.actions.includes(pressed.value)) {
      report.add('JC311', pressed, `There is no action \`${pressed.value}\` here.`, {
        help: didYouMean(pressed.value, owner.actions),
      });
    }
    return { kind: 'pressed', action: pressed.value };
  }
  for (const kind of ['succeeded', 'failed'] as const) {
    const lookup = at.find(kind);
    if (lookup === null) continue;
    checkLookup(lookup.value, lookup, context);
    return { kind, lookup: lookup.value };
  }
  return { kind: 'entered' };
}

/** Who answers or changes an answer is heard under its own path, not under one above or inside it. */
function checkHeard(path: string, at: Cursor<string>, { symbols, report }: Context): void {
  const { answers } = symbols;
  if (rootOf(path) === 'lookups' || answers.has(path)) return;
  const outer = [...answers.keys()].find((each) => isInside(path, each));
  const inner = [...answers.keys()].filter((each) => isInside(each, path));
  if (outer === undefined && inner.length === 0) return;
  report.add('JC312', at, `Nothing is ever answered under \`${path}\` itself.`, {
    help:
      outer === undefined
        ? `name ${inner.map((each) => `\`${each}\``).join(', ')}`
        : `name \`${outer}\``,
  });
}

function compilePaths(
  at: Cursor<string | readonly string[]>,
  lookups: boolean,
  context: Context,
): readonly string[] {
  const { report, symbols } = context;
  return oneOrMore<string>(at).map((each) => {
    const path = each.value;
    const root = rootOf(path);
    resolvePath(path, each, plainScope, context);
    if (
      root === 'facts' ||
      root === 'settings' ||
      root === 'today' ||
      (root === 'lookups' && !lookups)
    ) {
      report.add('JC312', each, `\`${path}\` is nothing that a person answers.`, {
        help: root === 'facts' ? 'name the answers that the fact is made of' : null,
      });
    } else checkHeard(path, each, context);
    if (!lookups && symbols.answers.get(path)?.record === true) {
      report.add('JC312', each, `No field is bound to \`${path}\`, so nobody can answer it.`, {
        help: 'write `changed`',
      });
    }
    return path;
  });
}
