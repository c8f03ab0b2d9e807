import type { ApiClient, CallResult } from '../../api';

const list = (...labels: readonly string[]): CallResult => ({
  ok: true,
  answer: labels.map((label) => ({ id: label, label })),
});

const tariffs = list(
  'Standard Variable',
  'Fixed 12 Months',
  'Fixed 24 Months',
  'Green Fixed 12 Months',
  'Green Fixed 24 Months',
  'Online Saver',
  'Night Saver',
);
const days = list('1st day of the month', '15th day of the month', '28th day of the month');
const failure: CallResult = {
  ok: false,
  failure: { kind: 'http', status: 503, message: null },
};

/** Answers one list, fails once at another, and lets a third wait for ever. */
export function showcasePartner(): ApiClient {
  let asked = false;
  return {
    refreshToken: () => Promise.resolve(true),
    prepare: () => Promise.resolve(true),
    call: ({ operation }) => {
      if (operation === 'waiting') return new Promise(() => undefined);
      if (operation === 'tariffs') return Promise.resolve(tariffs);
      const answer = asked ? days : failure;
      asked = true;
      return Promise.resolve(answer);
    },
  };
}
