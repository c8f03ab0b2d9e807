import { readdirSync } from 'node:fs';

/** Which layer may know which. Each rule says why. */
const layer = (name) => `^src/${name}/`;
const onlyFrom = (name, comment, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: layer(name.split('-')[0]), pathNot: ['\\.test\\.tsx?$', '/testing/'] },
  to: {
    path: '^(src|tools|studio|package|sandbox|server|tests|bench|journey-config)/',
    pathNot: [layer(name.split('-')[0]), ...allowed.map(layer)],
  },
});

/** The folders of a layer, each of which takes what stands before it. One without order has none. */
const inOrder = {
  'src/journey': 'model parts',
  'src/engine': 'model answers commits graph program inspect parts persist screens reduce',
  'src/compiler':
    'source diagnostic language questions own contract files wire rules symbols patterns brand formats defaults ' +
    'origins text reading widgets build cycles sensitive lint masked locale scenarios migrate shape',
  'src/mutants': 'mutators make play judge',
  'src/testgen': 'play search choose write',
  'src/explain': 'words changes rule parts render target',
  'src/prover': 'values diagrams atoms witness evaluate reach rounds detect diff',
  'src/scenarios': 'source world actions coverage expectations suite causes',
  'src/tables': 'partial columns data kinds render',
  'src/state': 'environment storage commits journey files',
  'src/ui': 'on-demand parts form page',
  'src/screens': 'error filters saving results new-tariff switch-complete tariff-details compare',
  'src/app': 'language release routing first-screen showcase why',
  sandbox: 'contract data domain database http operations',
  studio: 'model server preview page',
  tools: 'bin clauses vite cli lint measure parts pictures run',
};
const aside = ['fixtures', 'generated', 'testing'];

