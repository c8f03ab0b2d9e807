import { Icon } from '../../ui/parts/icons';
import { RichText, useWords } from '../../ui/parts/words';
import { type ScreenProps, firstStep } from '../screen';
import { readFailure, builtInMessage, canTryAgain } from './failure';
import './error.css';

/** Who can be asked, under the band that says what happened. */
export function ErrorScreen({ journey }: ScreenProps) {
  const words = useWords();
  const { status } = readFailure(journey);
  return (
    <ul className="s-help">
      <li>
        <Icon name="phone" />
        <span>
          <RichText text={words.text('error.call')} />
        </span>
      </li>
      <li>
        <Icon name="mail" />
        <span>
          <RichText text={words.text('error.write', { status })} />
        </span>
      </li>
    </ul>
  );
}

/** Under the title: what happened, that nothing is lost, and the ways on (ERR-01 to 08). */
export function ErrorBand({ journey, navigate }: ScreenProps) {
  const words = useWords();
  const { status, message } = readFailure(journey);
  const { fault } = journey.progress;
  const again = canTryAgain(status);
  return (
    <div className="s-band s-error">
      <p className="p-band__lead">{message ?? words.plain(builtInMessage(status))}</p>
      <p className="s-error__safe">{words.plain('error.safe')}</p>
      <p className="s-error__ways">
        {again && (
          <button type="button" className="button" onClick={() => window.history.back()}>
            {words.plain('error.tryAgain')}
          </button>
        )}
        <button
          type="button"
          className={again ? 'button button--second' : 'button'}
          onClick={() => navigate(fault?.step ?? firstStep, fault?.parameters)}
        >
          {words.plain('error.back')}
        </button>
      </p>
    </div>
  );
}
