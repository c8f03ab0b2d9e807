import type { JsonObject } from '../../../../src/engine';
import type { Said } from '../expressions/said';
import type { AnswerKind, Planned } from './plan';

/** What of a form is sent, by its name: where a rule reads it, and its shape in the contract. */
export type Sent = ReadonlyMap<string, { readonly path: string; readonly schema: JsonObject }>;

const shapes: Readonly<Record<AnswerKind, JsonObject>> = {
  whole: { type: ['integer', 'null'] },
  decimal: { type: ['number', 'null'] },
  text: { type: ['string', 'null'] },
  day: { type: ['string', 'null'] },
  month: { type: ['string', 'null'] },
  time: { type: ['string', 'null'] },
  one: { type: ['string', 'null'] },
  several: { type: ['array', 'null'], items: { type: 'string' } },
  tick: { type: ['boolean', 'null'] },
  files: {
    type: ['array', 'null'],
    items: {
      type: 'object',
      properties: {
        ...{ id: { type: 'string' }, name: { type: 'string' } },
        ...{ size: { type: 'number' }, type: { type: 'string' } },
      },
      additionalProperties: false,
    },
  },
};

const isOfFiles = ({ schema }: { readonly schema: JsonObject }): boolean => schema === shapes.files;

/** Every answer and everything worked out, as the form would send it. */
export function sentOf(
  planned: ReadonlyMap<string, Planned>,
  facts: ReadonlyMap<string, Said>,
): Sent {
  const sent = new Map<string, { readonly path: string; readonly schema: JsonObject }>();
  for (const [path, node] of planned) {
    if (node.as === 'asked' && node.repeat === null)
      sent.set(node.name, { path: node.name, schema: shapes[node.kind] });
    if (node.as === 'listed')
      sent.set(node.name, { path: node.name, schema: listShape(path, planned) });
    const said = facts.get(path);
    if (node.as === 'worked' && said !== undefined)
      sent.set(node.name, { path: `facts.${node.name}`, schema: shapeOf(said) });
  }
  return sent;
}

function shapeOf(said: Said): JsonObject {
  if (said.kind === 'number') return said.isWhole ? shapes.whole : shapes.decimal;
  return said.kind === 'truth' ? { type: 'boolean' } : shapes.text;
}

function listShape(repeat: string, planned: ReadonlyMap<string, Planned>): JsonObject {
  const properties = Object.fromEntries(
    [...planned.values()].flatMap((node): readonly (readonly [string, JsonObject])[] =>
      node.as === 'asked' && node.repeat === repeat ? [[node.name, shapes[node.kind]]] : [],
    ),
  );
  return {
    type: ['array', 'null'],
    items: { type: 'object', properties, additionalProperties: false },
  };
}

/** The call that sends them, its contract, and what comes before and after it. */
export function sendingFiles(sent: Sent, title: string): ReadonlyMap<string, JsonObject> {
  const properties = Object.fromEntries([...sent].map(([name, { schema }]) => [name, schema]));
  const body = Object.fromEntries([...sent].map(([name, { path }]) => [name, { var: path }]));
  const hasFiles = [...sent.values()].some(isOfFiles);
  return new Map<string, JsonObject>([
    ['api/openapi.json', contractOf(title, properties, hasFiles)],
    ...(hasFiles ? callsOfFiles : []),
    [
      'calls/send-answers.json',
      { id: 'sendAnswers', operation: 'createSubmission', body, repeat: 'creates' },
    ],
    [
      'sequences/send.json',
      {
        id: 'send',
        title: 'Sending your answers',
        steps: [
          {
            id: 'answers',
            name: 'your answers',
            call: 'sendAnswers',
            as: 'sentAnswers',
            okWhen: { isAnswered: { var: 'answer.reference' } },
            message: 'Your answers could not be sent.',
            then: { set: { reference: { var: 'answer.reference' } } },
          },
        ],
        then: { goTo: 'sent' },
      },
    ],
    [
      'steps/sent/step.json',
      {
        id: 'sent',
        route: '/sent',
        stage: 2,
        name: 'Sent',
        title: 'Thank you',
        lead: 'Your reference is {reference}.',
        scene: 'small',
        aside: [],
        requires: [
          {
            that: { isAnswered: { var: 'reference' } },
            goTo: 'form',
            notice: 'Please answer these questions first.',
          },
        ],
      },
    ],
    ['scenarios/scenarios.json', { today: '2026-09-01' }],
    [
      'scenarios/households/anybody.json',
      {
        id: 'anybody',
        about: 'Whoever fills in the form.',
        answers: {
          createSubmission: { reference: 'S-0001' },
          ...(hasFiles && { storeFile: { id: 'file-1' }, deleteFile: {} }),
        },
      },
    ],
  ]);
}

/** By these each file is sent by itself, and forgotten once it is taken out. */
const callsOfFiles: readonly (readonly [string, JsonObject])[] = [
  ['calls/send-file.json', { id: 'sendFile', operation: 'storeFile', answer: 'id' }],
  [
    'calls/forget-file.json',
    { id: 'forgetFile', operation: 'deleteFile', path: { id: { var: 'with.id' } } },
  ],
];

const answering = (description: string, schema: JsonObject, example: JsonObject): JsonObject => ({
  '200': { description, content: { 'application/json': { schema, example } } },
});

const pathsOfFiles: JsonObject = {
  '/files': {
    post: {
      operationId: 'storeFile',
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: { type: 'string', format: 'binary' } },
              required: ['file'],
            },
          },
        },
      },
      responses: answering(
        'It was stored.',
        { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        { id: 'file-1' },
      ),
    },
  },
  '/files/{id}': {
    delete: {
      operationId: 'deleteFile',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: answering('It was forgotten.', { type: 'object' }, {}),
    },
  },
};

const contractOf = (title: string, properties: JsonObject, hasFiles: boolean): JsonObject => ({
  openapi: '3.1.0',
  info: { title, version: '1.0.0' },
  paths: {
    ...(hasFiles && pathsOfFiles),
    '/submissions': {
      post: {
        operationId: 'createSubmission',
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', properties, additionalProperties: false },
            },
          },
        },
        responses: {
          '200': {
            description: 'It was taken.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { reference: { type: 'string' } },
                  required: ['reference'],
                  additionalProperties: false,
                },
                example: { reference: 'S-0001' },
              },
            },
          },
        },
      },
    },
  },
});
