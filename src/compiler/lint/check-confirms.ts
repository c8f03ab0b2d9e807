import { areRelated } from '../../rules';
import type { Context } from '../context';
import { questionsOf } from '../questions';
import type { Sources } from '../symbols';
import { changesOf } from './changes-of';

/** A section that asks whether what rules gave is right is one where that can come about (P26). */
export function checkConfirms(sources: Sources, context: Context): void {
  const { symbols, report } = context;
  const folding = new Set(
    sources.steps.filter(({ value }) => value.progressive === true).map(({ value }) => value.id),
  );
  const set = changesOf(sources, context).flatMap(({ value }) => Object.keys(value.set ?? {}));
  for (const { step, section, base } of symbols.units) {
    const confirm = base.find('confirm');
    if (confirm === null) continue;
    const isOpen = section.value.present !== undefined || !folding.has(step);
    const isGiven = questionsOf(section).some(
      ({ at, path }) =>
        at.value.opens !== undefined || set.some((other) => areRelated(other, path)),
    );
    if (!isOpen && isGiven) continue;
    report.add('JC563', confirm, 'This is never asked.', {
      severity: 'warning',
      help: isOpen
        ? 'what is filled in is looked at here anyway: leave it out, or make the step `progressive`'
        : 'no rule sets what this section asks: leave it out',
    });
  }
}
