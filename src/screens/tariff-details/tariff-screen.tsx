import type { ItemView } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { SupplierTile } from '../parts';
import { asText } from '../reading';
import { type ScreenProps, resultsStep } from '../screen';
import { CostsSheet, CouldWait } from './costs-sheet';
import { Features } from './features';
import { isUnknown, knownPlan } from './known-plan';
import {
  FailedParts,
  labels,
  partStatus,
  priceHeading,
  projections,
  SheetBones,
} from './page-parts';
import { ProjectionSheet } from './projection-sheet';
import { TableSheet } from './table-sheet';
import './tariff-details.css';

/** All that is known of one plan, beside what the household has. */
export function TariffScreen(props: ScreenProps) {
  const { journey, shown, itemOf, onEvent, goBack } = props;
  const words = useWords();
  const status = partStatus(journey, 'tariff');
  if (isUnknown(journey)) {
    return (
      <div className="s-details-page">
        <p>{words.plain('tariff.unknown.text')}</p>
        <p>
          <button type="button" className="button" onClick={() => goBack(resultsStep)}>
            {words.plain('tariff.unknown.back')}
          </button>
        </p>
      </div>
    );
  }
  const item = shown?.items[0];
  const plan = item === undefined ? null : itemOf(item);
  const table = (id: string) => shown?.tables.find((each) => each.id === id);
  const standard = table('standard');
  const shared = { journey, onEvent };
  return (
    <div className="s-details-page">
      <p className="visually-hidden" role="status">
        {words.plain(status === 'waiting' ? 'tariff.loading' : 'tariff.loaded')}
      </p>
      {status === 'failed' && (
        <FailedParts failed={[{ lookup: 'tariff', title: 'tariff' }]} onEvent={onEvent} />
      )}
      <CostsSheet {...props} />
      {plan !== null && <CouldWait plan={plan} today={props.today} />}
      {plan === null ? status === 'waiting' && <SheetBones /> : <Features plan={plan} />}
      <ProjectionSheet {...props} />
      <TableSheet name="label" table={table('label')} columns={labels} {...shared} />
      {standard !== undefined && (
        <TableSheet name="standard" table={standard} columns={projections} folded {...shared} />
      )}
      {plan !== null && <AboutSupplier plan={plan} />}
      {plan !== null && <UpToPrice />}
    </div>
  );
}

/** Where the price stands above all this, the end leads up to it and to how to switch (TAR-02). */
function UpToPrice() {
  const words = useWords();
  return (
    <button
      type="button"
      className="link-button s-up"
      onClick={() => document.getElementById(priceHeading)?.focus()}
    >
      {words.plain('tariff.up')}
    </button>
  );
}

/** The supplier in its own words (TAR-12), and its terms in a new window (TAR-13). */
function AboutSupplier({ plan }: { readonly plan: ItemView }) {
  const words = useWords();
  const name = asText(plan.item.supplierNameSimple) || asText(plan.item.supplierName);
  const terms = safeAddress(asText(plan.values.terms), window.location.origin);
  return (
    <section className="s-about">
      <h2>{words.plain('tariff.about', { supplier: name })}</h2>
      <p>{asText(plan.item.supplierDescription) || words.plain('tariff.about.missing')}</p>
      {terms !== null && (
        <a
          className="button button--second button--small"
          href={terms}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.plain('tariff.terms')}
          <Icon name="external" />
          <span className="visually-hidden">{words.plain('tariff.newWindow')}</span>
        </a>
      )}
    </section>
  );
}

/** An address of the partner that may be opened: a secure one, or one of this very site; null for any other. */
function safeAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}

/** Stands for the supplier's logo, beside its name (TAR-05). */
export function TariffEmblem({ journey }: ScreenProps) {
  const supplier = asText(knownPlan(journey).supplierName);
  return supplier === '' ? null : <SupplierTile name={supplier} />;
}
