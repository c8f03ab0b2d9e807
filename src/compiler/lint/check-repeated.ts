import { areRelated, equal, readsOf } from '../../rules';
import type { Context } from '../context';
import type { CallUseSource, ChangeSource, ReactionSource } from '../language';
import { entries, items, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { listsOfChanges } from './changes-of';

/** What a change does is not given up or undone by another that is made at once with it. */
export function checkRepeated(sources: Sources, context: Context): void {
  for (const list of listsOfChanges(sources, context)) {
    checkCalls(list.flatMap(callsOf), context);
    checkUndone(list, context);
  }
  const places = [
    ...context.symbols.units.map(({ section }) => section.find('reactions')),
    ...sources.steps.map((step) => step.find('reactions')),
  ];
  for (const place of places) checkReactions(items(place), context);
}

type Use = Cursor<CallUseSource>;

const callsOf = (change: Cursor<ChangeSource>): readonly Use[] =>
  change.value.when === undefined || 'on' in change.value ? items(change.find('call')) : [];
const nameOf = ({ value }: Use): string => value.as ?? value.id;

/** Of two calls under one name the first is given up (K2). */
function checkCalls(uses: readonly Use[], { report }: Context): void {
  const first = new Map<string, Use>();
  for (const use of uses) {
    const before = first.get(nameOf(use));
    if (before === undefined) first.set(nameOf(use), use);
    else
      report.add('JC501', use.at('id'), `\`${nameOf(use)}\` is called here already.`, {
        severity: 'warning',
        help: 'leave one of them out, or give it another name by `as`',
        also: [{ at: before.at('id'), message: 'given up for the second' }],
      });
  }
}

/** Two reactions to the same that both make a call: where one makes it always, it is made twice. */
function checkReactions(all: readonly Cursor<ReactionSource>[], context: Context): void {
  const calling = all.filter(({ value }) => value.call !== undefined);
  calling.forEach((one, index) => {
    for (const other of calling.slice(index + 1))
      if (
        (one.value.when === undefined || other.value.when === undefined) &&
        equal(one.value.on, other.value.on)
      )
        checkCalls(
          [one, other].flatMap((each) => items<CallUseSource>(each.find('call'))),
          context,
        );
  });
}

/** What a change sets, and one after it that is always made sets or clears again, unread. */
function checkUndone(list: readonly Cursor<ChangeSource>[], { report }: Context): void {
  list.forEach((change, index) => {
    for (const [path, at] of entries(change.find('set'))) {
      const after = list.slice(index + 1);
      const undoing = after.findIndex(({ value }) => isUndone(path, value));
      const until = after.slice(0, undoing + 1);
      const isRead = until.some(({ value }) =>
        [...readIn(value)].some((read) => areRelated(read, path)),
      );
      const by = after[undoing];
      if (by === undefined || isRead) continue;
      report.add('JC535', at, `\`${path}\` is gone again by a change after this one.`, {
        severity: 'warning',
        key: true,
        help: 'write the change that clears it before this one, or leave one of them out',
        also: [{ at: by.find('clear') ?? by.find('set') ?? by, message: 'the change after it' }],
      });
    }
  });
}

/** All that a change reads is rules, whatever its keys are. */
const readIn = ({ when = null, set = {}, call = [], leave = null }: ChangeSource) =>
  readsOf(when, { ...set }, ...call.map((use) => ({ ...use.with })), leave).paths;

const isUndone = (path: string, { when, clear = [], set = {} }: ChangeSource): boolean =>
  when === undefined && (clear.includes(path) || path in set);
