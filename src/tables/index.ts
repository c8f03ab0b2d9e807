export { dataMap, type DataMap } from './data/data-map';
export { dataTable } from './data/data-table';
export { consentsTable } from './kinds/consents-table';
export { requiredTable } from './kinds/required-table';
export { visibilityTable } from './kinds/visibility-table';
export { toCsv } from './render/to-csv';
export { toHtml } from './render/to-html';
export { toMarkdown } from './render/to-markdown';
export type { Cell, Column, Group, Row, Table } from './table';
