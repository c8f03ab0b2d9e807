import type { Context } from '../context';
import { items, oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';

/** A way leads to a step that has an address in a release, and opens a dialog of its own step. */
export function checkWays(sources: Sources, context: Context): void {
  checkRouted(sources, context);
  checkDialogs(sources, context);
}

function checkRouted(sources: Sources, context: Context): void {
  const unrouted = sources.steps.filter(({ value }) => value.routed === false);
  if (unrouted.length === 0) return;
  const { journey, steps, commits } = sources;
  const ways: readonly (Cursor<string> | null)[] = [
    journey.at('entry'),
    journey.find('failures')?.at('goTo') ?? null,
    ...changesOf(sources, context).map((change) => change.find('goTo')),
    ...steps.flatMap((step) => items(step.find('requires')).map((each) => each.at('goTo'))),
    ...commits.map((commit) => commit.find('lookAround')),
  ];
  for (const step of unrouted) {
    const way = ways.find((each) => each?.value === step.value.id);
    if (way === undefined || way === null) continue;
    context.report.add('JC553', step.at('routed'), `A way leads to \`${step.value.id}\`.`, {
      severity: 'warning',
      key: true,
      help: 'leave `routed` out, or let the way lead elsewhere',
      also: [{ at: way, message: 'the way' }],
    });
  }
}

/** Only dialogs of the step that a person is in can open. */
function checkDialogs({ steps }: Sources, { symbols, report }: Context): void {
  const stepOf = new Map(symbols.units.map(({ step, section }) => [section.value.id, step]));
  const places = [
    ...symbols.units.map(({ step, section }) => ({ step, at: section.find('reactions') })),
    ...steps.map((step) => ({ step: step.value.id, at: step.find('reactions') })),
  ];
  for (const { step, at } of places)
    for (const reaction of items(at)) {
      const bundles = oneOrMore<string>(reaction.find('apply')).flatMap(({ value }) =>
        items(symbols.bundles.get(value)?.find('changes') ?? null),
      );
      for (const change of [reaction, ...bundles]) {
        const open = change.find('open');
        const home = open === null ? undefined : stepOf.get(open.value);
        if (open === null || home === undefined || home === step) continue;
        report.add('JC302', open, `The dialog \`${open.value}\` stands in the step \`${home}\`.`, {
          severity: 'warning',
          help: `lead to \`${home}\`, or open a dialog of \`${step}\``,
        });
      }
    }
}
