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
          add: 'Add a car',
          save: 'Save',
          cancel: 'Cancel',
          change: 'Change',
          remove: 'Remove',
          summary: [{ text: '{item.plate}' }],
        },
        title: 'Cars',
        ...question,
      },
    },
  });

/** A list of cars in the parking permit, for examples of lists. */
export const withCars: Readonly<Record<string, string>> = {
  'steps/apply/cars.json': cars({ max: 3 }),
  'steps/apply/car.json': JSON.stringify({
    $schema: '../../../schemas/section.schema.json',
    id: 'car',
    title: 'A car',
    at: 'car',
    fields: { plate: { title: 'Plate', schema: { type: 'string' } } },
  }),
  'steps/apply/step.json': JSON.stringify({
    $schema: '../../../schemas/step.schema.json',
    id: 'apply',
    route: '/apply',
    stage: 1,
    name: 'Your street',
    title: 'Where do you park?',
    progressive: true,
    sections: ['street', 'cars', 'terms'],
    submit: { label: 'Apply', sequence: 'save', ready: 'That is everything' },
  }),
};

/** The same with as many cars as another question says, which is still to be written. */
export const withSoManyCars: Readonly<Record<string, string>> = {
  ...withCars,
  'steps/apply/cars.json': cars({ min: { var: 'howMany' }, max: 3 }, { required: true }),
};
