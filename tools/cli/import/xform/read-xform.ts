import { InputError } from '../../../project';
import { attributeOf, childNamed, readXml, wordsIn, type XmlElement } from '../xml/read-xml';
import type { XForm } from './model';
import { readBody } from './read-body';
import { primaryOf, readBinds, readNodes, readSetters, readTables } from './read-model';
import { readItext } from './read-words';

/**
 * The form that a file holds.
 *
 * @throws InputError for what is no XML, or no XForm
 */
export function readXForm(text: string, file: string): XForm {
  const html = readXml(text, file);
  const head = childNamed(html, 'head');
  const model = head === null ? null : childNamed(head, 'model');
  const body = childNamed(html, 'body');
  if (head === null || model === null || body === null)
    throw noForm(file, html, 'it has no model in its head, or no body');
  const root = primaryOf(model);
  if (root === null) throw noForm(file, model, 'its model has no instance to fill in');
  const title = childNamed(head, 'title');
  const { binds, byId } = readBinds(model, `/${root.name}`);
  return {
    title: title === null ? '' : wordsIn(title).replaceAll(/\s+/g, ' ').trim(),
    id: attributeOf(root, 'id')?.text ?? root.name,
    nodes: readNodes(root),
    binds,
    ...readItext(model),
    tables: readTables(model),
    body: readBody(body, { path: `/${root.name}`, byId }),
    setters: readSetters(html, `/${root.name}`),
  };
}

const noForm = (file: string, { line, name }: XmlElement, why: string): InputError =>
  new InputError(
    `${file}:${line} is no XForm of ODK: ${why}, and begins with <${name}>.`,
    'name the XML that pyxform, ODK Central, Kobo or Enketo make of a form, not its XLSX',
  );
