import { useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import { resultsStep } from '../steps';
import { AboutSupplier } from './about-supplier';
import { FailedParts } from './failed-parts';
import { Features } from './features';
import { isUnknown } from './known-plan';
import { labels, partStatus, projections } from './part-status';
import { ProjectionSheet } from './projection-sheet';
import { SheetBones } from './sheet-bones';
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
      {plan === null ? status === 'waiting' && <SheetBones /> : <Features plan={plan} />}
      <ProjectionSheet {...props} />
      {standard !== undefined && (
        <TableSheet name="standard" table={standard} columns={projections} {...shared} />
      )}
      <TableSheet name="label" table={table('label')} columns={labels} {...shared} />
      {plan !== null && <AboutSupplier plan={plan} />}
    </div>
  );
}
