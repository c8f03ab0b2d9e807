/** A condition that a name of more letters than these meets. */
export const isLonger = (letters: number): object => ({
  '>': [{ characters: { var: 'name' } }, letters],
});

/** A journey of one page and one rule: a long name costs, and its owner has to say how they pay. */
export const tickets = (
  scenarios: readonly object[],
  rule: object = isLonger(4),
): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      'journey.json': {
        $schema: '../schemas/journey.schema.json',
        language: 2,
        id: 'tickets',
        locale: 'en-GB',
        entry: 'ask',
        stages: ['Ticket'],
        steps: ['ask'],
        persist: { version: 1, days: 1, allow: ['name'] },
      },
      'facts/ticket.json': {
        $schema: '../../schemas/facts.schema.json',
        facts: { pays: rule },
      },
      'steps/ask/step.json': {
        $schema: '../../../schemas/step.schema.json',
        id: 'ask',
        route: '/',
        stage: 1,
        name: 'Ticket',
        title: 'Your ticket',
        scene: 'small',
        sections: ['ticket'],
      },
      'steps/ask/ticket.json': {
        $schema: '../../../schemas/section.schema.json',
        id: 'ticket',
        title: 'Your ticket',
        fields: {
          name: {
            title: 'Name',
            schema: { type: 'string', maxLength: 40 },
            ui: { widget: 'text' },
          },
          way: {
            title: 'How you pay',
            schema: { type: 'string' },
            ui: { widget: 'radios' },
            required: { var: 'facts.pays' },
            options: [
              { value: 'cash', label: 'Cash' },
              { value: 'card', label: 'Card' },
            ],
          },
        },
      },
      'scenarios/scenarios.json': {
        $schema: '../../schemas/scenario-settings.schema.json',
        today: '2026-11-26',
      },
      'scenarios/all.json': {
        $schema: '../../schemas/scenario.schema.json',
        about: 'Who pays.',
        scenarios,
      },
    }).map(([path, file]) => [path, JSON.stringify(file, null, 2)]),
  );

/** Somebody with a name of so many letters, and whether they have to pay. */
export const named = (letters: number, pays: boolean): object => ({
  name: `a name of ${String(letters)} letters`,
  do: [{ answer: { 'ticket.name': 'a'.repeat(letters) } }],
  expect: pays ? { required: ['ticket.way'] } : { notRequired: ['ticket.way'] },
});
