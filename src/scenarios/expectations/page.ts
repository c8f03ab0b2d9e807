import { questionKey } from '../../journey';
import { plain, type DialogView, type Json } from '../../engine';
import { readBoolean } from '../source';
import { stepOf, viewOf } from '../world';
import { compare, forParts, forWhole, type Expectation, type Expectations } from './check';

const canSubmit = forWhole('the button that submits the step', (world) => {
  const { submit, open } = viewOf(world);
  return submit?.available === true && open === null && submit.run?.status !== 'running';
});

const isOffered = forWhole('whether it is offered', ({ engine, journey, state }) => {
  const { offered } = journey.persist;
  return offered !== undefined && engine.evaluate(state, offered) === true;
});

const dialogPart =
  (key: string, read: (view: DialogView) => Json) =>
  (view: DialogView, wanted: Parameters<Expectation>[0]) =>
    compare(wanted, `the ${key} of the dialog`, wanted.value, read(view));

const dialog: Expectation = (from) => {
  if (typeof from.value === 'string' || from.value === null) {
    return (world) =>
      compare(from, 'the open dialog', from.value, viewOf(world).dialog?.section.id);
  }
  const check = forParts<DialogView>(from, {
    section: dialogPart('section', ({ section }) => section.id),
    field: dialogPart('field', ({ field }) => field),
    position: dialogPart('position', ({ position }) => position),
    count: dialogPart('count', ({ count }) => count),
    busy: dialogPart('busy', ({ busy }) => busy),
    failed: dialogPart('failed', ({ failed }) => (failed === null ? null : plain(failed.text))),
  });
  return (world) => {
    const view = viewOf(world).dialog;
    return view === null ? compare(from, 'the open dialog', from.value, null) : check(view);
  };
};

/** What is said of the page as a whole. */
export const page: Expectations = {
  /** `"step": "results"`: where the person is. */
  step: forWhole('the step', stepOf),

  /** `"parameters": { "status": "500" }`: what the address of the page carries. */
  parameters: forWhole('the parameters of the address', ({ state }) => state.progress.parameters),

  /** `"notice": "Apply first."`: the line that says why the person was sent here; null for none. */
  notice: forWhole('the notice', (world) => viewOf(world).notice),

  /** `"leaves": "https://pay.example/1"`: the other site that the person was sent to; null for none. */
  leaves: forWhole('the site that the person was sent to', ({ left }) => left),

  /** `"submit": "Pay £4"`: the words on the button that submits the step, a list of two with those above it; null where there is none. */
  submit: forWhole('the button that submits the step', (world, { value }) => {
    const { submit } = viewOf(world);
    if (submit === null) return null;
    return Array.isArray(value) ? [submit.label, plain(submit.text)] : submit.label;
  }),

  /** `"title": "Apply"`: the big title of the step. */
  title: forWhole('the title', (world) => plain(viewOf(world).title)),

  /** `"lead": "It takes two minutes."`: the line under the title of the step. */
  lead: forWhole('the line under the title', (world) => plain(viewOf(world).lead)),

  /** `"canSubmit": true`: everything is valid and folded, and the button at the end of the step stands. */
  canSubmit: (from) => {
    readBoolean(from);
    return canSubmit(from);
  },

  /** `"offered": true`: what is kept now is worth going on with, for whoever opens the first step anew (`persist.offered`). */
  offered: (from) => {
    readBoolean(from);
    return isOffered(from);
  },

  /** `"errorSummary": ["Postcode is required"]`: the list of errors above the page, exactly and in order. */
  errorSummary: forWhole('the list of errors', (world) =>
    viewOf(world).errors.map(({ text }) => text),
  ),

  /** `"missing": ["Enter your postcode"]`: the links to what is still missing, exactly and in order. */
  missing: forWhole('what is still missing', (world) =>
    viewOf(world).missing.map(({ text }) => text),
  ),

  /** `"lost": ["pay.holder"]`: fields to be entered again after a reload, exactly and in order. */
  lost: forWhole('what is to be entered again', (world) =>
    viewOf(world).lost.map(({ section, field }) => questionKey(section, field ?? '')),
  ),

  /** `"dialog": "emissionHelp"`, or `{ "section", "field", "position", "count", "busy", "failed" }`; null for none. */
  dialog,
};
