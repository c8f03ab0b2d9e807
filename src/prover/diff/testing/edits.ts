import type { Edit } from './permits';

export const street = 'steps/apply/street.json';
export const terms = 'steps/apply/terms.json';
const create = 'calls/create.json';
const save = 'sequences/save.json';
const is = (value: string) => ({ '===': [{ var: 'permitType' }, value] });
export const [visitor, resident] = [is('visitor'), is('resident')];
export const hasStreet = { isAnswered: { var: 'street' } };

/** What is edited by hand, and all that is said to be otherwise. */
export const edits: Readonly<Record<string, readonly [readonly Edit[], readonly string[]]>> = {
  'a question is asked of others': [
    [
      [street, ['fields', 'days', 'relevant'], resident],
      [street, ['fields', 'days', 'required'], resident],
    ],
    [
      'asked+shown+required: the question `days` of `street` is asked, is shown, must be answered',
      'accepted: the check `days.enoughDays` of the sheet `street` refuses',
    ],
  ],
  'a question is shown to fewer': [
    [[street, ['fields', 'email', 'visible'], resident]],
    ['shown: the question `email` of `street` is shown'],
  ],
  'a question must be answered': [
    [[street, ['fields', 'email', 'required'], visitor]],
    ['required: the question `email` of `street` must be answered'],
  ],
  'a question need not be answered': [
    [[street, ['fields', 'start', 'required'], undefined]],
    ['required: the question `start` of `street` must be answered'],
  ],
  'a question is locked': [
    [[street, ['fields', 'email', 'disabled'], visitor]],
    ['locked: the question `email` of `street` is locked'],
  ],
  'a question is gone, and no more sent': [
    [
      [street, ['fields', 'email'], undefined],
      [create, ['body', 'holder'], undefined],
    ],
    [
      'asked: removed the question `email` of `street`',
      'sent: the call `create` sends `holder.email`',
    ],
  ],
  'a question is new, and asked again': [
    [
      [
        street,
        ['fields', 'phone'],
        { title: 'Phone', schema: { type: 'string' }, required: visitor },
      ],
    ],
    ['asked+required: added the question `phone` of `street`'],
  ],
  'an option is gone': [
    [[street, ['fields', 'permitType', 'options', 1], undefined]],
    ['options: removed the option `resident` of the question `permitType` of `street`'],
  ],
  'an option is offered to fewer': [
    [[street, ['fields', 'permitType', 'options', 1, 'when'], hasStreet]],
    ['options: the option `resident` of the question `permitType` of `street` is offered'],
  ],
  'bounds are narrower': [
    [[street, ['fields', 'days', 'bounds'], [1, 14]]],
    ['accepted: the question `days` of `street` takes a number from, to'],
  ],
  'a pattern takes less': [
    [[street, ['fields', 'street', 'schema', 'pattern'], '^[A-Z ]+$']],
    ['accepted: the question `street` of `street` accepts by `pattern`'],
  ],
  'a check refuses more': [
    [
      [
        street,
        ['fields', 'days', 'checks', 'enoughDays', 'assert'],
        { '>=': [{ var: 'permit.days' }, 3] },
      ],
    ],
    ['accepted: the check `days.enoughDays` of the sheet `street` refuses'],
  ],
  'a sheet counts for fewer, with all in it': [
    [[terms, ['relevant'], { and: [hasStreet, visitor] }]],
    [
      'asked+shown: the sheet `terms@standard` is asked, is shown',
      'consents+asked+shown+required: the consent `terms` (`agreed` of `terms@standard`) is asked, is shown, must be answered',
      'asked+shown: the sheet `terms@harbour` is asked, is shown',
      'asked+shown+required: the question `tides` of `terms@harbour` is asked, is shown, must be answered',
      'consents+asked+shown+required: the consent `terms` (`agreed` of `terms@harbour`) is asked, is shown, must be answered',
      'messages: the notice `flood` of the sheet `terms@harbour` is shown',
    ],
  ],
  'a sheet waits for another lookup': [
    [[terms, ['needs'], []]],
    ['shown: the sheet `terms@standard` waits for'],
  ],
  'a notice is shown to others': [
    [[street, ['content', 0, 'when'], visitor]],
    ['messages: the notice `long` of the sheet `street` is shown'],
  ],
  'a fact is worked out otherwise': [
    [['facts/permit.json', ['facts', 'kind'], { if: [resident, 'long', 'short'] }]],
    [
      'asked+shown: the question `days` of `street` is asked, is shown',
      'required: the question `start` of `street` must be answered',
      'accepted: the check `days.enoughDays` of the sheet `street` refuses',
      'messages: the notice `long` of the sheet `street` is shown',
      'messages: the notice “A permit is no promise of a space.” of the sheet `terms@standard` is shown',
      'sent: the call `create` sends `kind`',
      'screens: the filter `stay` of the screen `results` begins as',
      'screens: the card `map` of the screen `results` is shown',
    ],
  ],
  'a consent is required of fewer': [
    [[terms, ['fields', 'agreed', 'required'], { accepted: true, when: visitor }]],
    ['consents+required: the consent `terms` (`agreed` of `terms@standard`) must be answered'],
  ],
  'a consent is reworded under the same version': [
    [[terms, ['fields', 'agreed', 'hint'], 'We keep it.']],
    [
      'consent-text+consents: the consent `terms` (`agreed` of `terms@standard`) under the same version 1 says',
    ],
  ],
  'a consent is reworded under the next version': [
    [
      [terms, ['fields', 'agreed', 'hint'], 'We keep it.'],
      [terms, ['fields', 'agreed', 'consent', 'version'], 2],
    ],
    ['words: the consent `terms` (`agreed` of `terms@standard`) says as `hint`'],
  ],
  'the version of a consent grows alone': [
    [[terms, ['fields', 'agreed', 'consent', 'version'], 2]],
    [
      'consents: the consent `terms` (`agreed` of `terms@standard`) has, with the words that it had, the version',
    ],
  ],
  'a question is no consent any more': [
    [[terms, ['fields', 'agreed', 'consent'], undefined]],
    [
      'consents: the question `agreed` of `terms@standard` asks for the consent',
      'drawn: the question `agreed` of `terms@standard` is drawn',
    ],
  ],
  'a consent is ticked beforehand': [
    [[terms, ['fields', 'agreed', 'opens'], { value: true, because: 'It opens so.' }]],
    [
      'consents+changed: added the first value of `agreed` of the sheet `terms@standard`',
      'consents+changed: added the first value of `agreed` of the sheet `terms@harbour`',
      'changed: the sheet `terms@standard` is filled in once it opens',
    ],
  ],
  'a key is sent no more': [
    [[create, ['body', 'kind'], undefined]],
    ['sent: the call `create` sends `kind`'],
  ],
  'a key is sent another value': [
    [[create, ['body', 'kind'], { if: [resident, 'long', 'short'] }]],
    ['sent: the call `create` sends `kind`'],
  ],
  'a call is made for fewer': [
    [[street, ['reactions', 0, 'when'], visitor]],
    [
      'messages: the sheet `street`, when `findZone` is pressed, hides what is wrong with `street.zone`',
      'sent: the sheet `street`, when `findZone` is pressed, calls `zones`',
    ],
  ],
  'a call is made with another value': [
    [[street, ['reactions', 0, 'call', 0, 'with', 'street'], { var: 'email' }]],
    ['sent: the sheet `street`, when `findZone` is pressed, calls `zones` with `street`'],
  ],
  'an answer is a success for others': [
    [[save, ['steps', 0, 'okWhen'], { '===': [{ var: 'answer.number' }, 'x'] }]],
    ['sent: the step `permit` of the sequence `save` succeeds'],
  ],
  'a step of a sequence may fail': [
    [[save, ['steps', 0, 'optional'], true]],
    ['sent: the step `permit` of the sequence `save` may fail'],
  ],
  'a failure leads elsewhere': [
    [[save, ['steps', 0, 'onFailure', 0, 'when'], { '===': [{ var: 'failure.status' }, 410] }]],
    ['steps: the step `permit` of the sequence `save`, when it fails, leads to `done`'],
  ],
  'a change clears less': [
    [[street, ['reactions', 1, 'clear'], ['zone']]],
    ['changed: removed the sheet `street`, when `street` changes, clears `lookups.zones`'],
  ],
  'a reaction sets another value': [
    [['bundles/zone-defaults.json', ['changes', 0, 'set', 'zone'], { var: 'lookups.zones.0' }]],
    ['changed: the sheet `street`, when `zones` has an answer, sets `zone` to'],
  ],
  'a step lets others in': [
    [['steps/done/step.json', ['requires', 0, 'that'], hasStreet]],
    ['steps: the step `done` sends to'],
  ],
  'a record of tracking says something else': [
    [['tracking.json', ['records', 'zoneFound', 'Zone'], { var: 'zone.name' }]],
    ['sent: the tracking record `zoneFound` sends `Zone`'],
  ],
  'a badge is on other items': [
    [
      [
        'screens/results.json',
        ['badges', 'each', 0, 'when'],
        { '===': [{ var: 'item.main' }, true] },
      ],
    ],
    ['screens: the badge `open` of the screen `results` is shown'],
  ],
  'more is stored': [
    [['journey.json', ['persist', 'allow'], ['street', 'email']]],
    ['kept: the journey is stored on the device `allow`'],
  ],
  'a setting is another': [
    [['journey.json', ['settings', 'helpUrl'], '/help-me']],
    ['settings: the journey has the settings `helpUrl`'],
  ],
  'changes of which one reads what the other sets, the other way round': [
    [
      [
        'bundles/zone-defaults.json',
        ['changes'],
        [
          { when: { isAnswered: { var: 'zone' } }, track: 'zoneFound' },
          { set: { zone: { firstWhere: [{ var: 'lookups.zones' }, 'main', true] } } },
        ],
      ],
    ],
    ['changed: the sheet `street` goes in this order when `zones` has an answer'],
  ],
  'words alone': [
    [[street, ['title'], 'The street']],
    ['words: the sheet `street` says as `title`'],
  ],
};
