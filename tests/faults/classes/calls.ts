import type { Json, JsonObject } from '../../../src/engine';
import type { Candidate, FaultClass } from '../fault';
import { isList, isObject, objectAt, placesOf, pointer, valueAt, word } from '../places';
import { misspelt } from '../random';
import { pathRead } from '../rule-places';
import type { Source } from '../source';

interface Call {
  readonly file: string;
  readonly document: Json;
  readonly body: JsonObject;
  /** The contract's schema of the body. */
  readonly schema: JsonObject;
  readonly parameters: readonly string[];
}

const resolve = (source: Source, value: Json | undefined): JsonObject => {
  const reference = valueAt(value, ['$ref']);
  if (typeof reference !== 'string') return isObject(value) ? value : {};
  return resolve(source, valueAt(source.contract, reference.replace('#/', '').split('/')));
};

function operationOf(source: Source, name: Json | undefined): JsonObject {
  const methods = Object.values(objectAt(source.contract, 'paths')).flatMap((path) =>
    Object.values(isObject(path) ? path : {}),
  );
  return methods.filter(isObject).find((method) => method['operationId'] === name) ?? {};
}

const callsOf = (source: Source): readonly Call[] =>
  source.of('call').map((file) => {
    const document = source.documents.get(file) ?? null;
    const operation = operationOf(source, valueAt(document, ['operation']));
    const parameters = operation['parameters'];
    return {
      file,
      document,
      body: objectAt(document, 'body'),
      schema: resolve(
        source,
        valueAt(operation, ['requestBody', 'content', 'application/json', 'schema']),
      ),
      parameters: (isList(parameters) ? parameters : [])
        .map((one) => resolve(source, one))
        .filter((one) => one['required'] === true && one['in'] === 'query')
        .flatMap((one) => (typeof one['name'] === 'string' ? [one['name']] : [])),
    };
  });

const perCall = (
  name: string,
  make: (call: Call, source: Source) => readonly (Candidate | null)[],
): FaultClass => ({
  name,
  group: 'other',
  candidates: (source) =>
    callsOf(source).flatMap((call) => make(call, source).filter((one) => one !== null)),
});
const properties = (source: Source, { schema }: Call): readonly (readonly [string, JsonObject])[] =>
  Object.entries(objectAt(schema, 'properties')).map(([name, one]) => [name, resolve(source, one)]);
const typesOf = (schema: JsonObject): readonly Json[] =>
  isList(schema['type']) ? schema['type'] : [schema['type'] ?? ''];

export const callClasses: readonly FaultClass[] = [
  perCall('body-key-unknown', (call, source) =>
    Object.keys(call.body).length === 0
      ? []
      : [
          source.edit(
            call.file,
            ['body', 'notInTheContract'],
            'x',
            'the body has a key that the contract has not',
          ),
        ],
  ),
  {
    name: 'body-key-misspelt',
    group: 'dangling',
    candidates: (source, random) =>
      callsOf(source).flatMap(({ file, body }) =>
        Object.keys(body).map((key) => {
          const wrong = misspelt(key, random, source.names);
          const renamed = Object.fromEntries(
            Object.entries(body).map(([one, value]) => [one === key ? wrong : one, value]),
          );
          return source.edit(file, ['body'], renamed, `the body’s ${key} is spelt "${wrong}"`);
        }),
      ),
  },
  perCall('body-key-missing', (call, source) => {
    const required = call.schema['required'];
    return (isList(required) ? required : [])
      .filter((key) => typeof key === 'string' && Object.hasOwn(call.body, key))
      .map((key) =>
        source.edit(call.file, ['body', word(key)], undefined, `the body lacks ${word(key)}`),
      );
  }),
  perCall('body-literal-of-another-type', (call, source) =>
    properties(source, call).map(([name, schema]) => {
      const types = typesOf(schema);
      const wrong = !types.includes('string') ? 'text' : types.includes('number') ? true : 5.5;
      const fits = Object.hasOwn(call.body, name) && schema['type'] !== undefined;
      return fits
        ? source.edit(call.file, ['body', name], wrong, `the body’s ${name} is of another type`)
        : null;
    }),
  ),
  perCall('body-answer-of-another-type', (call, source) =>
    properties(source, call).map(([name, schema]) => {
      const types = typesOf(schema);
      const other = source.fields.find(
        ({ type }) =>
          type !== 'object' &&
          type !== 'array' &&
          !types.includes(type) &&
          !(type === 'integer' && types.includes('number')),
      );
      const fits =
        Object.hasOwn(call.body, name) && schema['type'] !== undefined && other !== undefined;
      return fits
        ? source.edit(
            call.file,
            ['body', name],
            { var: other.at },
            `the body’s ${name} is an answer of another type`,
          )
        : null;
    }),
  ),
  perCall('body-value-impossible', (call, source) =>
    properties(source, call).map(([name, schema]) =>
      isList(schema['enum']) && Object.hasOwn(call.body, name)
        ? source.edit(
            call.file,
            ['body', name],
            'nonesuch',
            `the body’s ${name} is none of the contract’s values`,
          )
        : null,
    ),
  ),
  perCall('body-null-refused', (call, source) =>
    properties(source, call).map(([name, schema]) =>
      Object.hasOwn(call.body, name) &&
      schema['type'] !== undefined &&
      !typesOf(schema).includes('null')
        ? source.edit(
            call.file,
            ['body', name],
            null,
            `the body’s ${name} is null, which the contract refuses`,
          )
        : null,
    ),
  ),
  perCall('query-missing', (call, source) =>
    call.parameters.map((name) =>
      Object.hasOwn(objectAt(call.document, 'query'), name)
        ? source.edit(call.file, ['query', name], undefined, `the query lacks ${name}`)
        : null,
    ),
  ),
  perCall('query-unknown', (call, source) => [
    source.edit(
      call.file,
      ['query', 'notInTheContract'],
      'x',
      'the query has a parameter that the contract has not',
    ),
  ]),
  perCall('pick-deeper', (call, source) => {
    const answer = valueAt(call.document, ['answer']);
    return [
      typeof answer === 'string'
        ? source.edit(
            call.file,
            ['answer'],
            answer === '' ? 'notThere' : `${answer}.notThere`,
            'the answer is picked where the contract has nothing',
          )
        : null,
    ];
  }),
  perCall('pick-of-no-list', (call, source) =>
    placesOf(call.file, call.document)
      .filter(
        ({ path, value }) => path[0] === 'into' && path.length === 2 && typeof value === 'string',
      )
      .map(({ path }) =>
        source.edit(
          call.file,
          path,
          { first: '', where: { notThere: true } },
          `${pointer(path)} picks by what the contract has not`,
        ),
      ),
  ),
  perCall('call-id-twice', (call, source) => {
    const other = source.of('call').find((file) => file !== call.file);
    const id = valueAt(source.documents.get(other ?? ''), ['id']);
    return [
      id === undefined
        ? null
        : source.edit(call.file, ['id'], id, `has the id of ${String(other)}`, [String(other)]),
    ];
  }),
  perCall('placeholder-sent', (call, source) =>
    placesOf(call.file, call.document)
      .filter(({ path, value }) => path[0] === 'body' && pathRead(value) !== null)
      .map(({ path, value }) =>
        source.edit(
          call.file,
          path,
          `{${String(pathRead(value))}}`,
          `${pointer(path)} is a placeholder, as in a text`,
        ),
      ),
  ),
];
