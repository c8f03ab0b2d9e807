import type { Explanations } from './explanation';

const localeWith = (said: string): string =>
  `{ "$schema": "../../schemas/locale.schema.json", "name": "Cymraeg", "own": "English", "steps": ["done"], "words": [], ${said} }`;

const wordingWith = (said: string): string =>
  `{ "$schema": "../schemas/wording.schema.json", ${said} }`;

/** Words that stand where they are, and are not what was meant. Each is a warning. */
export const wording = {
  JC608: {
    means:
      'A text has a mark or a blank that nobody meant: at its ends, twice in a row, unseen, of another language, a quotation mark in place of an apostrophe, or a note to oneself.',
    why: 'A household reads it, or hears it read out. Nothing takes it away: texts stand on the page as they are written.',
    example: {
      file: 'messages/en-GB/page.json',
      at: ['texts', 'page.continue'],
      wrong: '"page.continue": "Continue "',
      right: '"page.continue": "Continue"',
    },
  },
  JC609: {
    means:
      'Two things that are to be told apart have the same words: choices, questions of a section, facts, or a title and the line under it.',
    why: 'Whoever cannot see where they stand cannot tell them apart, and a line that repeats its title takes the time to read it.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email'],
      wrong: '"email": { "title": "Street", "schema": { "type": "string", "format": "email" } }',
      right: '"email": { "title": "E-mail", "schema": { "type": "string", "format": "email" } }',
    },
  },
  JC610: {
    means:
      'A message, a hint, a choice or the words of a fact say a number that the rule beside them does not have.',
    why: 'The household does what it reads, and is refused again. Months may be said as years, and pence as pounds.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'checks', 'enoughDays', 'message'],
      wrong: '"message": "A permit is for at least 7 days."',
      right: '"message": "A permit is for at least 2 days."',
    },
  },
  JC619: {
    means:
      'A message asks for at least something, and its check for at most that, or the other way round.',
    why: 'Whoever does what the message says is refused, and whoever does not is let through. English words alone are read so.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'days', 'checks', 'enoughDays', 'message'],
      wrong: '"message": "The days must be less than 3."',
      right: '"message": "The days must be at least 2."',
    },
  },
  JC611: {
    means:
      'Words are missing: the name of a question, the reason why something cannot be changed or chosen, what to do where an answer is missing, what is said while a call is on its way.',
    why: 'The page has nothing to say there but the name in the file, or says nothing at all.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email'],
      wrong: '"email": { "schema": { "type": "string", "format": "email" } }',
      right: '"email": { "title": "E-mail", "schema": { "type": "string", "format": "email" } }',
    },
  },
  JC612: {
    means:
      'A text of six words or more takes an older reader than `readingAge` of wording.json allows, by the grade of Flesch and Kincaid and five years.',
    why: 'Who reads little, or little English, or is in a hurry, gives up or guesses. A text that the specification gives to the letter belongs under `literal`; a long word that everybody knows under `familiar`.',
    example: {
      file: 'steps/apply/terms.json',
      at: ['content', 0, 'text'],
      wrong:
        '"text": "Permission to station a vehicle is allocated independently of availability."',
      right: '"text": "A permit is no promise of a space."',
      beside: { 'wording.json': wordingWith('"readingAge": 11') },
    },
  },
  JC613: {
    means:
      'A sheet uses more new terms than `newTerms` of wording.json allows, which no sheet before it used and which it does not explain.',
    why: 'Everybody can learn a word or two while they answer. Of more at once they guess, and what is guessed may cost them money.',
    example: {
      file: 'steps/apply/street.json',
      at: ['fields', 'email'],
      wrong: '"email": { "title": "Licence", "schema": { "type": "string", "format": "email" } }',
      right: '"email": { "title": "E-mail", "schema": { "type": "string", "format": "email" } }',
      beside: {
        'wording.json': wordingWith(
          '"newTerms": 0, "terms": { "licence": { "also": ["e-mail"], "explained": ["E-mail"] } }',
        ),
      },
    },
  },
  JC614: {
    means: 'wording.json lists a literal text or a term that no text says, or says otherwise.',
    why: 'What is listed is not measured: a list that nobody keeps hides texts that are hard to read, and a literal text that was changed is a departure from the specification.',
    example: {
      file: 'wording.json',
      at: [],
      wrong: wordingWith('"literal": [{ "text": "A permit is no space.", "source": ["PARK-20"] }]'),
      right: wordingWith(
        '"literal": [{ "text": "A permit is no promise of a space.", "source": ["PARK-20"] }]',
      ),
    },
  },
  JC615: {
    means:
      'A language of locales/ does not say all texts of the steps and words that it names; the finding says how many, and the first of them.',
    why: 'Each of them falls back to the language of the journey: the household reads a page in two languages, and may not understand one of them.',
    example: {
      file: 'locales/cy-GB.json',
      at: [],
      wrong: localeWith('"texts": {}'),
      right: localeWith(
        '"texts": { "Done": "Wedi gorffen", "Your street": "Eich stryd", "{label} is required": "Mae angen {label}", "{label} is invalid.": "Mae {label} yn annilys.", "Apply first.": "Gwnewch gais yn gyntaf.", "You hear from us by {facts.decidedBy|date}. Until then park in {lookups.create.open.0.name}.": "Cewch glywed erbyn {facts.decidedBy|date}. Tan hynny parciwch yn {lookups.create.open.0.name}." }',
      ),
    },
  },
  JC616: {
    means:
      'A language of locales/ says something for a text that the journey does not have, fills in something else than the text does, or has other blocks (paragraphs, items, headings) where that is formatted.',
    why: 'The text was changed since, and is said in the language of the journey until somebody says it anew; or a figure or a link is missing in one of the languages.',
    example: {
      file: 'locales/cy-GB.json',
      at: [],
      wrong: localeWith('"texts": { "Finished": "Wedi gorffen" }'),
      right: localeWith(
        '"texts": { "Done": "Wedi gorffen", "Your street": "Eich stryd", "{label} is required": "Mae angen {label}", "{label} is invalid.": "Mae {label} yn annilys.", "Apply first.": "Gwnewch gais yn gyntaf.", "You hear from us by {facts.decidedBy|date}. Until then park in {lookups.create.open.0.name}.": "Cewch glywed erbyn {facts.decidedBy|date}. Tan hynny parciwch yn {lookups.create.open.0.name}." }',
      ),
    },
  },
} as const satisfies Explanations;
