const words = {
  add: 'Add one',
  save: 'Save',
  cancel: 'Cancel',
  change: 'Change',
  remove: 'Remove',
};

const cars = (limits: object, question: object = {}): string =>
  JSON.stringify({
    $schema: '../../../schemas/section.schema.json',
    id: 'cars',
    title: 'Your cars',
    fields: {
      cars: {
        list: {
          item: 'car',
          ...limits,
          ...words,
          summary: [{ text: '{item.plate}' }],
        },
        title: 'Cars',
        ...question,
      },
    },
  });

const step = (...sections: readonly string[]): string =>
  JSON.stringify({
    $schema: '../../../schemas/step.schema.json',
    id: 'apply',
    route: '/apply',
    stage: 1,
    name: 'Your street',
    title: 'Where do you park?',
    progressive: true,
    sections: ['street', 'cars', ...sections, 'terms'],
    submit: { label: 'Apply', sequence: 'save', ready: 'That is everything' },
  });

const section = (id: string, fields: object): string =>
  JSON.stringify({
    $schema: '../../../schemas/section.schema.json',
    id,
    title: `A ${id}`,
    at: id,
    fields,
  });

const plate = { title: 'Plate', schema: { type: 'string' } };

/** A list of cars in the parking permit, for examples of lists. */
export const withCars: Readonly<Record<string, string>> = {
  'steps/apply/cars.json': cars({ max: 3 }),
  'steps/apply/car.json': section('car', { plate }),
  'steps/apply/step.json': step(),
};

/** The same with the stops of each car; a place is asked for besides. */
export const withStops: Readonly<Record<string, string>> = {
  'steps/apply/cars.json': cars({ one: 'Car' }),
  'steps/apply/car.json': section('car', {
    plate,
    stops: {
      title: 'Stops',
      list: { item: 'stop', one: 'stop', ...words, summary: '{item.name}' },
    },
  }),
  'steps/apply/stop.json': section('stop', { name: { title: 'Name', schema: { type: 'string' } } }),
  'steps/apply/place.json': section('place', { place: { title: 'Place' } }),
  'steps/apply/step.json': step('place'),
};

/** The same with as many cars as another question says, which is still to be written. */
export const withSoManyCars: Readonly<Record<string, string>> = {
  ...withCars,
  'steps/apply/cars.json': cars({ min: { var: 'howMany' }, max: 3 }, { required: true }),
};
