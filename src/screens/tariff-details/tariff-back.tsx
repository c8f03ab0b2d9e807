import { Icon } from '../../ui/page';
import { useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import { resultsStep } from '../steps';
import './tariff-details.css';

/** Back to the plans, as they were left (TAR-01). */
export function TariffBack({ goBack }: ScreenProps) {
  const words = useWords();
  return (
    <p className="s-back">
      <button type="button" className="link-button" onClick={() => goBack(resultsStep)}>
        <Icon name="arrow-left" />
        <span>{words.plain('tariff.back')}</span>
      </button>
    </p>
  );
}
