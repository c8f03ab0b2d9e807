import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import type { DiagnosticCode } from './diagnostic';
import { parking, parkingContract } from './fixtures/parking';

const street = 'steps/apply/street.json';

interface Case {
  readonly code: DiagnosticCode;
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  /** What the caret stands under; found in the changed file. */
  readonly at: string;
  readonly help?: string;
}

/** One slip each, made in a configuration that is otherwise sound. */
const slips: Readonly<Record<string, Case>> = {
  'a missing comma': {
    code: 'JC101',
    file: street,
    from: '"id": "street",',
    to: '"id": "street"',
    at: '"title": "Your',
  },
  'a comment': { code: 'JC101', file: street, from: '{', to: '{ // note', at: '// note' },
  'a trailing comma': {
    code: 'JC101',
    file: 'councils/standard.json',
    from: '"standard"',
    to: '"standard",',
    at: '}',
  },
  'a key written twice': {
    code: 'JC102',
    file: street,
    from: '"bind": {',
    to: '"bind": {},\n  "bind": {',
    at: '"bind": {\n',
  },
  'a key that reaches the prototype': {
    code: 'JC103',
    file: street,
    from: '"initial"',
    to: '',
    at: '',
  },
  'an unknown key': {
    code: 'JC201',
    file: street,
    from: '"bounds"',
    to: '"bonds"',
    at: '"bonds"',
    help: 'did you mean `bounds`?',
  },
  'text for a list': {
    code: 'JC202',
    file: 'steps/apply/step.json',
    from: /"sections": \[[^\]]*\]/,
    to: '"sections": "street"',
    at: '"street"',
  },
  'a missing key': {
    code: 'JC203',
    file: 'calls/zones.json',
    from: /\s+"operation": "listZones",/,
    to: '',
    at: '{',
  },
  'an unknown widget': {
    code: 'JC204',
    file: street,
    from: '"select"',
    to: '"selct"',
    at: '"selct"',
    help: 'did you mean `select`?',
  },
  'two triggers in one': {
    code: 'JC205',
    file: street,
    from: '"pressed": "findZone"',
    to: '"pressed": "findZone", "entered": true',
    at: '{\n        "pressed"',
  },
  'the schema of another kind of file': {
    code: 'JC206',
    file: street,
    from: 'section.schema',
    to: 'step.schema',
    at: '"../../../schemas/step.schema.json"',
  },
  'a default in a schema': {
    code: 'JC207',
    file: street,
    from: '"title": "Street",',
    to: '"title": "Street", "default": "x",',
    at: '"default"',
    help: 'a starting value stands in `initial`',
  },
  'an unknown step': {
    code: 'JC301',
    file: 'sequences/save.json',
    from: /"goTo": "done"\s*\}\s*\}$/,
    to: '"goTo": "doen"}}',
    at: '"doen"',
    help: 'did you mean `done`?',
  },
  'a section without a file': {
    code: 'JC302',
    file: 'steps/apply/step.json',
    from: '"terms"',
    to: '"trems"',
    at: '"trems"',
    help: 'did you mean `terms`?',
  },
  'an unknown field': {
    code: 'JC303',
    file: street,
    from: '"days": "permit.days"',
    to: '"day": "permit.days"',
    at: '"day"',
    help: 'did you mean `days`?',
  },
  'an unknown bundle': {
    code: 'JC304',
    file: street,
    from: '"zoneDefaults"',
    to: '"zoneDefault"',
    at: '"zoneDefault"',
    help: 'did you mean `zoneDefaults`?',
  },
  'an unknown call': {
    code: 'JC305',
    file: 'sequences/save.json',
    from: '"call": "create"',
    to: '"call": "creat"',
    at: '"creat"',
    help: 'did you mean `create`?',
  },
  'an unknown sequence': {
    code: 'JC306',
    file: 'steps/apply/step.json',
    from: '"save"',
    to: '"safe"',
    at: '"safe"',
    help: 'did you mean `save`?',
  },
  'an unknown lookup': {
    code: 'JC307',
    file: 'steps/apply/terms.json',
    from: '"zones"',
    to: '"zone"',
    at: '"zone"',
    help: 'did you mean `zones`?',
  },
  'an unknown tracking record': {
    code: 'JC308',
    file: 'bundles/zone-defaults.json',
    from: '"zoneFound"',
    to: '"zoneFond"',
    at: '"zoneFond"',
    help: 'did you mean `zoneFound`?',
  },
  'an unknown variant': {
    code: 'JC309',
    file: 'councils/directory.json',
    from: '"7": "harbour"',
    to: '"7": "harbor"',
    at: '"harbor"',
    help: 'did you mean `harbour`?',
  },
  'an unknown operation': {
    code: 'JC310',
    file: 'calls/zones.json',
    from: '"listZones"',
    to: '"listZone"',
    at: '"listZone"',
    help: 'did you mean `listZones`?',
  },
  'an unknown action': {
    code: 'JC311',
    file: street,
    from: '"pressed": "findZone"',
    to: '"pressed": "findZones"',
    at: '"findZones"',
    help: 'did you mean `findZone`?',
  },
  'a path that nothing declares': {
    code: 'JC312',
    file: street,
    from: '"var": "permitType"',
    to: '"var": "permitTpye"',
    at: '"permitTpye"',
    help: 'did you mean `permitType`?',
  },
  'a key that an answer does not keep': {
    code: 'JC312',
    file: 'tracking.json',
    from: 'zone.id',
    to: 'zone.price',
    at: '"zone.price"',
  },
  'a text that reads an undeclared path': {
    code: 'JC312',
    file: street,
    from: '{street},',
    to: '{streat},',
    at: '"{streat}, {zone|label}"',
  },
  'a stored path that nothing declares': {
    code: 'JC312',
    file: 'journey.json',
    from: '"street"',
    to: '"strete"',
    at: '"strete"',
  },
  'an unknown fact': {
    code: 'JC313',
    file: street,
    from: 'facts.isShort',
    to: 'facts.isShrot',
    at: '"facts.isShrot"',
    help: 'did you mean `isShort`?',
  },
  'an unknown setting': {
    code: 'JC314',
    file: street,
    from: '(settings.helpUrl)',
    to: '(settings.helpURI)',
    at: '"Ask ',
  },
  'a body name that the contract does not have': {
    code: 'JC315',
    file: 'calls/create.json',
    from: '"email":',
    to: '"mail":',
    at: '"mail"',
    help: 'did you mean `email`?',
  },
  'a body without a name that the contract requires': {
    code: 'JC316',
    file: 'calls/create.json',
    from: /"street": \{[^}]*\},/,
    to: '',
    at: '{\n    \n    "holder"',
  },
  'a query parameter that the contract does not have': {
    code: 'JC315',
    file: 'calls/zones.json',
    from: '"query": {',
    to: '"query": { "steet": "",',
    at: '"steet"',
    help: 'did you mean `street`?',
  },
  'a parameter that the call does not read': {
    code: 'JC317',
    file: street,
    from: '"with": {\n            "street"',
    to: '"with": {\n            "steet"',
    at: '"steet"',
    help: 'did you mean `street`?',
  },
  'a tracked property that is not allowed': {
    code: 'JC318',
    file: 'tracking.json',
    from: '"Zone": {',
    to: '"Email": {',
    at: '"Email"',
  },
  'an unknown operator': {
    code: 'JC401',
    file: street,
    from: '"==="',
    to: '"=="',
    at: '"=="',
    help: 'write `===`, which does not turn one type into another',
  },
  'an operator with an argument too few': {
    code: 'JC402',
    file: 'facts/permit.json',
    from: /,\s+"long"/,
    to: '',
    at: '"if"',
    help: 'an `if` always has an else',
  },
  'two operators in one rule': {
    code: 'JC403',
    file: street,
    from: '"var": "facts.isShort"',
    to: '"var": "facts.isShort", "!": false',
    at: '{\n        "var": "facts.isShort"',
  },
  'text as a condition': {
    code: 'JC404',
    file: street,
    from: '"facts.isShort"',
    to: '"facts.kind"',
    at: '{\n        "var": "facts.kind"',
  },
  'a path that is worked out': {
    code: 'JC405',
    file: street,
    from: '"var": "facts.isShort"',
    to: '"var": {"var": "street"}',
    at: '{"var": "street"}',
  },
  'a sum of text': {
    code: 'JC406',
    file: 'bundles/zone-defaults.json',
    from: /"set": \{/,
    to: '"set": { "permit.days": {"+": [{"var": "street"}, 1]},',
    at: '{"var": "street"}',
  },
  'a comparison with a value that is not offered': {
    code: 'JC408',
    file: street,
    from: /"visitor"\s*\]\s*\}/,
    to: '"visiter"]}',
    at: '"visiter"',
    help: 'did you mean `visitor`?',
  },
  'a comparison of a fact with a value that it cannot have': {
    code: 'JC408',
    file: 'facts/permit.json',
    from: /"short"\s*\],\s*"source"/,
    to: '"shrt"], "source"',
    at: '"shrt"',
    help: 'did you mean `short`?',
  },
  'a number compared with text': {
    code: 'JC408',
    file: street,
    from: /"permitType"\s*\},\s*"visitor"/,
    to: '"permit.days"}, "1"',
    at: '"1"',
  },
  'an answer of a call where there is none': {
    code: 'JC409',
    file: street,
    from: '"facts.isShort"',
    to: '"answer.ok"',
    at: '"answer.ok"',
  },
  'a comparison of an answer that may be missing': {
    code: 'JC410',
    file: 'steps/apply/terms.json',
    from: /"isAnswered": \{\s+"var": "street"\s+\}/,
    to: '"<": [{"var": "permit.days"}, 5]',
    at: '{"var": "permit.days"}',
  },
  'two sections of one name': {
    code: 'JC501',
    file: 'steps/apply/street.json',
    from: '"id": "street"',
    to: '"id": "terms"',
    at: '',
  },
  'an id that differs from the file': {
    code: 'JC502',
    file: 'calls/zones.json',
    from: '"id": "zones"',
    to: '"id": "zone"',
    at: '"zone"',
    help: 'write "zones"',
  },
  'facts that need each other': {
    code: 'JC503',
    file: 'facts/permit.json',
    from: '"var": "permitType"',
    to: '"var": "facts.isShort"',
    at: '"kind"',
  },
  'answers whose relevance needs each other': {
    code: 'JC503',
    file: street,
    from: '"fields": {',
    to: '"fields": { "permitType": {"relevant": {"isAnswered": {"var": "permit.days"}}},',
    at: '"permitType": {\n        "type"',
  },
  'one path with two types': {
    code: 'JC504',
    file: street,
    from: '"days": "permit.days"',
    to: '"days": "permit.days", "zone": "permit.days"',
    at: '"zone": {\n        "type"',
  },
  'bounds that nothing fits': {
    code: 'JC505',
    file: street,
    from: /"days": \[\s+1,\s+30/,
    to: '"days": [31, 30',
    at: '[31',
  },
  'a broken pattern': {
    code: 'JC506',
    file: street,
    from: '^[A-Za-z ]+$',
    to: '^[A-Z',
    at: '"^[A-Z"',
  },
  'a value of another type than its field': {
    code: 'JC507',
    file: street,
    from: '"bounds": {',
    to: '"initial": { "days": "ten" }, "bounds": {',
    at: '"ten"',
  },
  'a stage that does not exist': {
    code: 'JC508',
    file: 'steps/done/step.json',
    from: '"stage": 2',
    to: '"stage": 3',
    at: '3,',
  },
  'a widget that does not fit': {
    code: 'JC510',
    file: street,
    from: '"quantity"',
    to: '"checkbox"',
    at: '"checkbox"',
  },
  'HTML in a text': {
    code: 'JC601',
    file: 'messages/en-GB/page.json',
    from: 'Continue"',
    to: '<b>Continue</b>"',
    at: '"<b>',
  },
  'a brace that is not closed': {
    code: 'JC602',
    file: 'messages/en-GB/page.json',
    from: '"Continue"',
    to: '"Continue {street"',
    at: '"Continue {street"',
  },
  'an unknown text format': {
    code: 'JC603',
    file: street,
    from: '{zone|label}',
    to: '{zone|lable}',
    at: '"{street}, {zone|lable}"',
    help: 'did you mean `label`?',
  },
};
slips['a key that reaches the prototype'] = {
  code: 'JC103',
  file: street,
  from: '"bind": {',
  to: '"bind": { "__proto__": "x",',
  at: '"__proto__"',
};
slips['two sections of one name'] = {
  code: 'JC501',
  file: 'steps/done/terms.json',
  from: '',
  at: '"terms"',
  to: '{"$schema": "../../../schemas/section.schema.json", "title": "T", "schema": {}, "id": "terms"}',
};

