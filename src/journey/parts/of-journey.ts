import { over, tracked } from '../scope';
import { condition, each, plain, text, texts, value, values, type SlotsOf } from './slots';

const message = () => over({ of: 'message' });

export const journey: SlotsOf<'journey'> = {
  ...plain(
    'id',
    'digest',
    'locale',
    'timeZone',
    'entry',
    'stages',
    'settings',
    'calendars',
    'patterns',
    'forgetting',
    'failures',
    'token',
    'needs',
  ),
  persist: {
    slot: 'through',
    in: { ...plain('version', 'days', 'allow', 'former', 'untold'), offered: condition() },
  },
  facts: values('fact'),
  steps: each('step', { name: ({ id }) => id }),
  calls: each('call'),
  sequences: each('sequence'),
  commits: each('commit'),
  screens: each('screen'),
  records: each('record'),
  tracking: {
    slot: 'through',
    in: {
      ...plain('call'),
      records: each('tracking', {
        scope: ({ is }) => tracked(Object.keys(is.commits)),
      }),
    },
  },
  messages: {
    slot: 'through',
    in: {
      fields: texts('message', message),
      rules: texts('message', message),
      default: { ...text(message), as: 'message' },
      texts: texts('text', message),
    },
  },
};

export const record: SlotsOf<'record'> = { ...plain('initial') };
export const tracking: SlotsOf<'tracking'> = { '*': value() };
