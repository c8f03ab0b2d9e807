import type { Waiting } from '../ui/parts/on-demand';
import { PageLoader, SectionSkeleton } from '../ui/parts/page-loader';

/** The main column must not stand empty while its code comes (decision 26). */
export function OnItsWay({ failure = null }: Partial<Waiting>) {
  throwIfMissing(failure);
  return (
    <>
      <SectionSkeleton fields={3} />
      <PageLoader active />
    </>
  );
}

/** The place of a smaller part stays empty for the moment that it takes. */
export function Empty({ failure }: Waiting) {
  throwIfMissing(failure);
  return null;
}

/** What cannot be had is an error of the whole page: that says so, and how to load it anew. */
function throwIfMissing(failure: Waiting['failure']): void {
  if (failure !== null) throw failure.error;
}
