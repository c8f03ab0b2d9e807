/** Blanks are one. */
export const wordsOf = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * What the style sheets, which are not there in tests, show on paper or on a phone alone; and what is
 * read out once of how the page became what it is.
 */
const elsewhere = '.s-receipt, .only-narrow, [data-announcer]';

/** What nobody sees or hears. */
export function isHidden(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return element.getAttribute('aria-hidden') === 'true';
  if (element.hidden || element.getAttribute('aria-hidden') === 'true') return true;
  if (element.style.display === 'none' || element.style.visibility === 'hidden') return true;
  return ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName) || element.matches(elsewhere);
}

const inline = new Set(['SPAN', 'B', 'STRONG', 'EM', 'I', 'SMALL', 'ABBR', 'TIME', 'SUP', 'SUB']);

/** The page as one reads it: a line for each heading, control and run of text. */
export function readPage(root: Element = document.body): readonly string[] {
  const lines: string[] = [];
  let run = '';
  const end = (): void => {
    const text = wordsOf(run);
    if (text !== '') lines.push(text);
    run = '';
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) run += node.textContent ?? '';
    if (!(node instanceof Element) || isHidden(node)) return;
    const line = controlLine(node);
    if (line !== null) {
      end();
      lines.push(line);
      return;
    }
    const isBlock = !inline.has(node.tagName);
    if (isBlock) end();
    const mark = markOf(node);
    if (mark !== null) lines.push(mark);
    node.childNodes.forEach(read);
    if (isBlock) end();
    else run += ' ';
  };
  read(root);
  end();
  return lines;
}

/** A place that matters beside its words. */
function markOf(element: Element): string | null {
  const role = element.getAttribute('role');
  if (role === 'alert' || role === 'dialog' || role === 'alertdialog') return `<${role}>`;
  if (element.getAttribute('aria-busy') === 'true') return '<busy>';
  return role === 'progressbar' ? '<progress>' : null;
}

function controlLine(element: Element): string | null {
  const { tagName } = element;
  if (/^H[1-6]$/.test(tagName)) return `${'#'.repeat(Number(tagName[1]))} ${nameOf(element)}`;
  if (tagName === 'BUTTON') return `[${nameOf(element)}]${statesOf(element)}`;
  if (tagName === 'A') return `(${nameOf(element)})`;
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].map(({ text }) => wordsOf(text));
    const chosen = wordsOf(element.selectedOptions[0]?.text);
    return `${labelOf(element)} = ${chosen}${statesOf(element)} of ${options.join(' | ')}`;
  }
  if (element instanceof HTMLInputElement) {
    const { type, checked, value } = element;
    if (type === 'hidden') return '';
    const isBox = type === 'checkbox' || type === 'radio';
    return `${labelOf(element)} = ${isBox ? (checked ? 'x' : 'o') : value}${statesOf(element)}`;
  }
  return null;
}

const nameOf = (element: Element): string =>
  wordsOf(element.getAttribute('aria-label') ?? visibleText(element));

function labelOf(element: HTMLInputElement | HTMLSelectElement): string {
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return wordsOf(
      by
        .split(' ')
        .map((id) => visibleText(document.getElementById(id)))
        .join(' '),
    );
  const label = element.labels?.[0];
  return wordsOf(element.getAttribute('aria-label') ?? visibleText(label ?? null));
}

/** The text of an element without what is hidden in it. */
export function visibleText(element: Element | null): string {
  if (element === null || isHidden(element)) return '';
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
      if (!(node instanceof Element)) return '';
      return inline.has(node.tagName) ? visibleText(node) : ` ${visibleText(node)} `;
    })
    .join('');
}

const states = ['aria-disabled', 'aria-invalid', 'aria-pressed', 'aria-current', 'aria-expanded'];

function statesOf(element: Element): string {
  const said = states.filter((name) => element.getAttribute(name) === 'true');
  const disabled = element.hasAttribute('disabled') ? ['disabled'] : [];
  const all = [...disabled, ...said.map((name) => name.replace('aria-', ''))];
  return all.length === 0 ? '' : ` {${all.join(', ')}}`;
}
