import { mainOf } from '../play/find';
import { visibleText } from '../play/read-page';
import { carbonClaims } from './carbon-claims';
import { commitClaims } from './commit-claims';
import { hasButton, isNothing, type Claims, type Looked } from './looked';

const says = (looked: Looked, pattern: RegExp): boolean => pattern.test(looked.text);
const failed = /could ?n.t|could not|cannot|unable to load/i;
const offers = (looked: Looked, name: RegExp): boolean => hasButton(looked.seen.lines, name);
const submits = /^(View Your Quotes|Complete Switch)/;
const isAt = (looked: Looked, step: string): boolean => looked.run.visit.step === step;
/** Nothing is left to check: another sentence of the same state says it whole. */
const saidElsewhere = (): boolean => true;

/** What a household sees that it can choose from and must, and what is offered there. */
const emptySelects = (): readonly HTMLSelectElement[] =>
  [...mainOf().querySelectorAll<HTMLSelectElement>('select[aria-required="true"]')].filter(
    ({ options }) => options.length <= 1,
  );

const fieldIsOpen = (labels: RegExp): boolean =>
  [...mainOf().querySelectorAll<HTMLInputElement>('input')].some(
    ({ labels: of, disabled }) => !disabled && labels.test(of?.[0]?.textContent ?? ''),
  );

/** `besides` of the calls: what else stands. */
const besides: Claims = {
  'The tabs Actual Figures and Use regulator averages stay.': ({ seen }) =>
    ['Actual Figures', 'Use regulator averages'].every((name) =>
      seen.lines.some((line) => line.startsWith(`${name} =`)),
    ),
  'Of a saving and of a fee for leaving nothing is said on the page but that it could not be worked out.':
    (looked) => !says(looked, /you save|costs? £[\d.,]+ more|about the same|fee to leave now/i),
  'Meanwhile the lines of the present address can be typed.': () => fieldIsOpen(/^Address line 1/),
  'Meanwhile the lines of the previous address can be typed.': () => fieldIsOpen(/line 1/i),
  'Meanwhile the lines of the billing address can be typed.': () => fieldIsOpen(/line 1/i),
  'Meanwhile the MPRN can be typed from a bill.': () => fieldIsOpen(/MPRN/),
  'Meanwhile the MPAN can be typed from a bill.': () => fieldIsOpen(/MPAN/),
  'The box can be unticked, and then nothing is missing.': ({ seen }) =>
    seen.lines.some((line) => /^Someone at home has a medical.* = x$/.test(line)),
  'Thank you, supplier, references and what happens next stand as if nothing had happened.': (
    looked,
  ) =>
    says(looked, /Thank you/) && says(looked, /Outfox Energy/) && says(looked, /WHAT HAPPENS NEXT/),
};

const byHand: Claims = {
  'Actual Figures, or Use regulator averages': ({ seen }) =>
    ['Actual Figures', 'Use regulator averages'].every((name) =>
      seen.lines.some((line) => line.startsWith(`${name} =`)),
    ),
  'typing the MPRN from a bill': () => fieldIsOpen(/MPRN/),
  'typing the MPAN from a bill': () => fieldIsOpen(/MPAN/),
};

