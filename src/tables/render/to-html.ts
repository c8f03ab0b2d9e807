import type { Cell, Table } from '../table';

/** A whole page that needs nothing else: it can be opened, printed and sent. */
export function toHtml(table: Table, language: string): string {
  const columns = table.columns
    .map(
      ({ title, note }) =>
        `<th scope="col">${escape(title)}${note === '' ? '' : `<small>${escape(note)}</small>`}</th>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(table.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escape(table.title)}</h1>
${table.notes.map((note) => `<p>${escape(note)}</p>`).join('\n')}
<div class="frame" role="region" tabindex="0" aria-labelledby="caption">
<table>
<caption id="caption">${escape(table.title)}</caption>
<thead><tr><th scope="col">${escape(table.corner)}</th>${columns}</tr></thead>
${table.groups.map((group) => groupHtml(group, table.columns.length)).join('\n')}
</table>
</div>
</main>
</body>
</html>
`;
}

function groupHtml({ title, rows }: Table['groups'][number], columns: number): string {
  const head = `<tr class="group"><th scope="rowgroup" colspan="${columns + 1}">${escape(title)}</th></tr>`;
  const lines = rows.map(
    (row) =>
      `<tr><th scope="row">${escape(row.title)} <code>${escape(row.name)}</code></th>${row.cells.map(cellHtml).join('')}</tr>`,
  );
  return `<tbody>\n${[head, ...lines].join('\n')}\n</tbody>`;
}

const cellHtml = ({ kind, text }: Cell): string => `<td class="${kind}">${escape(text)}</td>`;

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; }
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; }
.frame { overflow: auto; max-height: 85vh; border: 1px solid #8885; }
table { border-collapse: collapse; }
caption { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
th, td { padding: .5rem .75rem; border: 1px solid #8885; text-align: start; vertical-align: top; max-width: 24rem; }
thead th { position: sticky; top: 0; background: Canvas; }
tbody th[scope=row] { position: sticky; left: 0; background: Canvas; font-weight: 400; }
.group th { background: #8882; }
small { display: block; font-weight: 400; }
code { color: GrayText; }
td.always { font-weight: 600; }
td.never, td.absent { color: GrayText; }
@media print { .frame { max-height: none; overflow: visible; } thead th, tbody th[scope=row] { position: static; } }
`;
