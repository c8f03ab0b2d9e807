import type { FieldView, Json, JsonObject, PartView } from '../../../engine';
import { joinPath } from '../../../rules';
import { RichText, useWords } from '../../parts/words';
import { type WidgetOptions, type WidgetProps, leaveGroup } from '../control';
import { Checkbox } from './checkbox';
import { Quantity } from './quantity';
import { Text } from './line-input';
import './group.css';

const noOptions: WidgetOptions = {};
const stayed = () => undefined;

/** One answer in several named parts, handed up whole; null when all of them are empty. */
export function LoadedGroup({ view, options, onAnswer, onLeave }: WidgetProps) {
  const words = useWords();
  const parts = view.parts ?? [];
  const answer = (name: string, value: Json) => {
    const whole: JsonObject = Object.fromEntries(
      parts.map((part) => [part.name, part.name === name ? value : part.value]),
    );
    onAnswer(Object.values(whole).every((one) => one === null) ? null : whole);
  };
  return (
    <div className="f-parts" onBlur={leaveGroup(onLeave)}>
      {parts.map((part) => {
        const Control = controls[part.type] ?? Text;
        const own = options.each?.[part.name] ?? noOptions;
        return (
          <div className="f-part" data-width={own.width} key={part.name}>
            {Control !== Checkbox && (
              <label className="f-part-label" htmlFor={part.target}>
                <RichText text={part.label} />
                {view.required && !part.required && (
                  <>
                    {' '}
                    <span className="f-optional">{words.plain('form.optional')}</span>
                  </>
                )}
              </label>
            )}
            <Control
              view={asField(part, view)}
              options={own}
              onAnswer={(value) => answer(part.name, value)}
              onLeave={stayed}
            />
          </div>
        );
      })}
    </div>
  );
}

const controls: Readonly<Partial<Record<PartView['type'], typeof Text>>> = {
  number: Quantity,
  integer: Quantity,
  boolean: Checkbox,
};

/** A part as its widget takes it. The group says what is wrong; the part is marked. */
const asField = (part: PartView, group: FieldView): FieldView => ({
  ...group,
  key: joinPath(group.key, part.name),
  name: part.name,
  target: part.target,
  label: part.label,
  value: part.value,
  required: part.required && group.required,
  hint: [],
  disabledReason: [],
  noun: [],
  unlisted: null,
  whole: null,
  optionsFrom: null,
  error: part.invalid ? group.error : null,
  parts: null,
});
