import type { Explanations } from './explanation';

/** What the language lets one do, and hardly anybody means to. Each is a warning. */
export const habits = {
  JC555: {
    means:
      'Something that has a twin (first and last, from and to, gas and electricity) gets what is the twin’s, though its own is there too. Twins are found in the names of the journey: two words that stand for each other in at least three names.',
    why: 'Nothing else notices: the value is of the right type. The partner is sent the one for the other, or the household reads it.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'note'],
      wrong:
        '"firstName": { "title": "First name", "schema": { "type": "string" }, "checks": { "same": { "assert": { "isAnswered": { "var": "lastName" } } } } }, "lastName": { "title": "Last name", "schema": { "type": "string" } }, "firstCar": { "title": "First car", "schema": { "type": "string" } }, "lastCar": { "title": "Last car", "schema": { "type": "string" } }, "firstDay": { "title": "First day of the last one", "schema": { "type": "string" } }, "lastDay": { "title": "Last day", "schema": { "type": "string" } }',
      right:
        '"firstName": { "title": "First name", "schema": { "type": "string" }, "checks": { "same": { "assert": { "isAnswered": { "var": "firstName" } } } } }, "lastName": { "title": "Last name", "schema": { "type": "string" } }, "firstCar": { "title": "First car", "schema": { "type": "string" } }, "lastCar": { "title": "Last car", "schema": { "type": "string" } }, "firstDay": { "title": "First day of it", "schema": { "type": "string" } }, "lastDay": { "title": "Last day", "schema": { "type": "string" } }',
    },
  },
  JC556: {
    means: 'A rule holds something against a day that is written out.',
    why: 'It is right on the day on which it is written, and wrong later. Count from {"var": "today"}, or name the day in `settings`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'start', 'checks', 'soon', 'assert'],
      wrong: '"assert": { "dateBefore": ["2026-11-24", { "var": "start" }] }',
      right: '"assert": { "dateBefore": [{ "var": "today" }, { "var": "start" }] }',
    },
  },
  JC557: {
    means:
      'A call that sends something is answered with true or false, and neither `okWhen` nor anything else reads it.',
    why: 'A partner can answer that it did not save. The sequence would go on as if it had.',
    example: {
      file: 'sequences/save.json',
      at: ['steps', 0, 'okWhen'],
      wrong: '"okWhen": { "isAnswered": { "var": "answer.number" } }',
      right: '"okWhen": { "var": "answer.accepted" }',
    },
  },
  JC558: {
    means:
      'Any failure of a step leads where success leads, or the step that failures lead to calls something that can fail.',
    why: 'The household would read that it is done, or go round in a circle of errors. A failure that means that it was done before says so in its `when`.',
    example: {
      file: 'sequences/save.json',
      at: ['steps', 0, 'onFailure'],
      wrong: '"onFailure": [{ "then": { "goTo": "done" } }]',
      right:
        '"onFailure": [{ "when": { "===": [{ "var": "failure.status" }, 409] }, "then": { "goTo": "done" } }]',
    },
  },
  JC565: {
    means: 'A rule says that something is not the opposite of a condition.',
    why: 'That is the condition itself. Where one `!` alone was meant, everybody gets the opposite.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email', 'relevant'],
      wrong: '"relevant": { "!": { "!": { "isAnswered": { "var": "street" } } } }',
      right: '"relevant": { "!": { "isAnswered": { "var": "street" } } }',
    },
  },
  JC566: {
    means:
      'A call sends something fixed under the name of a question whose answer other calls send, or a placeholder, which is filled in texts alone.',
    why: 'The partner is told the same of every household, whatever it answers.',
    example: {
      file: 'calls/create.json',
      at: ['body', 'street'],
      wrong: '"street": "{street}"',
      right: '"street": { "var": "street" }',
    },
  },
  JC578: {
    means: 'A rule compares something with itself.',
    why: 'It says the same of everybody. Another answer was meant, or nothing need be asked.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email', 'relevant'],
      wrong: '"relevant": { "===": [{ "var": "street" }, { "var": "street" }] }',
      right: '"relevant": { "===": [{ "var": "street" }, "High Street"] }',
    },
  },
  JC579: {
    means: 'A rule looks for a value in a list that holds values of several types.',
    why: 'What is looked for has one type: those of another are never met.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email', 'relevant'],
      wrong: '"relevant": { "in": [{ "var": "street" }, ["High Street", 7]] }',
      right: '"relevant": { "in": [{ "var": "street" }, ["High Street", "7"]] }',
    },
  },
  JC580: {
    means: 'Two values of the address of a step are set to one answer.',
    why: 'Of the two the answer keeps the last, whatever the other was, and a link that is made of it says one thing twice.',
    example: {
      file: 'steps/done/step.json',
      at: ['query'],
      wrong:
        '"query": { "ref": { "answer": "reference", "pattern": "^[a-z]+$" }, "by": { "answer": "reference", "pattern": "^[a-z]+$" } }',
      right: '"query": { "ref": { "answer": "reference", "pattern": "^[a-z]+$" } }',
    },
  },
  JC581: {
    means: 'The list of options of a question is empty.',
    why: 'Nobody can choose anything, and where an answer is required nobody gets on.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'note'],
      wrong: '"corner": { "title": "Corner", "schema": { "type": "string" }, "options": [] }',
      right:
        '"corner": { "title": "Corner", "schema": { "type": "string" }, "options": [{ "value": "north", "label": "North" }] }',
    },
  },
  JC582: {
    means:
      'A value that is offered begins or ends with a blank, or has a character in it that nobody sees.',
    why: 'A rule that names the value as it reads never holds, and the partner gets what it does not know.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'note'],
      wrong:
        '"corner": { "title": "Corner", "schema": { "type": "string" }, "options": [{ "value": "north ", "label": "North" }] }',
      right:
        '"corner": { "title": "Corner", "schema": { "type": "string" }, "options": [{ "value": "north", "label": "North" }] }',
    },
  },
  JC583: {
    means:
      'An option of a widget, or a setting of a brand, says more of another one that is not there.',
    why: 'It is drawn beside the other or not at all, so nobody sees it.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'note'],
      wrong:
        '"shade": { "title": "Shade", "schema": { "type": "integer" }, "bounds": [0, 100], "ui": { "widget": "slider", "icons": ["sun", "moon"] } }',
      right:
        '"shade": { "title": "Shade", "schema": { "type": "integer" }, "bounds": [0, 100], "ui": { "widget": "slider", "parts": ["Sun", "Shade"], "icons": ["sun", "moon"] } }',
    },
  },
  JC584: {
    means: 'A call picks a part of its answer under a name that nobody reads.',
    why: 'It is left over, or a rule that was meant to read it asks for something else.',
    example: {
      file: 'calls/create.json',
      at: ['into', 'accepted'],
      wrong: '"accepted": "accepted", "zone": "zone.id"',
      right: '"accepted": "accepted"',
    },
  },
  JC570: {
    means: 'A scenario is told to expect nothing.',
    why: 'It passes whatever the journey does, and counts as one that holds something.',
    example: {
      file: 'scenarios/street.json',
      at: ['scenarios', 0, 'expect'],
      wrong: '"expect": {}',
      right: '"expect": { "step": "apply" }',
      beside: {
        'scenarios/street.json': JSON.stringify({
          $schema: '../../schemas/scenario.schema.json',
          about: 'The first page.',
          household: 'visitor',
          scenarios: [{ name: 'a visitor begins', expect: { step: 'apply' } }],
        }),
        'scenarios/households/visitor.json': JSON.stringify({
          $schema: '../../../schemas/household.schema.json',
          id: 'visitor',
          about: 'A visitor.',
        }),
      },
    },
  },
  JC571: {
    means: 'A step begins anew for whoever comes by its address, and asks for answers to be seen.',
    why: 'Beginning anew takes those answers away, so whoever comes by the address is sent elsewhere with nothing.',
    example: {
      file: 'steps/done/step.json',
      at: ['startsAnew'],
      wrong: '"startsAnew": true',
      right: '"startsAnew": false',
    },
  },
  JC572: {
    means: 'Of the formats that show amounts, one shows them in another currency than all others.',
    why: 'A household would read the same price in pounds and in dollars.',
    example: {
      file: 'formats.json',
      at: ['formats', 'whole'],
      wrong: '"whole": { "shown": { "currency": "USD", "decimals": 0 } }',
      right: '"whole": { "shown": { "currency": "GBP", "decimals": 0 } }',
      beside: {
        'steps/done/step.json': JSON.stringify({
          $schema: '../../../schemas/step.schema.json',
          ...{ id: 'done', route: '/done', stage: 2, name: 'Done', screen: 'results' },
          lead: '{permit.days|pounds}, {permit.days|about} or {permit.days|whole}, by {facts.decidedBy|date}, in {lookups.create.open.0.name}.',
          requires: [
            { that: { isAnswered: { var: 'reference' } }, goTo: 'apply', notice: 'Apply first.' },
          ],
        }),
        'formats.json': JSON.stringify({
          $schema: '../schemas/formats.schema.json',
          formats: {
            pounds: { shown: { currency: 'GBP', decimals: 2 } },
            about: { shown: { currency: 'GBP', decimals: 'asNeeded' } },
          },
        }),
      },
    },
  },
  JC573: {
    means: 'A variant asks for a consent whose id begins with the name of another variant.',
    why: 'The record would say that the words of the other one were agreed to.',
    example: {
      file: 'councils/harbour.json',
      at: ['fields'],
      wrong:
        '"fields": { "agreed": { "title": "I agree to the harbour terms", "consent": { "id": "standard/terms", "version": 1 } }, "tides": { "group": "tides", "title": "I know the tides", "consent": { "id": "harbour/tides", "version": 1 }, "required": { "accepted": true } } }',
      right:
        '"fields": { "agreed": { "title": "I agree to the harbour terms", "consent": { "id": "harbour/terms", "version": 1 } }, "tides": { "group": "tides", "title": "I know the tides", "consent": { "id": "harbour/tides", "version": 1 }, "required": { "accepted": true } } }',
    },
  },
  JC561: {
    means:
      'In a journey with consents that stand in the record, something must be accepted that does not.',
    why: 'Nobody could show later what was agreed to. One of several boxes, of which another may be ticked, is no agreement; nor is what a commit asks again.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['fields', 'agreed'],
      wrong:
        '"agreed": { "title": "I agree to the terms", "group": "agreement", "schema": { "type": "boolean" }, "required": { "accepted": true } }, "post": { "title": "by post", "consent": { "id": "post", "version": 1 } }',
      right:
        '"agreed": { "title": "I agree to the terms", "group": "agreement", "consent": { "id": "terms", "version": 1 }, "required": { "accepted": true } }, "post": { "title": "by post", "consent": { "id": "post", "version": 1 } }',
      beside: {
        'councils/harbour.json': JSON.stringify({
          $schema: '../../schemas/consent-variant.schema.json',
          ...{ id: 'harbour', fields: { tides: { group: 'tides', title: 'I know the tides' } } },
        }),
      },
    },
  },
  JC562: {
    means: 'Two choices of a filter both keep all, or every item has a badge.',
    why: 'It tells nothing apart, and the household thinks that it does.',
    example: {
      file: 'screens/results.json',
      at: ['badges'],
      wrong: '"badges": { "each": [{ "id": "open", "text": "Open", "when": true }] }',
      right:
        '"badges": { "each": [{ "id": "open", "text": "Open", "when": { "===": [{ "var": "item.open" }, true] } }] }',
    },
  },
  JC563: {
    means:
      'A section asks whether what nobody answered is right (`confirm`), and no rule fills anything in there and nothing stands there at first (`initial`), or it stands open anyway: its step does not fold, or it is a dialog.',
    why: 'Who wrote it relies on a question that nobody is ever asked.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['confirm'],
      wrong: '"confirm": "We think you agree. Is that right?"',
      right: '"lead": "Please read this."',
    },
  },
  JC564: {
    means:
      'A section must be visited (`visited`), and nobody gets past it unseen anyway: one of its questions is always required and filled in by nothing, it asks nothing, or all sections of its step stand open.',
    why: 'The word is for a section that a household could be led past, as all that it asks may be left blank. Elsewhere it says nothing.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['visited'],
      wrong: '"visited": true',
      right: '"lead": "Please read this."',
    },
  },
} as const satisfies Explanations;
