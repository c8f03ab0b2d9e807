import type { JourneyState, ItemView, Json } from '../../engine';
import { useWords } from '../../ui/parts/words';
import { Alert } from '../parts';
import { asNumber } from '../reading';
import type { ScreenProps } from '../screen';

/** DOM id of the heading over the price of the plan, which its button and the page's end refer to. */
export const priceHeading = 'plan-price';

export type PartStatus = 'waiting' | 'failed' | 'ready';

/** How far a part of the page is. */
export function partStatus({ lookups }: JourneyState, name: string): PartStatus {
  const status = lookups[name]?.status;
  return status === 'ready' || status === 'failed' ? status : 'waiting';
}

/** Lookups of the household's own tariff and of the plan, by column. */
export type Columns = { readonly existing: string; readonly new: string };

export const projections: Columns = { existing: 'existingProjection', new: 'newProjection' };
export const labels: Columns = { existing: 'existingLabel', new: 'newLabel' };

export const failedOf = (journey: JourneyState, columns: Columns) =>
  Object.values(columns)
    .filter((lookup) => partStatus(journey, lookup) === 'failed')
    .map((lookup) => ({ lookup, title: lookup }));

interface FailedPartProps {
  /** Lookups that did not load, with the name of the words that say which. */
  readonly failed: readonly { readonly lookup: string; readonly title: string }[];
  readonly onEvent: ScreenProps['onEvent'];
}

/** What could not be loaded, each with its own Try again; all else stays. */
export function FailedParts({ failed, onEvent }: FailedPartProps) {
  const words = useWords();
  return failed.map(({ lookup, title }) => (
    <Alert
      key={lookup}
      title={words.plain(`tariff.failed.${title}`)}
      text={words.plain('tariff.failed.text')}
    >
      <button
        type="button"
        className="button button--second button--small"
        onClick={() => onEvent({ type: 'lookupRetried', lookup })}
      >
        {words.plain('tariff.failed.retry')}
      </button>
    </Alert>
  ));
}

/** The shape of rows to come. */
export function SheetBones() {
  return (
    <div className="s-part__bones" aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}

/**
 * What the configuration shows of the plan. What it says of the price and of switching rests on
 * the household's list, and is there before the partner has told what the plan offers.
 */
export const shownPlan = ({ shown, itemOf }: ScreenProps): ItemView | null =>
  itemOf(shown?.items[0] ?? {});

/** A figure of the plan; null where it is not known. */
export const figureOf = (plan: ItemView | null, name: string): number | null => {
  const value: Json | undefined = plan?.values[name];
  return asNumber(value);
};
