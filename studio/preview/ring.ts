import { targetOf } from '../../src/engine';
import { allOf, type CompiledJourney } from '../../src/journey';
import type { Preview, Target } from './bridge';

/** Ids of the controls, each with its question: the variants of a section share them, as one alone is on the page. */
function idsOf(journey: CompiledJourney): ReadonlyMap<string, Target> {
  return new Map(
    allOf(journey, 'field').map(({ is, owner }) => [
      targetOf(owner.is, is),
      { section: owner.is.id, field: is.name },
    ]),
  );
}

/** The whole of a question on the page: the nearest element around its control that holds no other one. */
function wholeOf(control: Element, ids: ReadonlyMap<string, Target>): Element {
  let whole = control;
  for (let around = control.parentElement; around !== null; around = around.parentElement) {
    const others = [...around.querySelectorAll('[id]')].filter(
      ({ id }) => ids.has(id) && id !== control.id,
    );
    if (others.length > 0 || around.matches('form, section, fieldset fieldset, .sheet, #root'))
      break;
    whole = around;
  }
  return whole;
}

/** All that is drawn of a question; null where the page has it not. */
export function wholeOfQuestion(
  page: Document,
  journey: CompiledJourney,
  target: Target,
): Element | null {
  const ids = idsOf(journey);
  const found = [...ids].find(
    ([id, { section, field }]) =>
      section === target.section && field === target.field && page.getElementById(id) !== null,
  );
  const control = found === undefined ? null : page.getElementById(found[0]);
  return control === null ? null : wholeOf(control, ids);
}

const mark = 'data-studio-ring';

/** Marks a question on the page, with its name. */
export function ringer(page: Document, journey: () => CompiledJourney): Preview['ring'] {
  return (target, name, moves) => {
    for (const each of page.querySelectorAll(`[${mark}]`)) each.removeAttribute(mark);
    const whole = target === null ? null : wholeOfQuestion(page, journey(), target);
    if (whole === null) return false;
    whole.setAttribute(mark, name);
    if (moves) whole.scrollIntoView({ block: 'center' });
    return true;
  };
}

/** Tells which question was pressed; with Alt it is answered as in a household's page. */
export function watchPicks(
  page: Document,
  journey: () => CompiledJourney,
  onPick: (target: Target) => void,
): void {
  page.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const ids = idsOf(journey());
      const picked = targetAround(event.target, ids);
      if (picked !== null) onPick(picked);
    },
    { capture: true },
  );
}

function targetAround(element: Element, ids: ReadonlyMap<string, Target>): Target | null {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const own = ids.get(around.id);
    if (own !== undefined) return own;
    const inside = [...around.querySelectorAll('[id]')].flatMap(({ id }) => ids.get(id) ?? []);
    const [first] = inside;
    if (first !== undefined)
      return inside.every(({ field }) => field === first.field) ? first : null;
  }
  return null;
}
