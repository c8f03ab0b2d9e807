import { journey, origins, shapeValidators } from 'virtual:journey/explained';
import { createRoot } from 'react-dom/client';
import { createInspector } from '../../engine';
import { explain, originsFrom, targetNames } from '../../explain';
import { selectJourney } from '../../state';
import type { Household } from '../household';
import { createTargetFinder } from './target-of';
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
