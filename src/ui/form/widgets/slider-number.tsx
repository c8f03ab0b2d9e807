import { useEffect, useState } from 'react';
import { useWords } from '../../words';
import { partIds } from '../described-by';
import type { WidgetProps } from '../widget-props';
import { Quantity } from './quantity';

/** The slider's number to type; on request, where the look says so, and always once it is wrong. */
export function SliderNumber({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const [asked, setAsked] = useState(false);
  const id = `${view.target}-number`;
  useEffect(() => {
    if (asked) document.getElementById(id)?.focus();
  }, [asked, id]);
  if (options.typed === 'onRequest' && !asked && view.error === null) {
    if (view.disabled) return null;
    return (
      <button type="button" className="link-button f-slider-ask" onClick={() => setAsked(true)}>
        {words.plain('form.typeInstead')}
      </button>
    );
  }
  return (
    <div className="f-slider-number">
      <span id={`${id}-label`}>{words.plain('form.typeNumber')}</span>
      <Quantity
        view={view}
        options={options}
        id={id}
        labelledBy={`${partIds(view.target).label} ${id}-label`}
        onAnswer={onAnswer}
        onLeave={onLeave}
      />
    </div>
  );
}
