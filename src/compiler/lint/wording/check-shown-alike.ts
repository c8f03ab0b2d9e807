import { patternOf, rootOf } from '../../../rules';
import type { Context } from '../../context';
import { readText } from '../../text/read-text';
import { builtInWidgets } from '../../widgets/known-widgets';
import { fieldsOf } from '../fields-of';
import type { Sources } from '../../symbols';
import { placeOfText, saidTexts, type SaidText } from './said-texts';

/** A value that is shown as it is kept, where other texts show it in a format, or it is a choice or a day. */
export function checkShownAlike(sources: Sources, context: Context): void {
  const raw = new Map<string, SaidText[]>();
  const formats = new Map<string, string[]>();
  for (const said of saidTexts(sources).texts) {
    if (!said.text.includes('{')) continue;
    for (const piece of readText(said.text)) {
      if (piece.kind !== 'placeholder' || !piece.isSound) continue;
      const { path, format } = piece;
      // What an item or an answer of a partner is differs from place to place.
      if (locals.has(rootOf(path))) continue;
      if (format === null) raw.set(path, [...(raw.get(path) ?? []), said]);
      else formats.set(path, [...(formats.get(path) ?? []), format]);
    }
  }
  const days = new Set(
    fieldsOf(context)
      .filter(({ at }) => writesDays(at.value.ui?.widget ?? ''))
      .map(({ path }) => path),
  );
  for (const [path, all] of raw) {
    const [format, ...others] = formats.get(path) ?? [];
    const isUsual = format !== undefined && 1 + others.length >= all.length;
    const usual = isUsual ? format : usualFormat(path, days, context);
    if (usual === null) continue;
    for (const said of all)
      context.report.add(
        'JC607',
        placeOfText(said),
        `\`${path}\` stands here as it is kept${isUsual ? `, and in other texts as \`${usual}\` shows it` : ''}.`,
        { severity: 'warning', help: `write {${path}|${usual}}` },
      );
  }
}

function writesDays(widget: string): boolean {
  const { writes = null } = builtInWidgets.get(widget) ?? {};
  return writes !== null && patternOf(writes)?.test('2000-01-01') === true;
}

const locals = new Set(['item', 'with', 'answer', 'failure', 'run', 'consents']);

/** Of what is chosen among words, or is a day. */
function usualFormat(path: string, days: ReadonlySet<string>, { symbols }: Context): string | null {
  if (days.has(path)) return 'date';
  const answer = symbols.answers.get(path);
  return answer?.hasOptions === true && answer.type !== 'number' && answer.type !== 'integer'
    ? 'label'
    : null;
}
