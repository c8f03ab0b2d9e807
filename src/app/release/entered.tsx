import { useSelector } from 'react-redux';
import { selectJourney, selectStorageFailed } from '../../state';
import { useWords } from '../../ui/words';
import type { Household } from '../household';

/** What becomes of what was entered when the page is loaded anew. */
export function Entered({ household }: { readonly household: Household }) {
  const words = useWords();
  const state = useSelector(selectJourney);
  const storageFailed = useSelector(selectStorageFailed);
  if (household.isUntouched()) return null;
  if (storageFailed) return <p>{words.plain('app.loadAnew.nothingKept')}</p>;
  const lost = household.lostByLoading(state);
  return (
    <p>
      {lost.length === 0
        ? words.plain('app.loadAnew.kept')
        : words.plain('app.loadAnew.lost', { fields: lost.join(', ') })}
    </p>
  );
}
