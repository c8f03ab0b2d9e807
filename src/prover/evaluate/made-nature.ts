import { operatorOf } from '../../rules';
import { condition, nature, type Nature } from '../atoms/classes';
import type { Observed } from '../atoms/observed';
import type { Value } from '../values/value';

/** What an operator can make of values of which some are open. */
export function madeNature(name: string, values: readonly Value[], seen: Observed): Nature {
  const operator = operatorOf(name);
  const [first, second] = values;
  if (operator?.gives === 'condition') return condition;
  if (name === 'where' || name === 'itemsOf')
    return nature({ values: [[]], open: ['list'], mayBeNothing: false });
  if (name === 'count')
    return nature({
      open: ['number'],
      isWhole: true,
      least: isSure(first, 'list') ? 1 : 0,
      mayBeNothing: false,
    });
  if (name === 'characters')
    return nature({
      open: ['number'],
      isWhole: true,
      least: isSure(first, 'text') ? 1 : 0,
      mayBeNothing: false,
    });
  if (name === 'cat') return nature({ open: ['text'], mayBeNothing: !values.some(isWritten) });
  if (name === 'yearsSince')
    return nature({ open: ['number'], isWhole: true, mayBeNothing: !isSure(first, 'date') });
  if (name === 'addDays')
    return nature({ open: ['date'], mayBeNothing: !isSure(first, 'date') || !isWhole(second) });
  if (name === 'minutesOf') return nature({ open: ['number'], isWhole: true, least: 0 });
  if (name === 'daysBetween' || name === 'monthsBetween')
    return nature({
      open: ['number'],
      isWhole: true,
      mayBeNothing: !isSure(first, 'date') || !isSure(second, 'date'),
    });
  if (name === 'addMonths' || name === 'addWorkingDays') return nature({ open: ['date'] });
  if (operator?.gives === 'number') {
    const sure = name !== '/' && operator.nothing === 'withArgument' && values.every(isNumber);
    return nature({ open: ['number'], mayBeNothing: !sure, isWhole: name === 'ceil' });
  }
  if (operator?.gives === 'text') return nature({ open: ['text'] });
  const texts = [...seen.constants].some((each) => typeof each === 'string');
  return nature({ open: [seen.isNumber && !texts ? 'number' : 'any'] });
}

const isSure = (value: Value | undefined, kind: 'list' | 'text' | 'date'): boolean =>
  value?.is === 'open' && (value.kind === kind || (kind === 'text' && value.kind === 'date'));

/** A fraction of a day makes no day. */
const isWhole = (value: Value | undefined): boolean =>
  value?.is === 'known' && Number.isInteger(value.json);

const isNumber = (value: Value): boolean =>
  value.is === 'known' ? typeof value.json === 'number' : value.kind === 'number';

/** It gives some text, whatever it is. */
const isWritten = (value: Value): boolean =>
  value.is === 'open' ||
  (typeof value.json === 'string' ? value.json.trim() !== '' : value.json !== null);