const foldersOneWay = Object.entries(inOrder).flatMap(([layer, text]) => {
  const order = text.split(' ');
  const there = readdirSync(`${import.meta.dirname}/${layer}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !aside.includes(entry.name))
    .map(({ name }) => name);
  const missing = there.filter((name) => !order.includes(name));
  const gone = order.filter((name) => !there.includes(name));
  if (missing.length + gone.length > 0)
    throw new Error(
      `${layer}: ${[...missing, ...gone].join(', ')} in inOrder of ${import.meta.filename}`,
    );
  return order.slice(0, -1).map((name, index) => ({
    name: `${layer.replace('src/', '')}-in-order`,
    comment: 'Folders that need each other are one piece: what both need stands before both.',
    severity: 'error',
    from: { path: `^${layer}/${name}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${layer}/(${order.slice(index + 1).join('|')})/`,
      dependencyTypesNot: ['type-only'],
    },
  }));
});

export default {
  forbidden: [
    onlyFrom('rules-are-alone', 'What a rule means is the same wherever it is read.', []),
    onlyFrom('journey-takes-rules', 'What a compiled journey is must not hang on who runs it.', [
      'rules',
    ]),
    {
      name: 'journey-by-its-index',
      comment: 'What a compiled journey is made of is one list; nobody takes a piece past it.',
      severity: 'error',
      from: { path: '^(src/(?!journey/)|tools/|tests/|bench/)' },
      to: { path: '^src/journey/(?!index\\.ts$)' },
    },
    onlyFrom('engine-takes-journey', 'The engine runs in a browser, a worker and Node alike.', [
      'rules',
      'journey',
    ]),
    onlyFrom('api-is-alone', 'The client of the contract must not know what a journey is.', []),
    onlyFrom('compiler-takes-engine', 'Compiling needs the data model and nothing that runs.', [
      'rules',
      'journey',
      'engine',
    ]),
    onlyFrom('explain-takes-engine', 'Why something is so follows from the engine’s own values.', [
      'rules',
      'journey',
      'engine',
    ]),
    onlyFrom('scenarios-take-engine', 'A scenario plays the very engine that a household meets.', [
      'rules',
      'journey',
      'engine',
      'explain',
    ]),
    onlyFrom('prover-takes-engine', 'What holds is worked out from the compiled rules.', [
      'rules',
      'journey',
      'engine',
    ]),
    onlyFrom(
      'mutants-take-scenarios-and-prover',
      'Scenarios say whether a change is noticed, and the prover whether anybody could.',
      ['rules', 'journey', 'engine', 'scenarios', 'prover'],
    ),
    onlyFrom(
      'testgen-takes-scenarios-and-prover',
      'The prover says who would come to an outcome, and a scenario whether a person can.',
      ['rules', 'journey', 'engine', 'explain', 'scenarios', 'prover'],
    ),
    onlyFrom('tables-take-engine', 'A decision table is worked out from the compiled rules.', [
      'rules',
      'journey',
      'engine',
      'explain',
    ]),
    onlyFrom('state-takes-engine-and-api', 'State joins the two; it draws nothing.', [
      'rules',
      'journey',
      'engine',
      'api',
    ]),
    onlyFrom(
      'telemetry-takes-engine-and-state',
      'It tells what happens in a journey; it knows no page, and no call to the partner.',
      ['rules', 'journey', 'engine', 'state'],
    ),
    onlyFrom(
      'ui-takes-engine-and-state',
      'The renderer is generic: it knows views, not calls or screens.',
      ['rules', 'journey', 'engine', 'state'],
    ),
    onlyFrom('screens-take-ui', 'A screen is drawn with the page’s parts.', [
      'rules',
      'journey',
      'engine',
      'state',
      'ui',
    ]),
    onlyFrom('app-binds-all', 'Only the composition root joins everything but the compiler.', [
      'rules',
      'journey',
      'engine',
      'api',
      'state',
      'ui',
      'screens',
      'telemetry',
      'explain',
      'prover',
    ]),
    {
      name: 'telemetry-loads-late',
      comment: 'Most installations tell nobody what happens: no household loads it in vain.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/telemetry/', '\\.test\\.tsx?$'] },
      to: { path: '^src/telemetry/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'engine-needs-no-platform',
      comment: 'No React, Redux, DOM or Node: the same rules, journey and engine run everywhere.',
      severity: 'error',
      from: { path: '^src/(rules|journey|engine)/', pathNot: '\\.test\\.ts$' },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev'],
        pathNot: 'node_modules/(json-logic-js|@types/json-logic-js)',
      },
    },
    {
      name: 'one-adapter-for-rjsf',
      comment: 'RJSF 7 changes much of it; one folder is to feel that.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/form/rjsf/', '^src/compiler/shape/'] },
      to: { path: 'node_modules/@rjsf/' },
    },
    {
      name: 'analysis-stays-with-its-authors',
      comment:
        'What explains and tests a journey is for whoever writes it: no household downloads it.',
      severity: 'error',
      // The panel of the development page is the one place, and is built into no release.
      from: {
        path: '^src/(rules|journey|engine|api|compiler|state|telemetry|ui|screens|app/(?!why/))/?',
      },
      to: { path: '^src/(explain|prover|scenarios|tables)/' },
    },
    {
      name: 'commands-load-alone',
      comment: 'A command’s code is loaded when it is run: none waits for another’s.',
      severity: 'error',
      from: { path: '^tools/cli/', pathNot: ['\\.test\\.ts$', '^tools/cli/commands/index\\.ts$'] },
      to: { path: '^tools/cli/commands/(?!index)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'source-does-not-know-its-tools',
      comment: 'What is delivered must not need what builds or tests it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(tools|studio|package|sandbox|server|tests|bench)/', pathNot: '\\.d\\.ts$' },
    },
    {
      name: 'sandbox-is-a-stranger',
      comment: 'The partner API is built from the contract alone.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '\\.test\\.ts$' },
      // Types that are generated from the contract are the contract.
      to: { path: '^(src|server|tools|tests|journey-config)/', pathNot: '^src/api/generated/' },
    },
    {
      name: 'server-takes-the-partner',
      comment: 'It hands out what was built and asks the partner; it must not know what that is.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|tools|tests|bench|journey-config|sandbox)/',
        pathNot: '^sandbox/(index|local-sandbox)\\.ts$',
      },
    },
    {
      name: 'studio-is-above-all',
      comment: 'It is for analysts, in no build: nothing that is delivered may need it.',
      severity: 'error',
      from: { path: '^(src|tools|sandbox|server|bench)/' },
      to: { path: '^studio/' },
    },
    {
      name: 'package-is-above-all',
      comment: 'It puts together what is there for somebody else; nobody here needs it.',
      severity: 'error',
      from: { path: '^(src|tools|studio|sandbox|server|bench)/' },
      to: { path: '^package/' },
    },
    {
      name: 'package-takes-no-product',
      comment: 'What one journey alone has, and what tests and explains it, is no part of it.',
      severity: 'error',
      from: { path: '^package/' },
      to: {
        path: '^(studio|sandbox|server|tests|bench|journey-config|src/(screens|telemetry|explain|prover|mutants|testgen|tables))/',
      },
    },
    {
      name: 'studio-model-is-pure',
      comment:
        'What is said of a journey is worked out the same in the page, in a thread and in a test.',
      severity: 'error',
      from: { path: '^studio/model/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(studio/(?!model/)|tools/|node_modules/(?!immer/)|src/(?!rules/|journey/|engine/|explain/))',
      },
    },
    {
      name: 'studio-page-by-its-server',
      comment: 'The page asks; what reads, proves and writes runs in Node.',
      severity: 'error',
      from: { path: '^studio/(page|preview)/' },
      to: {
        path: '^(studio/server/|tools/(?!vite/virtual\\.d\\.ts)|src/(compiler|prover|scenarios)/)',
      },
    },
    {
      name: 'no-circles',
      comment: 'What needs each other is one piece, and belongs in one file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...foldersOneWay,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    exclude: { path: '(^dist/|generated/)' },
  },
};
