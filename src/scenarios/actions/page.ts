import { readQuestionKey } from '../../journey';
import { commitActions } from '../../engine';
import { readText, readWord, ScenarioProblem } from '../source';
import { happen, now, stepOf, viewOf, type World } from '../world';
import {
  buttonNamed,
  drawnSection,
  openDialog,
  openSection,
  type Action,
  type Actions,
} from './reach';
import { pressAtItem } from './screens';

const press: Action = (from) => {
  if (typeof from.value === 'object') return pressAtItem(from);
  const [section, action] = readQuestionKey(readText(from));
  return (world) => {
    const { actions } = openSection(world, section, from);
    const { busy } = buttonNamed(actions, action, `The section \`${section}\``, from);
    if (busy) throw new ScenarioProblem(from, `The button \`${action}\` is busy.`);
    return happen(world, { type: 'actionPressed', section, action }, from);
  };
};

const goOn: Action = (from) => {
  const section = readText(from);
  return (world) => {
    const view = openSection(world, section, from);
    if (view.verdict === 'pending') {
      const waiting = view.lookups.map(({ name, status }) => `${name} (${status})`).join(', ');
      throw new ScenarioProblem(
        from,
        `The section \`${section}\` cannot be gone on from: it waits for ${waiting}.`,
      );
    }
    return happen(world, { type: 'sectionContinued', section }, from);
  };
};

const open: Action = (from) => {
  const section = readText(from);
  return (world) => {
    drawnSection(world, section, from);
    return happen(world, { type: 'sectionOpened', section }, from);
  };
};

const submit: Action = (from) => {
  readWord(from, ['step']);
  return (world) => {
    const why = obstacle(world);
    if (why !== null) {
      const step = stepOf(world);
      throw new ScenarioProblem(from, `The step \`${step}\` has no button to submit it: ${why}.`);
    }
    return happen(world, { type: 'stepSubmitted', step: stepOf(world) }, from);
  };
};

function obstacle(world: World): string | null {
  const { submit: button, open: current, missing, verdict } = viewOf(world);
  if (button === null) return 'it has nothing to submit';
  if (button.run?.status === 'running') return 'it is being submitted already';
  if (current !== null) return `the section \`${current}\` is open`;
  if (button.available) return null;
  const words = missing.map(({ text }) => `“${text}”`).join(', ');
  return `it is ${verdict}${words === '' ? '' : `; missing: ${words}`}`;
}

const act: Action = (from) => {
  const action = readWord(from, commitActions);
  return (world) => {
    const { commits } = viewOf(world);
    const found = commits.find(({ actions }) => actions.includes(action));
    if (found === undefined) {
      const offered = commits.flatMap(({ actions }) => actions).join(', ');
      throw new ScenarioProblem(
        from,
        `There is no button \`${action}\`.`,
        offered === '' ? 'the page offers none' : `the page offers: ${offered}`,
      );
    }
    if (action === 'copy' || action === 'print') return world;
    const { online } = world.device;
    return happen(
      world,
      { type: 'commitActed', commit: found.commit, action, online, at: now(world) },
      from,
    );
  };
};

const next: Action = (from) => {
  readWord(from, ['dialog']);
  return (world) => {
    const { busy, continues } = openDialog(world, from);
    if (busy) throw new ScenarioProblem(from, 'The dialog is busy.');
    if (!continues) {
      throw new ScenarioProblem(
        from,
        'The dialog has no button here: the choice that is asked for leads on by itself.',
      );
    }
    return happen(world, { type: 'dialogContinued' }, from);
  };
};

const dialogPage: Action = (from) => {
  const to = readText(from);
  return (world) => {
    openDialog(world, from);
    return happen(world, { type: 'dialogPaged', to }, from);
  };
};

const close: Action = (from) => {
  readWord(from, ['dialog']);
  return (world) => {
    openDialog(world, from);
    return happen(world, { type: 'dialogClosed' }, from);
  };
};

const retry: Action = (from) => {
  const lookup = readText(from);
  return (world) => {
    const status = world.state.lookups[lookup]?.status ?? 'idle';
    if (status !== 'failed') {
      throw new ScenarioProblem(
        from,
        `\`${lookup}\` cannot be tried again: it is ${status}, not failed.`,
      );
    }
    return happen(world, { type: 'lookupRetried', lookup }, from);
  };
};

const dismiss: Action = (from) => {
  readWord(from, ['notice']);
  return (world) => {
    if (viewOf(world).notice === null) throw new ScenarioProblem(from, 'There is no notice.');
    return happen(world, { type: 'noticeDismissed' }, from);
  };
};

/** What a person presses on the page and in its dialogs. */
export const page: Actions = {
  /** `{ "press": "home.findAddress" }`: a button of an open section, or at an item of a screen. */
  press,

  /** `{ "continue": "home" }`: Continue (or Enter) in the open section; where it is not valid, that shows what is wrong. */
  continue: goOn,

  /** `{ "open": "home" }`: Change of a folded section; of one that is open already it does nothing. */
  open,

  /** `{ "submit": "step" }`: the button at the end of the step. */
  submit,

  /** `{ "act": "askNow" }`: a button of what the page says of a switch, a payment, or whatever is done once. */
  act,

  /** `{ "next": "dialog" }`: the button of the open dialog that leads on or ends it. */
  next,

  /** `{ "page": "people" }`: goes to another question of the open dialog, back or forth. */
  page: dialogPage,

  /** `{ "close": "dialog" }`: closes the open dialog; what was answered in it is kept. */
  close,

  /** `{ "retry": "zone" }`: Try again at a lookup that failed. */
  retry,

  /** `{ "dismiss": "notice" }`: closes the line that says why the person was sent here. */
  dismiss,
};
