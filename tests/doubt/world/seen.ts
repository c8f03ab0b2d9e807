import { plain, type StepView } from '../../../src/engine';
import type { SayId } from '../../../src/journey';
import { idOfAction, idOfSay } from '../words-of-page';
import type { Action, TextId } from '../vocabulary';
import { serverWords } from './entries';
import type { Tab } from './tab';

/** One without a row has none. */
const textIds: Readonly<Record<SayId, TextId | null>> = {
  ...idOfSay,
  sendAgain: null,
  putAside: null,
};
const pageTexts = ['doneAnswered', 'doneUnknown'] as const satisfies readonly TextId[];

const hasPanel = ({ commits }: StepView): boolean => commits.some(({ place }) => place === 'panel');

/** The form, with its button, is what the page shows. */
const hasForm = (view: StepView): boolean => view.submit !== null && !hasPanel(view);

/** What the sequence says of its failure; a page that a panel stands on has no room for it. */
function failureTexts(view: StepView): readonly TextId[] {
  const said = hasForm(view) ? (view.submit?.run?.message ?? null) : null;
  const inPanel = view.commits.flatMap(({ says }) => says.flatMap(({ text }) => text.map(plain)));
  const words = [...inPanel, ...(said === null ? [] : [said])];
  const isSave = said !== null && view.submit?.run?.marker !== 'switch';
  return [
    ...(isSave ? ['saveFailed' as const] : []),
    ...(words.includes('CON-19') ? ['switchFailed' as const] : []),
    ...(!isSave && words.includes(serverWords) ? ['serverWords' as const] : []),
  ];
}

/** Ids of all that the page says of a commit. */
export function textsOf(tab: Tab): readonly TextId[] {
  const { view } = tab;
  const said = view.commits.flatMap(({ says }) => says.map(({ id }) => textIds[id]));
  const content = view.content.map(({ id }) => id);
  return [
    ...said.filter((id) => id !== null),
    ...failureTexts(view),
    ...(hasPanel(view) ? [] : pageTexts.filter((id) => content.includes(id))),
    ...(view.notice === 'noFinishedSwitch' ? ['noFinishedSwitch' as const] : []),
    ...(tab.isClearedElsewhere ? ['clearedElsewhere' as const] : []),
    ...(tab.isClearing && tab.clearing?.kind === 'open' ? ['clear' as const] : []),
  ];
}

/** Everything that can be pressed. */
export function actionsOf(tab: Tab): readonly Action[] {
  const { view, clearing } = tab;
  const isForm = hasForm(view);
  const run = view.submit?.run ?? null;
  return [
    ...view.commits.flatMap(({ actions }) => actions.map((action) => idOfAction[action])),
    ...(isForm && view.submit?.available === true && run?.status !== 'running'
      ? ['press' as const]
      : []),
    ...(isForm && run?.status === 'failed' && run.message !== null ? ['tryAgain' as const] : []),
    // The form stands there to be changed.
    ...(isForm && run?.status !== 'running' ? ['change' as const] : []),
    ...(tab.itemActions.includes('switchNow') ? ['switchNow' as const] : []),
    // In the footer of every page, as the help line is.
    'help',
    ...(clearing?.kind === 'sending' ? [] : ['clear' as const]),
    ...(tab.isClearing && clearing?.kind === 'open' ? (['keepNumber', 'clearAll'] as const) : []),
  ];
}

/** All words of the page that speak of a commit. */
export const wordsOf = ({ view }: Tab): string =>
  [
    ...view.commits.flatMap(({ says }) => says.flatMap(({ text }) => text.map(plain))),
    ...(hasPanel(view) ? [] : view.content.map(({ text }) => plain(text))),
  ].join('\n');
