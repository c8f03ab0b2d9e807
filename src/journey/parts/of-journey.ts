import { over, tracked } from '../scope';
import { each, plain, text, texts, value, values, type SlotsOf } from './slots';

const message = () => over({ of: 'message' });

export const journey: SlotsOf<'journey'> = {
  id: plain,
  digest: plain,
  locale: plain,
  timeZone: plain,
  entry: plain,
  stages: plain,
  settings: plain,
  facts: values('fact'),
  steps: each('step', { name: ({ id }) => id }),
  calendars: plain,
  calls: each('call'),
  sequences: each('sequence'),
  commits: each('commit'),
  screens: each('screen'),
  patterns: plain,
  records: each('record'),
  forgetting: plain,
  persist: plain,
  tracking: {
    slot: 'through',
    in: {
      call: plain,
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
  failures: plain,
  needs: plain,
};

export const record: SlotsOf<'record'> = { initial: plain };
export const tracking: SlotsOf<'tracking'> = { '*': value() };
