import type { Explanations } from './explanation';

/** A question that much follows from: what is stored, called by address, opened and tracked. */
const street = {
  file: 'steps/apply/street.json',
  at: ['fields', 'street'],
  wrong:
    '"street": { "title": "Street", "schema": { "type": "string" }, "required": true, "sensitive": "contact" }',
  right: '"street": { "title": "Street", "schema": { "type": "string" }, "required": true }',
} as const;

/** What gets out of a journey that must stay with the household. */
export const sensitive = {
  JC701: {
    means: 'An answer that is sensitive, or something that follows from one, is stored.',
    why: 'What is stored stays for days on a device that others use too. A path that must be stored is `{ "path", "because" }` in `persist.allow`.',
    example: street,
  },
  JC702: {
    means:
      'A tracking record carries a sensitive answer, or is sent only when a rule over one holds.',
    why: 'Records go to people who count visits, and who need to know nothing of anybody. That a record is sent tells as much as what is in it.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'zone'],
      wrong:
        '"zone": { "title": "Zone", "schema": { "type": "object" }, "ui": { "widget": "select" }, "options": { "from": "lookups.zones", "value": "id", "label": "name", "keep": ["id", "name"] }, "sensitive": "contact" }',
      right:
        '"zone": { "title": "Zone", "schema": { "type": "object" }, "ui": { "widget": "select" }, "options": { "from": "lookups.zones", "value": "id", "label": "name", "keep": ["id", "name"] } }',
    },
  },
  JC703: {
    means:
      'A sensitive answer gets into an address: of a step, of a link, or the path or query of a call.',
    why: 'Addresses are kept in histories and written into logs. A call whose contract leaves no choice says `because`.',
    example: street,
  },
  JC704: {
    means: 'The title of a step is filled with, or chosen by, a sensitive answer.',
    why: 'A title can name the tab, which the history of the browser keeps and everybody beside the screen reads.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email'],
      wrong:
        '"email": { "title": "E-mail", "schema": { "type": "string", "format": "email" }, "sensitive": "contact" }',
      right: '"email": { "title": "E-mail", "schema": { "type": "string", "format": "email" } }',
      beside: {
        'steps/apply/step.json':
          '{ "$schema": "../../../schemas/step.schema.json", "id": "apply", "route": "/apply", "stage": 1, "name": "Your street", "title": "Permit for {email}", "progressive": true, "sections": ["street", "terms"], "submit": { "label": "Apply", "sequence": "save", "ready": "That is everything" } }',
      },
    },
  },
  JC705: {
    means:
      'A look-up is called, cleared or forgotten only when a rule over a sensitive answer holds, or is called with one.',
    why: 'So that a reload can call it again its name and what it was called with are stored, and these tell of the answer.',
    example: {
      file: 'journey.json',
      at: ['records'],
      wrong:
        '"records": { "reference": { "type": "string", "sensitive": "medical" } }, "lookups": { "zones": { "forgottenWith": ["reference"] } }',
      right:
        '"records": { "reference": { "type": "string" } }, "lookups": { "zones": { "forgottenWith": ["reference"] } }',
    },
  },
  JC706: {
    means: 'A section or dialog opens only when a rule over a sensitive answer holds.',
    why: 'Which sections have opened is stored, so that a reload does not open them again. That this one is among them tells of the answer.',
    example: street,
  },
  JC707: {
    means: 'A question that is not stored is asked only when a rule over a sensitive answer holds.',
    why: 'A reload names the questions whose answers it lost. That this one is among them tells of the other answer. Of a medical question only the section is named.',
    example: street,
  },
  JC708: {
    means:
      'Whether a step of a sequence is done, skipped or fails follows from a sensitive answer.',
    why: 'The journal of a sequence, with what became of each step, is stored.',
    example: {
      file: 'calls/create.json',
      at: ['sensitive'],
      wrong: '"sensitive": { "accepted": "identity" }',
      right: '"sensitive": { "open": "identity" }',
    },
  },
  JC709: {
    means: 'A commit keeps a sensitive answer, or something that follows from one.',
    why: 'The ledger of commits outlives the answers: it stays when they are forgotten.',
    example: { ...street, pays: true },
  },
  JC710: {
    means: 'A `because` stands where nothing sensitive gets to.',
    why: 'Who reads it believes that something sensitive is let through here, and looks no further.',
    example: {
      file: 'journey.json',
      at: ['persist'],
      wrong:
        '"persist": { "version": 1, "days": 30, "allow": [{ "path": "street", "because": "It is asked for again." }] }',
      right: '"persist": { "version": 1, "days": 30, "allow": ["street"] }',
    },
  },
  JC711: {
    means:
      'A browser fills in what is a person’s own here (`autocomplete`), and neither the question nor its section says `sensitive`, in a journey whose other questions do.',
    why: 'What is not said to be private is not followed: it may be stored, tracked or stand in an address, and nobody is told.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'name'],
      wrong:
        '"name": { "title": "Name", "schema": { "type": "string" }, "ui": { "autocomplete": "name" } }, "phone": { "title": "Phone", "schema": { "type": "string" }, "sensitive": "contact" }',
      right:
        '"name": { "title": "Name", "schema": { "type": "string" }, "ui": { "autocomplete": "name" }, "sensitive": "identity" }, "phone": { "title": "Phone", "schema": { "type": "string" }, "sensitive": "contact" }',
    },
  },
} as const satisfies Explanations;
