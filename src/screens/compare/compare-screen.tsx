import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { Alert } from '../parts';
import { type ScreenProps, resultsStep } from '../screen';
import { FailedParts, partStatus, SheetBones } from '../tariff-details/page-parts';
import { addressWith, comparedNames, comparedPlans, compareStep } from '../compared';
import { CompareTable } from './compare-table';
import './compare.css';

/** The household's plan beside two or three others. */
export function CompareScreen(props: ScreenProps) {
  const { journey, shown, goBack, navigate, onEvent } = props;
  const words = useWords();
  const plans = comparedPlans(props);
  const table = shown?.tables.find(({ id }) => id === 'compare');
  const status = partStatus(journey, 'results');
  const failed = ['currentPlan', 'presentLabel', ...plans.map(({ name }) => `${name}Label`)].filter(
    (lookup) => partStatus(journey, lookup) === 'failed',
  );
  if (status === 'failed')
    return <FailedParts failed={[{ lookup: 'results', title: 'tariff' }]} onEvent={onEvent} />;
  // The address is read as the step is entered, a moment after it is drawn first.
  const isEntered = journey.progress.step === compareStep;
  if (status === 'ready' && isEntered && plans.length < 2)
    return (
      <Alert title={words.plain('compare.gone.title')} text={words.plain('compare.gone.text')}>
        <button type="button" className="button" onClick={() => goBack(resultsStep)}>
          {words.plain('tariff.back')}
        </button>
      </Alert>
    );
  const takeOut = (name: string) => {
    const left = plans.filter((each) => each.name !== name).map(({ plan }) => plan);
    navigate(compareStep, addressWith(left));
  };
  return (
    <div className="s-compare">
      <p className="visually-hidden" role="status">
        {words.plain(status === 'waiting' ? 'compare.loading' : 'compare.loaded')}
      </p>
      <div className="s-compare__ways">
        {plans.length < comparedNames.length && (
          <button type="button" className="link-button" onClick={() => goBack(resultsStep)}>
            <Icon name="plus" />
            <span>{words.plain('compare.add')}</span>
          </button>
        )}
        <button type="button" className="link-button" onClick={() => window.print()}>
          <Icon name="print" />
          <span>{words.plain('compare.print')}</span>
        </button>
      </div>
      {failed.map((lookup) => (
        <Alert
          key={lookup}
          title={words.plain('compare.failed')}
          text={words.plain('compare.failed.text')}
        >
          <button
            type="button"
            className="button button--second button--small"
            onClick={() => onEvent({ type: 'lookupRetried', lookup })}
          >
            {words.plain('results.failed.retry')}
          </button>
        </Alert>
      ))}
      <section className="sheet s-compare__sheet">
        {table === undefined ? (
          <SheetBones />
        ) : (
          <CompareTable {...props} table={table} plans={plans} onTakeOut={takeOut} />
        )}
      </section>
      <p className="s-compare__note">{words.plain('compare.note')}</p>
    </div>
  );
}
