import type { CompiledJourney, CompiledOption, ShapeValidators } from '../../journey';
import {
  call,
  field,
  journey,
  reaction,
  section,
  sequence,
  sequenceStep,
  step,
  use,
} from './build';
import { is, isAnswered, v } from './rules';

/** A parking permit: a small journey that uses every part of the engine. */

const option = (value: string): CompiledOption => ({
  value,
  label: [value],
  hint: [],
  pictogram: null,
  when: true,
  unavailable: false,
  unavailableReason: [],
});

const home = section(
  'home',
  [
    field('postcode', 'postcode', 'string', {
      required: true,
      normalise: ['removeSpaces', 'upperCase'],
    }),
    field('address', 'address', 'object', {
      required: true,
      options: {
        kind: 'lookup',
        lookup: 'addresses',
        at: '',
        value: 'id',
        label: 'text',
        keep: ['id', 'text'],
        known: {},
      },
    }),
    field('consent', 'consent', 'boolean', { required: true, mustAccept: true, unticked: null }),
  ],
  {
    needs: ['zone'],
    actions: [
      {
        id: 'find',
        label: ['Find'],
        beside: 'postcode',
        block: null,
        look: 'second',
        valid: ['postcode'],
        enabled: true,
      },
    ],
    summary: [{ when: true, text: [{ path: 'address.text' }] }],
    reactions: [
      reaction({ kind: 'changed', paths: ['postcode'] }, [
        { clear: ['address', 'lookups.addresses'] },
      ]),
      reaction({ kind: 'pressed', action: 'find' }, [{ call: [use('addresses')] }]),
      reaction({ kind: 'changed', paths: ['address'] }, [{ clear: ['lookups.zone', 'kind'] }]),
      reaction({ kind: 'answered', paths: ['address', 'consent'] }, [{ call: [use('zone')] }], {
        and: [isAnswered('address'), is('consent', true)],
      }),
      reaction({ kind: 'succeeded', lookup: 'zone' }, [{ set: { kind: v('lookups.zone.kind') } }]),
    ],
  },
);

const vehicle = section(
  'vehicle',
  [
    field('kind', 'kind', 'string', {
      required: true,
      options: { kind: 'list', items: ['car', 'van', 'none'].map(option) },
    }),
    field('length', 'size.length', 'number', {
      relevant: { '!==': [v('kind'), 'none'] },
      required: isAnswered('kind'),
      bounds: { by: v('kind'), cases: { car: [2, 6], van: [4, 9] } },
    }),
    field('plate', 'plate', 'string', { relevant: { '!==': [v('kind'), 'none'] } }),
  ],
  {
    reactions: [
      reaction(
        { kind: 'answered', paths: ['kind'] },
        [{ set: { 'pay.method': 'card' } }],
        is('kind', 'van'),
      ),
      reaction({ kind: 'changed', paths: ['kind'] }, [{ clear: ['plate'] }], is('kind', 'car')),
    ],
  },
);

const pay = section(
  'pay',
  [
    field('method', 'pay.method', 'string', {
      required: true,
      options: { kind: 'list', items: ['card', 'cash'].map(option) },
    }),
    field('holder', 'pay.holder', 'string', { relevant: is('pay.method', 'card') }),
  ],
  { relevant: v('facts.needsPermit') },
);

export const permit: CompiledJourney = journey(
  [
    step('apply', [home, vehicle, pay], {
      submit: { label: ['Apply'], sequence: 'save', ready: ['Ready'], deliberate: false },
    }),
    step('done', [], {
      requires: [{ that: isAnswered('reference'), goTo: 'apply', notice: ['Apply first.'] }],
    }),
    step('error', [], { route: '/error/:status' }),
  ],
  {
    facts: {
      needsPermit: { and: [isAnswered('kind'), { '!==': [v('kind'), 'none'] }] },
    },
    records: { reference: { initial: null } },
    persist: {
      version: 3,
      days: 30,
      allow: ['postcode', 'address', 'consent', 'kind', 'size.length', 'pay.method', 'reference'],
      offered: { isAnswered: { var: 'address' } },
    },
    calls: {
      addresses: call('addresses', { query: { postcode: v('postcode') } }),
      zone: call('zone', { body: { address: v('address.id') } }),
      saveVehicle: call('saveVehicle', {
        body: { kind: v('kind'), length: v('size.length'), plate: v('plate') },
      }),
      savePay: call('savePay', { body: { method: v('pay.method'), holder: v('pay.holder') } }),
      finish: call('finish'),
    },
    calendars: {},
    screens: {},
    sequences: {
      save: sequence('save', [
        sequenceStep('vehicle', { use: use('saveVehicle'), marker: 'vehicle' }),
        sequenceStep('pay', { use: use('savePay'), when: v('facts.needsPermit') }),
        sequenceStep('finish', {
          use: use('finish'),
          marker: 'finish',
          okWhen: isAnswered('answer.reference'),
          then: [
            {
              when: true,
              set: { reference: v('answer.reference') },
              clear: [],
              untouch: [],
              call: [],
              track: [],
              run: null,
              goTo: 'done',
              open: null,
            },
          ],
        }),
      ]),
    },
    failures: { statuses: [401, 500], goTo: 'error', track: null },
  },
);

/** As generated from `plate: { type: "string", maxLength: 7 }`. */
export const permitValidators: ShapeValidators = {
  vehicle: {
    plate: (plate) =>
      typeof plate === 'string' && plate.length > 7
        ? [{ keyword: 'maxLength', params: { limit: 7 } }]
        : [],
  },
};
