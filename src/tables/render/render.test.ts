// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Table } from '../table';
import { toCsv } from './to-csv';
import { toHtml } from './to-html';
import { toMarkdown } from './to-markdown';

const table = (text: string, title = 'Days'): Table => ({
  title: 'What must be answered',
  notes: ['always: asked.'],
  corner: 'Field',
  columns: [
    { title: 'Visitors', note: '' },
    { title: 'Residents', note: '7, north' },
  ],
  groups: [
    {
      title: 'Your street',
      rows: [
        {
          title,
          name: 'street.days',
          cells: [
            { kind: 'when', text },
            { kind: 'absent', text: 'not asked' },
          ],
        },
      ],
    },
  ],
});

describe('as CSV', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '\uFF1D1'])(
    '%j is never a formula',
    (text) => {
      const [, row = ''] = toCsv(table(text)).split('\r\n');
      expect(row).toContain(`'${text}`);
    },
  );

  it('leaves harmless text as it is, and quotes what would end a cell', () => {
    expect(toCsv(table('when a = 1'))).toContain(',when a = 1,');
    expect(toCsv(table('a, "b"\nc'))).toContain('"a, ""b""\nc"');
  });

  it('has a row for each field, with its group', () => {
    const lines = toCsv(table('always')).trim().split('\r\n');
    expect(lines[0]).toContain('Group,Field,Name,Visitors,"Residents (7, north)"');
    expect(lines[1]).toBe('Your street,Days,street.days,always,not asked');
  });
});

describe('as Markdown', () => {
  it('has columns of one width', () => {
    const lines = toMarkdown(table('always'))
      .split('\n')
      .filter((line) => line.startsWith('|'));
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(new Set(lines.map((line) => line.split('|').length))).toEqual(new Set([5]));
  });

  it('lets no text end its cell or become markup', () => {
    expect(toMarkdown(table('a | b'))).toContain('a \\| b');
    expect(toMarkdown(table('<b>[x](y)'))).toContain('\\<b\\>\\[x\\](y)');
    expect(toMarkdown(table('a\nb'))).toContain('a b');
  });
});

describe('as HTML', () => {
  const draw = (text: string): Document =>
    new DOMParser().parseFromString(toHtml(table(text), 'en-GB'), 'text/html');

  it('has a caption, and headers for columns, groups and rows', () => {
    const page = draw('always');
    expect(page.documentElement.lang).toBe('en-GB');
    expect(page.title).toBe('What must be answered');
    expect(page.querySelector('caption')?.textContent).toBe('What must be answered');
    const scopes = [...page.querySelectorAll('th')].map((head) => head.getAttribute('scope'));
    expect(scopes).toEqual(['col', 'col', 'col', 'rowgroup', 'row']);
  });

  it('shows text as text', () => {
    const page = draw('<script>alert(1)</script> & "x"');
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect(page.querySelector('td')?.textContent).toBe('<script>alert(1)</script> & "x"');
  });
});
