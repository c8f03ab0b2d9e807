import type { Finding } from '../../../src/compiler';
import type { Report } from './reports';

/** SARIF 2.1.0, which code hosts show at the lines (OASIS, 27 March 2020). */
export const sarif = ({ command, findings }: Report): string => {
  const titles = new Map(findings.map(({ code, title }) => [code, title]));
  const log = {
    version: '2.1.0',
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    runs: [
      {
        tool: {
          driver: {
            name: `journey ${command}`,
            rules: [...titles].map(([id, title]) => ({ id, shortDescription: { text: title } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(resultOf),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
};

function resultOf({ code, severity, message, help, example, ...place }: Finding) {
  const more = [
    ...(example === undefined || example === null ? [] : [`For example: ${example}.`]),
    ...(help === null ? [] : [`Help: ${help}.`]),
  ];
  return {
    ruleId: code,
    level: severity,
    message: { text: [message, ...more].join('\n') },
    locations: [{ physicalLocation: locationOf(place) }],
    relatedLocations: place.also.map((each) => ({
      message: { text: each.message },
      physicalLocation: locationOf(each),
    })),
  };
}

const locationOf = ({
  file,
  line,
  column,
  length,
}: Pick<Finding, 'file' | 'line' | 'column' | 'length'>) => ({
  artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
  region: { startLine: line, startColumn: column, endColumn: column + length },
});
