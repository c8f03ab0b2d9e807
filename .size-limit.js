import { readFileSync } from 'node:fs';

const root = 'dist/client';
/** The page names its script and all that this imports, so that the browser fetches it at once. */
const page = readFileSync(`${root}/index.html`, 'utf8');
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)];

export default [
  {
    name: 'JavaScript before the first key press',
    path: named.map(([, file]) => `${root}/${file}`),
    limit: '201.6 kB',
    gzip: true,
  },
];
