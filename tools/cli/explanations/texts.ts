import type { Explanations } from './explanation';

/** Texts for people. */
export const texts = {
  JC601: {
    means:
      'A text has HTML in it, or a link that is not to a web page, a mail address or a telephone.',
    why: 'Texts are shown as text, so a tag would be read out as it stands. What texts can have are placeholders and links: `[words](settings.helpUrl)`.',
    example: {
      file: 'messages/en-GB/page.json',
      at: ['texts', 'page.continue'],
      wrong: '"page.continue": "<b>Continue</b>"',
      right: '"page.continue": "Continue"',
    },
  },
  JC602: {
    means: 'A placeholder or a link in a text is not closed, is empty, or cannot be filled there.',
    why: 'People would read the braces or the brackets.',
    example: {
      file: 'steps/apply/street.json',
      at: ['summary'],
      wrong: '"summary": "Permit for {street"',
      right: '"summary": "Permit for {street}"',
    },
  },
  JC603: {
    means: 'The format behind the bar of a placeholder does not exist.',
    why: 'The value would be shown raw: `2026-11-21` for a date, or an option’s id for its label.',
    example: {
      file: 'steps/apply/street.json',
      at: ['summary'],
      wrong: '"summary": "{street}, {zone|name}"',
      right: '"summary": "{street}, {zone|label}"',
    },
  },
  JC604: {
    means:
      'A link, or a setting that is an address, leads where no link may lead: to code, to data, or over an open line.',
    why: 'Addresses are settings, which a brand fills in, and begin with https:// or /. A link to `javascript:` would run in the page of somebody who is typing their bank details.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['content', 0],
      wrong: '{ "kind": "note", "text": "[Read the terms](http://example.com/terms)" }',
      right: '{ "kind": "note", "text": "[Read the terms](settings.helpUrl)" }',
    },
  },
  JC605: {
    means: 'A text that people are meant to read is empty.',
    why: 'A label without words is a field that nobody can name, least of all by ear.',
    example: {
      file: 'steps/apply/step.json',
      at: ['title'],
      wrong: '"title": " "',
      right: '"title": "Where do you park?"',
    },
  },
  JC606: {
    means: 'Nothing fills this placeholder where the words are shown.',
    why: 'People would read the braces. `{label}` and limits such as `{min}` are there in messages of rules that have them; some words are shown as they stand.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'street', 'messages'],
      wrong: '"messages": { "required": "Give at least {min} letters" }',
      right: '"messages": { "required": "Give us your {label}" }',
    },
  },
  JC607: {
    means:
      'A text shows a value that it cannot put into words: a whole object or list, or one of another kind than its format takes.',
    why: 'It would stand there as JSON, or as it is kept: a name where an amount of money is meant, a number where a day is.',
    example: {
      file: 'steps/apply/street.json',
      at: ['summary'],
      wrong: '"summary": "{street}, {permit.days|date}"',
      right: '"summary": "{street}, {permit.days|number}"',
    },
  },
  JC617: {
    means:
      'Something in a text was meant as formatting and is none: bold that does not end in its line, a line that only looks like an item or a heading, or formatting in a text that has none, which is a warning.',
    why: 'People would read the marks. A lead, and `text` of `content` and of a group, can have lines that are paragraphs, items (`- `, `1. `) or headings (`## `), and **bold** in them; titles, labels, hints and buttons are one line of words.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['content', 0],
      wrong: '{ "kind": "note", "text": "Bring:\\n* your card\\n* **a photo" }',
      right: '{ "kind": "note", "text": "Bring:\\n- your card\\n- **a photo**" }',
    },
  },
  JC618: {
    means:
      'A title with cases may be none at all, or has no name beside it; or the title or hint of a consent has cases.',
    why: 'A question without a title is one that nobody can name. A message, a list of sections and the folded answers call it by one name, which may not change while somebody reads. A consent is recorded with its words under a version, so it has one text.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email'],
      wrong:
        '"email": { "title": [{ "when": { "isAnswered": { "var": "zone" } }, "text": "E-mail for your permit" }], "schema": { "type": "string", "format": "email" } }',
      right:
        '"email": { "title": [{ "when": { "isAnswered": { "var": "zone" } }, "text": "E-mail for your permit" }, { "text": "E-mail" }], "label": "E-mail", "schema": { "type": "string", "format": "email" } }',
    },
  },
} as const satisfies Explanations;
