import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { ContractDocument } from './contract-operations';
import { contractModule } from './contract-module';

const leaf = {
  type: 'object',
  description: 'One of a list',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', minLength: 2 }, description: { type: 'string' } },
};

const document: ContractDocument = {
  paths: {
    '/leaves': {
      get: answering('leaves', { type: 'array', items: { $ref: '#/components/schemas/Leaf' } }),
      post: answering('addLeaf', { $ref: '#/components/schemas/Leaf' }),
    },
    '/tree/{id}': {
      delete: { operationId: 'fell', responses: { '204': { description: 'Felled' } } },
    },
  },
  components: { schemas: { Leaf: leaf } },
};

function answering(operationId: string, schema: unknown) {
  return {
    operationId,
    responses: {
      '200': { content: { 'application/json': { schema } } },
      '400': { content: { 'application/json': { schema: { type: 'integer' } } } },
    },
  };
}

/** Value of an expression over the module, in a process that refuses to evaluate text. */
function within(contract: ContractDocument, expression: string): unknown {
  const program = `${contractModule(contract)}\nprocess.stdout.write(JSON.stringify(${expression}));`;
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module'];
  return JSON.parse(execFileSync(process.execPath, flags, { input: program, encoding: 'utf8' }));
}

describe('the module of the contract', () => {
  it('says method and path of every operation', () => {
    expect(within(document, 'operations')).toEqual({
      leaves: { method: 'GET', path: '/leaves' },
      addLeaf: { method: 'POST', path: '/leaves' },
      fell: { method: 'DELETE', path: '/tree/{id}' },
    });
  });

  it('checks answers where no text may be evaluated', () => {
    const answers = [[], [{ id: 'ab' }], [{ id: 'ab', description: 1 }], [{}], {}];
    const expression = `${JSON.stringify(answers)}.map((answer) => validators.leaves(answer))`;
    expect(within(document, expression)).toEqual([true, true, false, false, false]);
  });

  it('says where an answer breaks the contract, without its data', () => {
    const expression = `[validators.leaves([{ id: 'ab' }, { id: '🌳' }]), validators.leaves.errors]`;
    const [valid, errors] = within(document, expression) as [boolean, Record<string, unknown>[]];
    expect(valid).toBe(false);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ instancePath: '/1/id', keyword: 'minLength' });
    expect(JSON.stringify(errors)).not.toContain('🌳');
  });

  it('takes an answer that says more than the contract, and drops what that does not know', () => {
    const more = '{ "id": "ab", "colour": "green", "__proto__": { "x": 1 }, "toString": 1 }';
    const expression = `((leaves) => [validators.leaves(leaves), leaves, Object.keys(leaves[0])])(JSON.parse('[${more}]'))`;
    expect(within(document, expression)).toEqual([true, [{ id: 'ab' }], ['id']]);
  });

  it('drops it from what has many properties too, and from none that the contract leaves open', () => {
    const names = 'a b c d e f g h i j k l'.split(' ');
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    const many = { type: 'object', properties, additionalProperties: false };
    const map = { type: 'object', additionalProperties: { type: 'string' } };
    const schema = { type: 'object', properties: { many, map, open: { type: 'object' } } };
    const contract = { paths: { '/x': { get: answering('x', schema) } } };
    const answer = `{ "many": { "a": "1", "l": "2", "zz": 3 }, "map": { "k": "v" }, "open": { "o": 1 }, "p": 2 }`;
    const expression = `((answer) => [validators.x(answer), answer])(JSON.parse('${answer}'))`;
    expect(within(contract, expression)).toEqual([
      true,
      { many: { a: '1', l: '2' }, map: { k: 'v' }, open: { o: 1 }, p: 2 },
    ]);
  });

  it('checks a pattern that holds braces and quotes', () => {
    const schema = { type: 'string', pattern: '^[{"]a{2}[}"]$' };
    const contract = { paths: { '/x': { get: answering('x', schema) } } };
    expect(within(contract, `['{aa}', '"aa"', '{a}'].map((text) => validators.x(text))`)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('takes nothing but an empty answer where the contract has none', () => {
    expect(within(document, '[validators.fell(null), validators.fell({})]')).toEqual([true, false]);
  });

  it('compiles a shared part once', () => {
    const code = contractModule(document);
    expect(code.match(/keyword:"minLength"/g)).toHaveLength(1);
  });

  it.each([
    [
      'an operation without an id',
      { paths: { '/x': { get: { responses: {} } } } },
      'get /x no operationId',
    ],
    [
      'two operations of one name',
      { paths: { '/x': { get: answering('x', true) }, '/y': { get: answering('x', true) } } },
      'two operations named x',
    ],
    [
      'an operation without a success',
      { paths: { '/x': { get: { operationId: 'x', responses: { '400': {} } } } } },
      'of x no success',
    ],
    [
      'a reference that leads nowhere',
      {
        paths: {
          '/x': {
            get: { operationId: 'x', responses: { '200': { $ref: '#/components/responses/X' } } },
          },
        },
      },
      'nothing at #/components/responses/X',
    ],
    [
      'a keyword that would not be checked',
      { paths: { '/x': { get: answering('x', { unevaluatedProperties: false }) } } },
      'unevaluatedProperties',
    ],
  ])('refuses %s', (_, contract: ContractDocument, message) => {
    expect(() => contractModule(contract)).toThrow(message);
  });
});