/** The sentences of states.json that are no matchers, each as what is looked at for it. */
export const claims: Claims = {
  'that of the run without the fault': saidElsewhere,
  'An alert or a Try again that the run without the fault has not.': ({ news }) =>
    !news.some((line) => line === '<alert>' || /^\[try again/i.test(line) || failed.test(line)),
  'An alert, a Try again, the error page, a wait for the answer.': ({ news, seen, good }) =>
    seen.address === good.address &&
    !news.some((line) => /^(<alert>|<busy>|\[try again)/i.test(line)),
  'A record about a record that failed, and so on without end.': ({ run, fault, seen, good }) =>
    run.call.operation !== 'trackRecords' ||
    // After a 401 the client asks for a token and repeats the call, once (decision 15).
    seen.requests <= good.requests * (fault.id.startsWith('401') ? 2 : 1),
  '{besides}': (looked) => {
    const { besides: words } = looked.run.call;
    return words === undefined || besides[words]?.(looked) === true;
  },
  'A select that is required, has no options and no word about it.': () =>
    emptySelects().every((select) => /could not|no |none|nothing/i.test(wordsAround(select))),
  'Where the field is required: "That is everything we need", or the button of the step.': (
    looked,
  ) =>
    looked.run.call.required !== true ||
    (!says(looked, /That is everything we need/) && !offers(looked, submits)),
  'or a help line or e-mail named in the section': ({ sectionText }) =>
    /\d{4} \d{3} \d{4}|@/.test(sectionText),
  'A section that is pending because of the list.': ({ run }) =>
    run.visit.view.sections.every(({ verdict }) => verdict !== 'pending'),
  'The supplier or its tariff cleared by the failure.': ({ run }) =>
    !isNothing(run.visit.at('supplierId')) && !isNothing(run.visit.at('tariff')),
  '{notSaid}': ({ run, text }) =>
    (run.call.notSaid ?? []).every((pattern) => !matches(pattern, text)),
  'Continue out of the section, a later section, the button of the step, "That is everything we need".':
    (looked) =>
      !offers(looked, /^Continue/) &&
      !offers(looked, submits) &&
      !says(looked, /That is everything we need/),
  '{byHand}': (looked) => {
    const { byHand: words } = looked.run.call;
    return words === undefined || byHand[words]?.(looked) === true;
  },
  'A value written into a field by the failure (0, an empty text over what was there).':
    saidElsewhere,
  'the usage of the fuel is listed as missing, a link leads to it': ({ seen }) =>
    seen.lines.some((line) => /^\((Tell us how much|Answer five questions to estimate)/.test(line)),
  'Actual Figures, Use regulator averages': byHand[
    'Actual Figures, or Use regulator averages'
  ] as () => boolean,
  '0 or an empty figure as an estimate': ({ sectionText }) =>
    !/estimate[^.]*\b0 kWh/i.test(sectionText),
  'View Your Quotes while the usage of a quoted fuel is missing': (looked) =>
    !offers(looked, /^View Your Quotes/),
  'the question of what was left out, unanswered': (looked) => asksFor(looked),
  'answering it': saidElsewhere,
  'A guess: a supplier, a fuel, a figure that nobody named.': ({ run }) => {
    const { visit } = run;
    if (run.call.operation === 'customerAddress')
      return isNothing(visit.at('terms.mprnNumber')) && isNothing(visit.at('terms.mpanNumber'));
    return ['compareFuel', 'sameSupplier', 'supplierId', 'gasUsage.usage'].every((path) =>
      isNothing(visit.at(path)),
    );
  },
  'An alert that something failed.': ({ news }) => !news.some((line) => failed.test(line)),
  'Continue, or the next section': (looked) =>
    offers(looked, /^Continue/) || looked.run.visit.view.open !== 'vehicle',
  'A section of the car that blocks the quote because of it.': ({ run }) =>
    run.visit.view.open !== 'vehicle' ||
    !run.visit.view.missing.some(({ text }) => /make|model|engine|registration|find/i.test(text)),
  'the plate typed anew': () => fieldIsOpen(/Registration number/),
  'make, model and engine by hand': ({ seen }) =>
    seen.lines.some((line) => line.startsWith('By make and model =')),
  'that it could not be looked up': ({ sectionText }) => !failed.test(sectionText),
  'Going to the results later, when an answer comes that is not awaited any more.': (looked) =>
    !isAt(looked, 'quoteResults'),
  'the way to the answers (the first stage)': (looked) =>
    offers(looked, /change your answers|1\. ?Your Current Energy|^Your Current Energy/i),
  'A plan, a price, a saving.': (looked) => !says(looked, /£\d/),
  'A fee for leaving, or that there is none.': (looked) =>
    // Of the plan that one has: what leaving a plan of the list costs stands in its card.
    !says(looked, /you pay £[\d.,]+ to leave|fee of £|fee to leave now|nothing to leave/i),
  'A count of plans that cost less.': (looked) => !says(looked, /would cost you less/i),
  'what the rest of the page offers: Switch Now, Back to all plans': (looked) =>
    offers(looked, /^Switch Now/) && offers(looked, /^Back to all plans/),
  'A part without a word.': saidElsewhere,
  'A figure for a year that lacks the projection of one of two fuels.': saidElsewhere,
  'Another part failed because of this one.': ({ seen }) =>
    new Set(seen.lines.flatMap((line, at) => (line === '<alert>' ? [seen.lines[at + 1]] : [])))
      .size === 1,
  'what the rest of the page offers': (looked) => hasButton(looked.seen.lines, /\w/),
  'A figure made of nothing: £0.00, 0p, 0 kWh.': ({ news }) =>
    !news.some((line) => /(^| )(£0(\.00)?|0(\.0+)?p|0 kWh)( |$)/.test(line)),
  'A saving worked out of nothing.': ({ news }) =>
    !news.some((line) => /you save|save £/i.test(line)),
  'That it could not be loaded, as if trying again would help.': (looked) =>
    !says(looked, failed) && !offers(looked, /^try again/i),
  'The error page.': ({ seen }) => !seen.address.startsWith('/error'),
  'Try again, or Back to all plans': (looked) => offers(looked, /^(try again|back to all plans)/i),
  'another plan': (looked) => offers(looked, /^Switch Now/),
  'A key kept from it, or a sign-up of another plan.': ({ run }) =>
    isNothing(run.visit.at('switchKey')),
  'the form with its answers, or the button that carries on with the quote': (looked) =>
    offers(looked, /^Change Your Home/) || offers(looked, /^carry on/i),
  'A first step without a word.': saidElsewhere,
  'That the quote or its answers are lost.': (looked) => !says(looked, /\blost\b|start again/i),
  'the lines of the address': () => fieldIsOpen(/^Address line 1/),
  'A line filled with nothing, or with something of another home.': ({ run }) =>
    isNothing(run.visit.at('present.line1')),
  'A row without a value and without a word.': () =>
    [...mainOf().querySelectorAll('dd')].every((row) => visibleText(row).trim() !== ''),
  'A unit price of £0 or 0p.': (looked) => !says(looked, /(^|\s)(£0(\.00)?|0(\.0+)?p)(\s|$)/),
  'Complete Switch held back because of it.': (looked) => offers(looked, /^Complete Switch/),
  'or another way back that leads to {page}': (looked) => offers(looked, /back/i),
  'the way back, that leads to {page}': (looked) => offers(looked, /back/i),
  'a way back': (looked) => offers(looked, /back/i),
  ...commitClaims,
  ...carbonClaims,
};

function wordsAround(select: HTMLSelectElement): string {
  const field = select.closest('[data-field]') ?? select.parentElement?.parentElement;
  return field?.textContent ?? '';
}

function matches(written: string, text: string): boolean {
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(written) ?? [];
  return new RegExp(source, flags).test(text);
}

function asksFor(looked: Looked): boolean {
  if (looked.run.call.operation === 'customerAddress')
    return /MPRN|MPAN/.test(looked.text) && /Enter|Tell us|Choose/.test(looked.text);
  return /What would you like a quote for/.test(looked.text);
}
