import type { ScreenChoice, ScreenView } from '../../engine';
import { useWords } from '../../ui/words';
import { withoutFilters } from './choose';

interface ResetFiltersProps {
  readonly shown: ScreenView;
  readonly onChoice: (choice: ScreenChoice) => void;
}

/** Always there, so that nobody's focus is lost with it (FIL-24). */
export function ResetFilters({ shown, onChoice }: ResetFiltersProps) {
  const words = useWords();
  return (
    <button type="button" className="link-button" onClick={() => onChoice(withoutFilters(shown))}>
      {words.plain('results.filter.reset')}
    </button>
  );
}
