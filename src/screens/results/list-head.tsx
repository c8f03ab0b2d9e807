import { useId, useEffect, useRef } from 'react';
import type { ScreenChoice, ScreenView, JsonObject } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { plain, useWords, type Words } from '../../ui/parts/words';
import { withOrder } from '../filters/choose';
import { asText } from '../reading';

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
        <Icon name="chevron" className="f-chevron" />
      </span>
    </div>
  );
}

interface AnnouncedProps {
  readonly text: string;
  /** It is said anew with each choice, also where it says the same. */
  readonly choice: ScreenChoice;
}

/** What a screen reader is told as the list comes and changes. */
export function Announced({ text, choice }: AnnouncedProps) {
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const said = region.current;
    // Written past React: the same words once more are no change to React, nor to a screen reader.
    if (said !== null) said.textContent = said.textContent === text ? `${text}\u00a0` : text;
  }, [text, choice]);
  return <p ref={region} className="visually-hidden" role="status" />;
}

interface CountWords {
  /** '24 plans' */
  readonly plans: string;
  /** 'from 9 suppliers'; empty where there are no plans. */
  readonly suppliers: string;
}

export function countWords(plans: readonly JsonObject[], words: Words): CountWords {
  const suppliers = new Set(plans.map((plan) => asText(plan.supplierId))).size;
  const many = (n: number) => (n === 1 ? 'one' : 'many');
  return {
    plans: words.plain(`results.plans.${many(plans.length)}`, { n: plans.length }),
    suppliers:
      suppliers === 0 ? '' : words.plain(`results.from.${many(suppliers)}`, { n: suppliers }),
  };
}
