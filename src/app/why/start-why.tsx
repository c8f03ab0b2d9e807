import { journey, origins, shapeValidators } from 'virtual:journey/explained';
import { createRoot } from 'react-dom/client';
import { createInspector, targetOf } from '../../engine';
import { explain, targetNames } from '../../explain';
import { allOf, originsFrom, type CompiledJourney, questionKey } from '../../journey';
import { selectJourney } from '../../state';
import type { Household } from '../household';
import { WhyPanel } from './why-panel';

/** Sets the panel beside the page. Only the page under development calls it. */
export function startWhy(page: Document, { store }: Pick<Household, 'store'>): void {
  const holder = page.createElement('div');
  page.body.append(holder);
  const inspector = createInspector(journey, shapeValidators);
  const written = originsFrom(origins);
  createRoot(holder).render(
    <WhyPanel
      page={page}
      names={targetNames(journey)}
      targetOf={createTargetFinder(journey)}
      explain={(name) => explain(inspector, written, selectJourney(store.getState()), name)}
      stuck={() => selectJourney(store.getState()).progress.stuck}
      subscribe={(listener) => store.subscribe(listener)}
    />,
  );
}

/** What of the journey an element of the page belongs to; null for none. */
export type TargetFinder = (element: Element) => string | null;

/** By the DOM ids of controls: the nearest element around it that has one of a field in it. */
function createTargetFinder(journey: CompiledJourney): TargetFinder {
  const names = new Map(
    allOf(journey, 'field').map(({ is, owner }) => [
      targetOf(owner.is, is),
      questionKey(owner.is.id, is.name),
    ]),
  );
  const nameOf = ({ id }: Element): string | undefined => names.get(id);
  return (element) => {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const own = nameOf(around);
      if (own !== undefined) return own;
      // Of a group only the first control has the field's id.
      for (const inner of around.querySelectorAll('[id]')) {
        const found = nameOf(inner);
        if (found !== undefined) return found;
      }
    }
    return null;
  };
}
