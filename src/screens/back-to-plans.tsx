import { Icon } from '../ui/parts/icons';
import { useWords } from '../ui/parts/words';
import { type ScreenProps, resultsStep } from './screen';

/** Back to the plans, as they were left (TAR-01). */
export function BackToPlans({ goBack }: ScreenProps) {
  const words = useWords();
  return (
    <button type="button" className="link-button" onClick={() => goBack(resultsStep)}>
      <Icon name="arrow-left" />
      <span>{words.plain('tariff.back')}</span>
    </button>
  );
}
