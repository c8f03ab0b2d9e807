import type { Explanations } from './explanation';

/** Names that lead somewhere. */
export const references = {
  JC301: {
    means: 'No step has this name.',
    why: 'A household would be sent to a page that does not exist. Lists of files (`steps` in journey.json) name folders; everything else names the `id` of the step.',
    example: {
      file: 'steps/done/step.json',
      at: ['requires', 0, 'goTo'],
      wrong: '"goTo": "aply"',
      right: '"goTo": "apply"',
    },
  },
  JC302: {
    means:
      'A step names a section that has no file, or a section lies in a step that does not name it.',
    why: 'Either way the section is never shown, and what it asks is never asked.',
    example: {
      file: 'steps/apply/step.json',
      at: ['sections'],
      wrong: '"sections": ["street", "term"]',
      right: '"sections": ["street", "terms"]',
    },
  },
  JC303: {
    means: 'The section has no field of this name, or the table of a screen no such column.',
    why: 'A button beside a field that is not there stands nowhere, and a notice under it is never read. Fields are the questions of `fields`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['actions', 'findZone'],
      wrong: '"findZone": { "label": "Find zone", "beside": "road" }',
      right: '"findZone": { "label": "Find zone", "beside": "street" }',
    },
  },
  JC304: {
    means: 'There is no bundle of this name in bundles/.',
    why: 'The reaction would happen and change nothing.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 2, 'apply'],
      wrong: '"apply": "zoneDefault"',
      right: '"apply": "zoneDefaults"',
    },
  },
  JC305: {
    means: 'There is no call of this name in calls/.',
    why: 'Nothing would be asked or saved where the journey counts on it.',
    example: {
      file: 'sequences/save.json',
      at: ['steps', 0, 'call'],
      wrong: '"call": "creat"',
      right: '"call": "create"',
    },
  },
  JC306: {
    means: 'There is no sequence of this name in sequences/.',
    why: 'Pressing the button would do nothing.',
    example: {
      file: 'steps/apply/step.json',
      at: ['submit'],
      wrong: '"submit": { "label": "Apply", "sequence": "saves" }',
      right: '"submit": { "label": "Apply", "sequence": "save" }',
    },
  },
  JC307: {
    means: 'No call fills a lookup of this name.',
    why: 'A section that needs it would wait for ever. A lookup is named by the call that fills it, or by `as` where it is called.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['needs'],
      wrong: '"needs": ["zone"]',
      right: '"needs": ["zones"]',
    },
  },
  JC308: {
    means: 'tracking.json has no record of this name.',
    why: 'The event would be sent without anything in it, or not at all.',
    example: {
      file: 'bundles/zone-defaults.json',
      at: ['changes', 1, 'track'],
      wrong: '"track": "zonesFound"',
      right: '"track": "zoneFound"',
    },
  },
  JC309: {
    means:
      'The directory names a variant that has no file, or a section names a directory that is not there.',
    why: 'Whoever belongs to that variant would see no section at all.',
    example: {
      file: 'councils/directory.json',
      at: ['entries', '7'],
      wrong: '"7": { "variant": "harbor" }',
      right: '"7": { "variant": "harbour" }',
    },
  },
  JC310: {
    means: 'The partner’s contract has no operation of this name.',
    why: 'The call could only fail. The name is an `operationId` of the OpenAPI document that journey.json names as `contract`.',
    example: {
      file: 'calls/zones.json',
      at: ['operation'],
      wrong: '"operation": "getZones"',
      right: '"operation": "listZones"',
    },
  },
  JC311: {
    means: 'The section has no action of this name.',
    why: 'The reaction waits for a button that nobody can press.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 0, 'on'],
      wrong: '"on": { "pressed": "findZones" }',
      right: '"on": { "pressed": "findZone" }',
    },
  },
  JC312: {
    means: 'A rule, a text or a list names a path that nothing declares.',
    why: 'It would read as null for everybody, and a condition on it would never change. A path is declared by a question whose answer it is, or by `records` of journey.json; below `lookups.` by a call; `facts.` and `settings.` by their names. What an `item` of a screen has, the contract says.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'required'],
      wrong: '"required": { "===": [{ "var": "permit.type" }, "visitor"] }',
      right: '"required": { "===": [{ "var": "permitType" }, "visitor"] }',
    },
  },
  JC313: {
    means: 'No file in facts/ has a fact of this name.',
    why: 'It would read as null for everybody.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'relevant'],
      wrong: '"relevant": { "var": "facts.short" }',
      right: '"relevant": { "var": "facts.isShort" }',
    },
  },
  JC314: {
    means: '`settings` of journey.json has no such key.',
    why: 'Brands fill in settings that journey.json declares. One that is not declared stays empty, and a link to it leads nowhere.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'hint'],
      wrong: '"hint": "Ask {settings.council.name} or [read more](settings.helpLink)."',
      right: '"hint": "Ask {settings.council.name} or [read more](settings.helpUrl)."',
    },
  },
  JC315: {
    means: 'A call sends a name that the contract does not have there.',
    why: 'The partner refuses or ignores it, and what the household answered is lost. Names in `body`, `query` and `path` are those of the contract, to the letter.',
    example: {
      file: 'calls/create.json',
      at: ['body'],
      wrong: '"body": { "street": { "var": "street" }, "mail": { "var": "email" } }',
      right: '"body": { "street": { "var": "street" }, "holder": { "email": { "var": "email" } } }',
    },
  },
  JC316: {
    means: 'A call leaves out a name that the contract requires.',
    why: 'The partner would refuse every such call.',
    example: {
      file: 'calls/create.json',
      at: ['body'],
      wrong: '"body": { "holder": { "email": { "var": "email" } } }',
      right: '"body": { "street": { "var": "street" }, "holder": { "email": { "var": "email" } } }',
    },
  },
  JC317: {
    means:
      'A call is given a parameter that it does not read, or a sequence is not given by a screen’s button exactly what it reads.',
    why: 'The value goes nowhere, or comes from nowhere. What a call or a sequence reads are the paths `with.…` in its own file.',
    example: {
      file: 'steps/apply/street.json',
      at: ['reactions', 0, 'call'],
      wrong: '"call": [{ "id": "zones", "with": { "road": { "var": "street" } } }]',
      right: '"call": [{ "id": "zones", "with": { "street": { "var": "street" } } }]',
    },
  },
  JC318: {
    means: 'A tracking record has a property that `allow` of tracking.json does not name.',
    why: 'Nothing about a household leaves it unless somebody has allowed it by name.',
    example: {
      file: 'tracking.json',
      at: ['records', 'zoneFound'],
      wrong: '"zoneFound": { "Page": "Street", "Email": { "var": "email" } }',
      right: '"zoneFound": { "Page": "Street", "Zone": { "var": "zone.id" } }',
    },
  },
  JC319: {
    means: 'There is no normaliser of this name.',
    why: 'An answer would be kept as it was typed, where a tidy one is counted on. Normalisers are functions of the engine (`removeSpaces`, `upperCase` and a few more) or a replacement, `{ "replace", "with" }`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'street', 'normalise'],
      wrong: '"normalise": ["trimAll"]',
      right: '"normalise": ["trim"]',
    },
  },
  JC322: {
    means: 'There is no format of this name for what is typed.',
    why: 'Anything could be typed there. Formats are `date`, `email` and those of formats.json that have a `pattern`.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'street', 'schema'],
      wrong: '"schema": { "type": "string", "format": "emial" }',
      right: '"schema": { "type": "string", "format": "email" }',
    },
  },
  JC323: {
    means: 'The section has no group of this name.',
    why: 'It would not be known where the question stands. Groups are named in `groups`, in the order in which they stand.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['fields', 'agreed', 'group'],
      wrong: '"group": "agreements"',
      right: '"group": "agreement"',
    },
  },
  JC324: {
    means: 'There is no directory of this name, or no entry of it says this key.',
    why: 'The rule would read null for every id. A directory is named by its folder; what is true of each id stands in its `entries` and in `otherwise`.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['relevant'],
      wrong:
        '"relevant": { "===": [{ "entry": ["councils", { "var": "lookups.zones.0.council" }, "kind"] }, "harbour"] }',
      right:
        '"relevant": { "===": [{ "entry": ["councils", { "var": "lookups.zones.0.council" }, "variant"] }, "harbour"] }',
    },
  },
  JC320: {
    means:
      'A call sends a value that the contract refuses there, or picks by one that it never has; or a household of scenarios is answered by what the contract never gives.',
    why: 'The partner would refuse the call, and the household could do nothing about it. A scenario whose partner answers what no partner can proves nothing.',
    example: {
      file: 'calls/create.json',
      at: ['body'],
      wrong: '"body": { "street": 12 }',
      right: '"body": { "street": { "var": "street" } }',
    },
  },
  JC321: {
    means:
      'A call or a sequence reads a parameter that nothing gives it, or a step wants one of its address that its route does not have.',
    why: 'It would be null every time. What a call reads as `with.…` is given in `with` where the call is made; what a step reads of its address stands in `route` as `:name`.',
    example: {
      file: 'calls/zones.json',
      at: ['query'],
      wrong: '"query": { "street": { "var": "with.road" } }',
      right: '"query": { "street": { "var": "with.street" } }',
    },
  },
  JC325: {
    means: 'A scenario names a household or a waypoint that no file of scenarios declares.',
    why: 'The scenario could not be played, so nobody would know whether what it says holds.',
    example: {
      file: 'scenarios/street.json',
      at: ['household'],
      wrong: '"household": "visitr"',
      right: '"household": "visitor"',
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
  JC326: {
    means: 'A `source` or a scenario names a clause that the list of clauses has not.',
    why: 'Whoever asks why something is so would look for a sentence that is not there, and the clause that was meant counts as forgotten. `clauses` in scenarios/scenarios.json says where the list lies.',
    example: {
      file: 'facts/permit.json',
      at: ['facts', 'isShort', 'source'],
      wrong: '"source": ["PARK-10"]',
      right: '"source": ["PARK-01"]',
    },
  },
} as const satisfies Explanations;
