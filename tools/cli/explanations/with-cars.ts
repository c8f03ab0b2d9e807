/** A list of cars in the parking permit, for examples of lists. */
export const withCars: Readonly<Record<string, string>> = {
  'steps/apply/cars.json': JSON.stringify({
    $schema: '../../../schemas/section.schema.json',
    id: 'cars',
    title: 'Your cars',
    schema: { type: 'object', properties: {} },
    list: {
      at: 'cars',
      item: 'car',
      label: 'Cars',
      max: 3,
      add: 'Add a car',
      save: 'Save',
      cancel: 'Cancel',
      change: 'Change',
      remove: 'Remove',
      summary: [{ text: '{item.plate}' }],
    },
  }),
  'steps/apply/car.json': JSON.stringify({
    $schema: '../../../schemas/section.schema.json',
    id: 'car',
    title: 'A car',
    schema: { type: 'object', properties: { plate: { type: 'string', title: 'Plate' } } },
    bind: { plate: 'car.plate' },
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
