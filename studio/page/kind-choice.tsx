import { useId } from 'react';
import { firstOf, type AnswerGroup, type AnswerKind } from '../model/answer-kinds';

interface KindChoiceProps {
  readonly kinds: readonly AnswerKind[];
  readonly kind: AnswerKind | null;
  readonly onChoose: (kind: AnswerKind) => void;
}

const groups: Readonly<Record<AnswerGroup, string>> = {
  ...{ text: 'A text', number: 'A number', boolean: 'Yes or no' },
  ...{ one: 'One of several options', several: 'Several of the options' },
};

/** What kind of answer is asked for, in the words of the widgets. */
export function KindChoice({ kinds, kind, onChoose }: KindChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Kind of answer</label>
      <select
        id={id}
        value={kind?.key ?? ''}
        onChange={(event) => {
          const chosen = kinds.find(({ key }) => key === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        <option value="" disabled>
          Choose
        </option>
        {Object.entries(groups).map(([group, words]) => (
          <optgroup key={group} label={words}>
            {kinds
              .filter((each) => each.group === group)
              .map((each) => (
                <option key={each.key} value={each.key}>
                  {each.chooses ? `${words}: ${lowered(each.about)}` : firstOf(each.about)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

const lowered = (about: string): string => {
  const words = firstOf(about);
  return words.slice(0, 1).toLowerCase() + words.slice(1);
};
