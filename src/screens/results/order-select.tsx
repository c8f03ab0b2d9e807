import { useId } from 'react';
import type { ScreenChoice, ScreenView } from '../../engine';
import { Icon } from '../../ui/page';
import { plain, useWords } from '../../ui/words';
import { withOrder } from '../filters/choose';

interface OrderSelectProps {
  readonly shown: ScreenView;
  readonly onChoice: (choice: ScreenChoice) => void;
}

export function OrderSelect({ shown, onChoice }: OrderSelectProps) {
  const words = useWords();
  const id = useId();
  return (
    <div className="s-order">
      <label htmlFor={id}>{words.plain('results.sort')}</label>
      <span className="f-control">
        <select
          id={id}
          className="f-select"
          value={shown.order ?? ''}
          onChange={({ target }) => onChoice(withOrder(shown, target.value))}
        >
          {shown.orders.map((order) => (
            <option key={order.id} value={order.id}>
              {plain(order.label)}
            </option>
          ))}
        </select>
        <span className="f-chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </div>
  );
}
