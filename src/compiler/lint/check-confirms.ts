import { areRelated } from '../../rules';
import type { Context } from '../context';
import { questionsOf } from '../questions';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';

/** A section that asks whether what nobody answered is right is one where that can come about (P26). */
export function checkConfirms(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  const folding = new Set(
    sources.steps.filter(({ value }) => value.progressive === true).map(({ value }) => value.id),
  );
  const set = changesOf(sources, context).flatMap(({ value }) => Object.keys(value.set ?? {}));
  const begun = Object.entries(sources.journey.value.records ?? {})
    .filter(([, { initial }]) => initial !== undefined)
    .map(([path]) => path);
  for (const { step, section, base } of symbols.units) {
    const confirm = base.find('confirm');
    if (confirm === null) continue;
    const isOpen = section.value.present !== undefined || !folding.has(step);
    const isGiven = questionsOf(section).some(
      ({ at, path }) =>
        at.value.opens !== undefined ||
        at.value.initial !== undefined ||
        [...set, ...begun].some((other) => areRelated(other, path)),
    );
    if (!isOpen && isGiven) continue;
    report.add('JC563', confirm, 'This is never asked.', {
      severity: 'warning',
      help: isOpen
        ? 'what is filled in is looked at here anyway: leave it out, or make the step `progressive`'
        : 'no rule sets what this section asks, and nothing stands there at first: leave it out',
    });
  }
}
