import type { JsonObject } from '../../engine';
import type { Context } from '../context';
import { didYouMean, nearest } from '../diagnostic';
import type { LookSource } from '../language';
import { isOwnName } from '../own';
import type { OwnWidget } from './read-widgets';
import type { Question } from '../questions';
import { entries, type Cursor } from '../source';
import { checkValue } from './check-value';
import {
  allOptions,
  builtInWidgets,
  optionsBeside,
  optionsOfEach,
  type KnownWidget,
} from './known-widgets';

/** A widget that cannot hold its answer, has nothing to offer, or does not understand what is said to it. */
export function checkWidgets(questions: readonly Question[], context: Context): void {
  for (const question of questions) {
    const ui = question.at.find('ui');
    if (ui === null) continue;
    const widget = ui.find('widget');
    const own = widget === null ? null : ownWidget(widget, context);
    const known = own ?? builtInWidgets.get(widget?.value ?? '') ?? null;
    if (widget !== null && known !== null) checkAnswer(widget, known, question, context);
    checkOptions(ui, known, context);
    if (own === null) checkBeside(ui, context);
    else checkOwnOptions(ui, own, context);
  }
}

/** An option that says more of another one, where that is not there, is drawn nowhere. */
function checkBeside(ui: Cursor<LookSource>, { report }: Context): void {
  for (const [key, at] of entries(ui)) {
    const other = optionsBeside[key];
    if (other !== undefined && !Object.hasOwn(ui.value, other))
      report.add('JC583', at, `\`${key}\` is drawn only beside \`${other}\`, which is not there.`, {
        ...{ key: true, severity: 'warning' },
        help: `say \`${other}\` too, or leave it out`,
      });
  }
}

/** One of the journey's own, by its name; null for any other. */
function ownWidget(widget: Cursor<string>, { own, report }: Context): OwnWidget | null {
  const name = widget.value;
  if (!isOwnName(name)) return null;
  const found = own.widgets.get(name) ?? null;
  const help =
    nearest(name, own.widgets.keys()) === null
      ? `widgets/${name}/widget.json would describe it`
      : didYouMean(name, own.widgets.keys());
  if (found === null) report.add('JC204', widget, `There is no widget \`${name}\`.`, { help });
  else own.used.add(name);
  return found;
}

/** What a widget of the journey's own says of its options; those of every widget are checked by the schema. */
function checkOwnOptions(ui: Cursor<LookSource>, own: OwnWidget, { report }: Context): void {
  const said = Object.entries(ui.value).filter(
    ([key]) => key !== 'widget' && own.options.has(key) && !optionsOfEach.has(key),
  );
  checkValue(ui.as<JsonObject>(Object.fromEntries(said)), own.schema, report);
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
