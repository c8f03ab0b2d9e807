import type { Text } from '../../engine';
import { Paragraph } from '../parts/paragraph';
import './panel.css';
import './carry-on.css';

/** A journey that stands aside, in words, and the way back to it. */
export interface CarryOn {
  readonly title: string;
  readonly text: Text;
  readonly button: string;
  readonly note: Text;
  /** In place of the first sheet's own words: what becomes of it when that is answered. */
  readonly instead: { readonly title: string; readonly lead: Text };
  readonly onPress: () => void;
}

/** Before the first sheet: what somebody who comes back left, and the one button that leads there. */
export function CarryOnPanel({ title, text, button, note, onPress }: CarryOn) {
  return (
    <section className="p-panel p-panel--good p-carry-on" aria-labelledby="carry-on-title">
      <h2 className="h3" id="carry-on-title">
        {title}
      </h2>
      <Paragraph text={text} className="p-panel__text" />
      <button type="button" className="button" onClick={onPress}>
        {button}
      </button>
      <Paragraph text={note} className="p-carry-on__note" />
    </section>
  );
}
