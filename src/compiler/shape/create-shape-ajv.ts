import { _, Ajv, type Code, type Name, type Options } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { aMegabyte, type CompiledJourney } from '../../journey';
import { aTime, aWord } from '../../rules';

/** As `countWords` counts them, in code that stands alone. */
const wordsIn = (text: Name): Code =>
  _`(${text}.match(new RegExp(${aWord.source}, "g")) || []).length`;

/** What a text of too few or too many words breaks. */
const wordKeywords = { minWords: _`<`, maxWords: _`>` };

/** What several choices break: too few, too many, or others beside what goes with no other. */
const choiceKeywords = {
  // What goes with no other is enough.
  minChoices: (list: Name, limit: unknown, alone?: string | number): Code => {
    const isFew = _`${list}.length < ${limit as Name}`;
    return alone === undefined ? isFew : _`${isFew} && !${list}.includes(${alone})`;
  },
  maxChoices: (list: Name, limit: unknown): Code => _`${list}.length > ${limit as Name}`,
  alone: (list: Name, value: unknown): Code =>
    _`${list}.length > 1 && ${list}.includes(${value as Name})`,
};

/** What files break: too few, too many, or one of a type or size that is not taken. */
const fileKeywords = {
  minFiles: (list: Name, limit: unknown): Code => _`${list}.length < ${limit as Name}`,
  maxFiles: (list: Name, limit: unknown): Code => _`${list}.length > ${limit as Name}`,
  fileTypes: (list: Name, types: unknown): Code =>
    _`${list}.some((file) => !${types as Name}.includes(file.type))`,
  megabytes: (list: Name, limit: unknown): Code =>
    _`${list}.some((file) => file.size > ${limit as Name} * ${aMegabyte})`,
};

/** The same for the generated code and for the validators made in process, so that they agree. */
export function createShapeAjv(
  { patterns }: Pick<CompiledJourney, 'patterns'>,
  code: NonNullable<Options['code']> = {},
): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    multipleOfPrecision: 8,
    verbose: false,
    messages: false,
    // The compiler has checked the schemas: holding them against draft 7 again costs more than all else.
    meta: false,
    validateSchema: false,
    code,
  });
  formatsPlugin(ajv);
  ajv.addFormat('month', /^\d{4}-(0[1-9]|1[0-2])$/);
  ajv.addFormat('time', aTime);
  // Said before any other: the list of the engine does not name it.
  ajv.addKeyword({
    keyword: 'halfOfDay',
    type: 'string',
    schemaType: 'boolean',
    code: (at) =>
      at.fail(_`/^(?:1[0-2]|[1-9])$|^[1-9]:[0-5]\\d$|^12(?::[0-5]\\d)? \\D+$/.test(${at.data})`),
  });
  for (const [keyword, breaks] of Object.entries(wordKeywords))
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
      code: (at) => at.fail(_`${wordsIn(at.data)} ${breaks} ${at.schemaCode}`),
    });
  for (const [keyword, breaks] of Object.entries({ ...choiceKeywords, ...fileKeywords }))
    ajv.addKeyword({
      keyword,
      type: 'array',
      error: { message: '', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
      code: (at) =>
        at.fail(
          breaks(at.data, at.schemaCode, at.parentSchema['alone'] as string | number | undefined),
        ),
    });
  ajv.removeKeyword('maxItems');
  ajv.addKeyword({
    keyword: 'maxItems',
    type: 'array',
    schemaType: 'number',
    error: {
      message: '',
      params: ({ data, schemaCode }) => _`{max: ${schemaCode}, n: ${data}.length - ${schemaCode}}`,
    },
    code: (at) => at.fail(_`${at.data}.length > ${at.schemaCode}`),
  });
  for (const [name, pattern] of Object.entries(patterns))
    ajv.addFormat(name, new RegExp(pattern, 'u'));
  return ajv;
}
