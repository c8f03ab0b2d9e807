import { Icon } from '../../ui/page/icons';
import { RichText, useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import './error.css';
import { readFailure } from './failure';

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
