import { asText } from '../as-text';
import { useDraft } from '../use-draft';
import type { WidgetOptions, WidgetProps } from '../widget-props';
import { LineInput } from './line-input';

interface TextBoxProps extends WidgetProps {
  readonly type: 'text' | 'email' | 'tel';
  readonly inputMode: NonNullable<WidgetOptions['inputmode']>;
}

/** A one-line text. An empty text is handed up as null. */
export function TextBox({ onAnswer, onLeave, ...shown }: TextBoxProps) {
  const draft = useDraft(shown.view.value, asText);
  const type = (text: string) => {
    const value = text === '' ? null : text;
    draft.type(text, value);
    onAnswer(value);
  };
  const leave = () => {
    draft.drop();
    onLeave();
  };
  return <LineInput {...shown} text={draft.text} onText={type} onLeave={leave} />;
}
