import type {
  CompiledField,
  CompiledJourney,
  CompiledOption,
  ShapeValidator,
  ShapeValidators,
} from '../../journey';
import {
  call,
  change,
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

/** A permit for several vehicles: repeated items, a dialog and a composite field. */

const option = (value: string): CompiledOption => ({
  value,
  label: [value],
  hint: [],
  pictogram: null,
  when: true,
  unavailable: false,
  unavailableReason: [],
});
const choice = (
  name: string,
  path: string,
  values: readonly string[],
  rest: Partial<CompiledField> = {},
) => field(name, path, 'string', { options: { kind: 'list', items: values.map(option) }, ...rest });
const part = (name: string, required: boolean) => ({
  name,
  type: 'number' as const,
  label: [name],
  subject: name,
  required,
});

const vehicles = section(
  'vehicles',
  [
    choice('kind', 'kind', ['resident', 'visitor'], { required: true }),
    field('vehicles', 'vehicles', 'array', {
      relevant: is('kind', 'resident'),
      required: true,
      missing: ['Add a vehicle'],
      list: {
        item: 'vehicle',
        max: 2,
        words: {
          add: ['Add'],
          save: ['Save'],
          cancel: ['Cancel'],
          change: ['Change'],
          remove: ['Remove'],
        },
        summary: [
          { when: is('item.plate', 'VAN'), text: ['The van'] },
          { when: true, text: [{ path: 'item.plate' }, ', ', { path: 'item.months' }, ' months'] },
        ],
      },
    }),
    field('size', 'size', 'object', { parts: [part('length', true), part('width', false)] }),
  ],
  {
    checks: [
      {
        id: 'longEnough',
        field: 'vehicles',
        assert: { '>=': [{ sum: [v('vehicles'), 'months'] }, 3] },
        source: [],
      },
    ],
    actions: [
      {
        id: 'help',
        label: ['Help me'],
        beside: null,
        block: null,
        look: 'second',
        valid: [],
        enabled: true,
      },
    ],
    reactions: [
      reaction({ kind: 'pressed', action: 'help' }, [{ open: 'emissions' }]),
      reaction({ kind: 'answered', paths: ['vehicles'] }, [{ set: { lastAnswered: 'vehicles' } }]),
      reaction({ kind: 'changed', paths: ['vehicles'] }, [{ call: [use('fees')] }]),
    ],
  },
);

const vehicle = section(
  'vehicle',
  [
    field('plate', 'vehicle.plate', 'string', { required: true, normalise: ['upperCase'] }),
    field('months', 'vehicle.months', 'integer', {
      initial: 1,
      bounds: { by: null, cases: { all: [1, 12] } },
    }),
    choice('fuel', 'vehicle.fuel', ['petrol', 'electric']),
    field('charger', 'vehicle.charger', 'boolean', { relevant: is('vehicle.fuel', 'electric') }),
  ],
  {
    present: { as: 'item', section: 'vehicles', field: 'vehicles' },
    reactions: [
      reaction({ kind: 'entered' }, [{ call: [use('register')] }]),
      reaction({ kind: 'changed', paths: ['vehicle.plate'] }, [{ clear: ['vehicle.fuel'] }]),
      reaction({ kind: 'answered', paths: ['vehicle.plate'] }, [
        { call: [{ ...use('register'), with: { plate: v('vehicle.plate') } }] },
      ]),
      reaction({ kind: 'changed', paths: ['lookups.register'] }, [{ clear: ['vehicle.months'] }]),
    ],
  },
);

const emissions = section(
  'emissions',
  [
    choice('age', 'age', ['old', 'new'], { required: true }),
    field('mileage', 'mileage', 'integer', {
      required: true,
      relevant: is('age', 'old'),
      bounds: { by: null, cases: { all: [0, 300000] } },
    }),
    choice('engine', 'engine', ['small', 'large'], { required: true }),
  ],
  {
    present: {
      as: 'dialog',
      paged: true,
      button: ['Find my class'],
      complete: [change({ call: [use('class')] })],
    },
    reactions: [
      reaction({ kind: 'succeeded', lookup: 'class' }, [
        { set: { class: v('lookups.class.name') } },
      ]),
    ],
  },
);

const last = section('last', [field('name', 'name', 'string', { required: true })]);

export const fleet: CompiledJourney = journey(
  [
    step('apply', [vehicles, vehicle, emissions, last], {
      submit: { label: ['Apply'], sequence: 'save', ready: [], deliberate: false },
    }),
    step('done', []),
  ],
  {
    facts: { vehicleCount: { count: v('vehicles') }, isLong: isAnswered('size.length') },
    records: { class: { initial: null }, lastAnswered: { initial: null } },
    persist: { version: 1, days: 30, allow: ['kind', 'vehicles', 'size', 'class'] },
    calls: {
      fees: call('fees', {
        body: { months: { sum: [v('vehicles'), 'months'] }, vehicles: v('vehicles') },
      }),
      register: call('register', { body: { plate: v('with.plate') } }),
      class: call('class', {
        body: { age: v('age'), mileage: v('mileage'), engine: v('engine') },
        failed: ['No class'],
      }),
      save: call('save', { body: { vehicles: v('vehicles'), size: v('size') } }),
    },
    sequences: { save: sequence('save', [sequenceStep('save', { use: use('save') })]) },
    messages: {
      fields: {},
      rules: {
        required: [{ path: 'label' }, ' is required'],
        unsaved: [{ path: 'label' }, ': save it or cancel it'],
        numeric: [{ path: 'label' }, ' must be a number'],
      },
      default: [{ path: 'label' }, ' is invalid'],
      texts: {},
    },
  },
);

const ofType =
  (type: 'string' | 'number'): ShapeValidator =>
  (value) =>
    typeof value === type ? [] : [{ keyword: 'type', params: { type } }];

/** As generated from the schemas of the questions. */
export const fleetValidators: ShapeValidators = {
  vehicle: { plate: ofType('string'), months: ofType('number') },
  vehicles: {
    size: (size) => {
      if (typeof size !== 'object' || size === null) return [];
      const missing =
        'length' in size ? [] : [{ keyword: 'required', params: { missingProperty: 'length' } }];
      const wrong = Object.entries(size).filter(([, value]) => typeof value !== 'number');
      return [
        ...missing,
        ...wrong.map(([part]) => ({ keyword: 'type', params: { type: 'integer' }, part })),
      ];
    },
  },
};
