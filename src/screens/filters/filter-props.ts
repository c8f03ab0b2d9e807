import type { FilterView } from '../../engine';

export interface FilterProps {
  readonly filter: FilterView;
  readonly onChoose: (filter: FilterView, chosen: readonly string[]) => void;
}
