import type { Explanations } from './explanation';

const commit = 'commits/payment.json';
const call = 'calls/pay.json';
const sequence = 'sequences/pay.json';

/** What must be done once. */
export const commits = {
  JC520: {
    means: 'The commit can come to a state for which it has no sentence.',
    why: 'The household would wait in front of a page that says nothing, at the one moment when it must know what to do. `refused` and `makingSure` are needed where the call has `refuses`, `hint` where an earlier call has `alreadyDone`, `whichUnknown` where it may be sent more than once.',
    example: {
      pays: true,
      file: 'calls/permit-state.json',
      at: ['repeat'],
      wrong: '"repeat": "overwrites", "alreadyDone": [409]',
      right: '"repeat": "overwrites"',
    },
  },
  JC521: {
    means:
      'What is sent as a commit, asked about it or said of it reads an answer. It may read `commit`, `settings`, and in calls `with`.',
    why: 'An answer may be another by the time that the question is asked: the page would ask about one payment and speak of another.',
    example: {
      pays: true,
      file: call,
      at: ['body', 'kind'],
      wrong: '"kind": { "var": "permitType" }',
      right: '"kind": { "var": "commit.tie.kind" }',
    },
  },
  JC522: {
    means:
      'The record, the tie or `same` of a commit keeps an answer that is not in `persist.allow` of journey.json, or something that follows from one: through facts, or through what was sent for a lookup.',
    why: 'What is known of a commit stays on the device when all else is forgotten. What a device may not keep counts as sensitive there too.',
    example: {
      pays: true,
      file: commit,
      at: ['record', 'street'],
      wrong: '"street": { "var": "email" }',
      right: '"street": { "var": "street" }',
    },
  },
  JC523: {
    means: 'One status stands in `alreadyDone` and in `refuses`.',
    why: 'It cannot say both that the work was done and that it was not. Where it may mean either, it belongs to `alreadyDone`: the partner is asked.',
    example: {
      pays: true,
      file: call,
      at: ['refuses'],
      wrong: '"refuses": [409, 422]',
      right: '"refuses": [422]',
    },
  },
  JC524: {
    means: 'The page waits longer for the call than the request lives.',
    why: 'Patience is when the page stops waiting and begins to ask, while the request goes on. Behind its end it would never come.',
    example: {
      pays: true,
      file: call,
      at: ['patience'],
      wrong: '"patience": 200',
      right: '"patience": 20',
    },
  },
  JC525: {
    means: '`settlesWithin` is shorter than the time that the request may take.',
    why: 'The partner could say no, be believed, and then get the request that was still on its way.',
    example: {
      pays: true,
      file: commit,
      at: ['settlesWithin'],
      wrong: '"settlesWithin": 60',
      right: '"settlesWithin": 180',
    },
  },
  JC526: {
    means: 'A step stands after the one that commits, or the commit runs beside another.',
    why: 'When the answer is lost nothing after it is ever reached. What must be there for the commit is done before it.',
    example: {
      pays: true,
      file: sequence,
      at: ['steps', 1, 'commits'],
      wrong: '"commits": true, "parallel": true',
      right: '"commits": true',
    },
  },
  JC527: {
    means:
      'The call of a commit is made elsewhere too: by a reaction, by another step, or as a lookup that a section needs and that can be tried again.',
    why: 'There it would leave without being written down, and could be done twice.',
    example: {
      pays: true,
      file: 'steps/apply/terms.json',
      at: ['needs'],
      wrong: '"needs": ["paid"]',
      right: '"needs": ["zones"]',
    },
  },
  JC528: {
    means: 'Something clears the lookup under which the answer of a commit is kept.',
    why: 'Clearing a lookup gives its call up. A commit that has left cannot be called back, and its answer would be lost.',
    example: {
      pays: true,
      file: 'steps/apply/street.json',
      at: ['reactions', 1, 'clear'],
      wrong: '"clear": ["zone", "lookups.paid"]',
      right: '"clear": ["zone", "lookups.zones"]',
    },
  },
  JC529: {
    means: 'The subject of a commit hangs on an answer that the device does not keep.',
    why: 'After a reload nobody could say which one to ask about.',
    example: {
      pays: true,
      file: commit,
      at: ['subject'],
      wrong: '"subject": { "var": "email" }',
      right: '"subject": { "var": "reference" }',
    },
  },
  JC530: {
    means: 'The commit may be sent again, and its call names no status that says that it was done.',
    why: '`afterConfirm` claims that the partner refuses a second one of the same subject. Where it does not, sending again could do the work twice.',
    example: {
      pays: true,
      file: call,
      at: ['alreadyDone'],
      wrong: '"silent": false',
      right: '"alreadyDone": [409]',
    },
  },
  JC531: {
    means: 'No step of a sequence sends the commit.',
    why: 'Nothing is written down of it and nothing is ever asked. Whoever wrote it believes that it is.',
    example: {
      pays: true,
      file: sequence,
      at: ['steps', 1, 'commits'],
      wrong: '"commits": false',
      right: '"commits": true',
    },
  },
  JC532: {
    means:
      'A commit is named that is not in commits/, a sequence that waits or commits does not name one, or one that commits does not wait.',
    why: 'Two tabs could send at once, or a rule would read nothing for ever.',
    example: {
      pays: true,
      file: sequence,
      at: ['commit'],
      wrong: '"commit": "paymnet"',
      right: '"commit": "payment"',
    },
  },
  JC546: {
    means:
      'A step before a commit may fail without a reason given, or the commit does not say by `okWhen` which answer says that it was done.',
    why: 'The commit would be sent though what must go before it was not done, or a household would be told that it was made though the partner said no such thing.',
    example: {
      pays: true,
      file: sequence,
      at: ['steps', 0, 'call'],
      wrong: '"call": "permitState", "optional": true',
      right:
        '"call": "permitState", "optional": true, "because": "It is asked once more before paying; the commit itself is refused where it was paid."',
    },
  },
} as const satisfies Explanations;
