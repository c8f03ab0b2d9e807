import { clauseReport } from './clause-report';
import { clauseList, clauseTable } from './clause-table';
import { namedInScenarios, namedInTests, readClauses, readReasons } from './read-clauses';

const root = process.cwd();
const clauses = readClauses(root);
const named = { scenarios: namedInScenarios(root), tests: namedInTests(root, clauses) };
const report = clauseReport(clauses, named, readReasons(root));

console.log(process.env['CLAUSES'] === 'list' ? clauseList(report) : clauseTable(report));
for (const fault of report.faults) console.error(`error: ${fault}`);
process.exitCode = report.faults.length === 0 ? 0 : 1;