function position(text: string, fragment: string): { line: number; column: number } {
  const offset = text.indexOf(fragment);
  if (offset === -1) throw new Error(`The changed file has no ${fragment}`);
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe('diagnostics', () => {
  it.each(Object.entries(slips))('%s is found at its place', (_, slip) => {
    const files = parking(slip.file, slip.from, slip.to);
    const { journey, diagnostics } = compile(files, parkingContract);
    const found = diagnostics.find(({ code, file }) => code === slip.code && file === slip.file);
    expect(found, JSON.stringify(diagnostics, null, 1)).toMatchObject({
      severity: 'error',
      ...position(files.get(slip.file) ?? '', slip.at),
    });
    if (slip.help !== undefined) expect(found?.help).toBe(slip.help);
    expect(journey).toBeNull();
  });

  it('a slip in an overlay is found in the overlay, once', () => {
    const file = 'councils/harbour.json';
    const files = parking(file, '"tides": null', '"tide": null');
    const { diagnostics } = compile(files, parkingContract);
    expect(diagnostics).toMatchObject([
      { code: 'JC303', file, ...position(files.get(file) ?? '', '"tide": null') },
    ]);
  });

  it('a slip in a section with variants is said once, not once a variant', () => {
    const { diagnostics } = compile(
      parking('steps/apply/terms.json', '"var": "street"', '"var": "strete"'),
      parkingContract,
    );
    expect(diagnostics).toHaveLength(1);
  });

  it('a file that nothing reads is a warning and stops nothing', () => {
    const files = new Map([...parking(), ['call/zones.json', '{}']]);
    const { journey, diagnostics } = compile(files, parkingContract);
    expect(diagnostics).toMatchObject([
      { code: 'JC104', severity: 'warning', file: 'call/zones.json' },
    ]);
    expect(journey).not.toBeNull();
  });

  it('a variant that nothing uses is a warning', () => {
    const { diagnostics } = compile(
      new Map([
        ...parking(),
        [
          'councils/moor.json',
          '{"$schema": "../../schemas/consent-variant.schema.json", "id": "moor"}',
        ],
      ]),
      parkingContract,
    );
    expect(diagnostics).toMatchObject([{ code: 'JC509', severity: 'warning' }]);
  });

  it('a rule nested deeper than 32 is refused', () => {
    const deep = `${'{"!": '.repeat(33)}true${'}'.repeat(33)}`;
    const { diagnostics } = compile(
      parking('steps/apply/terms.json', /"relevant": \{[^}]*\}\s+\}/, `"relevant": ${deep}`),
      parkingContract,
    );
    expect(diagnostics).toMatchObject([{ code: 'JC407' }]);
  });

  it('an answer that is known to be there may be compared', () => {
    const guarded =
      '{"and": [{"isAnswered": {"var": "permit.days"}}, {"<": [{"var": "permit.days"}, 5]}]}';
    const { diagnostics } = compile(
      parking('steps/apply/terms.json', /"relevant": \{[^}]*\}\s+\}/, `"relevant": ${guarded}`),
      parkingContract,
    );
    expect(diagnostics).toEqual([]);
  });

  it('an empty configuration says what a configuration starts with', () => {
    const { journey, diagnostics } = compile(new Map(), {});
    expect(journey).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'JC105', file: 'journey.json' }]);
  });
});
