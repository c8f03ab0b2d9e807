import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import type { LookSource } from '../language';
import type { Question } from '../questions';
import { entries, type Cursor } from '../source';
import { allOptions, builtInWidgets, type KnownWidget } from './known-widgets';

/** A widget that cannot hold its answer, has nothing to offer, or does not understand what is said to it. */
export function checkWidgets(questions: readonly Question[], context: Context): void {
  for (const question of questions) {
    const ui = question.at.find('ui');
    if (ui === null) continue;
    const widget = ui.find('widget');
    const known = widget === null ? null : (builtInWidgets.get(widget.value) ?? null);
    if (widget !== null && known !== null) checkAnswer(widget, known, question, context);
    checkOptions(ui, known, context);
  }
}

function checkAnswer(
  widget: Cursor<string>,
  { takes, chooses }: KnownWidget,
  { at, schema }: Question,
  { report }: Context,
): void {
  const { type } = schema.value;
  if (!takes.includes(type)) {
    report.add(
      'JC510',
      widget,
      `\`${widget.value}\` is for ${takes.join(' or ')}, and this field is ${type}.`,
    );
  }
  if (chooses && at.value.options === undefined) {
    report.add('JC510', widget, `\`${widget.value}\` needs \`options\`, and this field has none.`);
  }
}

/** Without a widget it is the usual one of its type that is spoken to. */
function checkOptions(
  ui: Cursor<LookSource>,
  known: KnownWidget | null,
  { report }: Context,
): void {
  const options = known?.options ?? allOptions;
  const name = ui.value.widget;
  for (const [key, at] of entries(ui)) {
    if (key === 'widget' || options.has(key)) continue;
    const who = name === undefined ? 'any widget' : `\`${name}\``;
    report.add('JC201', at, `\`${key}\` is no option of ${who}.`, {
      key: true,
      help: didYouMean(key, options),
    });
  }
}
