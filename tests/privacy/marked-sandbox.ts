import { type Answer, PlayedSandbox, type Sent } from '../matrix/wire/sandbox';
import { operationOf } from '../matrix/wire/wire';

/** What the partner lets one choose from: the id that it knows, and the one that the page is given. */
export const choices = {
  titles: { id: '6', mark: 'zqtitle', label: 'Zqtitular' },
  specialNeeds: { id: '30', mark: 'zqneeds', label: 'Zqneedful' },
  directDebitDays: { id: '17', mark: 'zqday', label: 'Zqdaily' },
} as const;

/** A partner whose choices are marks: an id like "3" would be found everywhere. */
export class MarkedSandbox extends PlayedSandbox {
  override async serve(sent: Sent): Promise<Answer> {
    const list = Object.entries(choices).find(([operation]) => operation === operationOf(sent));
    const { status, text } = await super.serve({ ...sent, body: asKnown(sent.body) });
    if (list === undefined || status !== 200) return { status, text };
    const [, { mark, label }] = list;
    return { status, text: JSON.stringify({ [mark]: label }) };
  }
}

const asKnown = (body: string | null): string | null =>
  Object.values(choices).reduce(
    (text, { id, mark }) => text?.replaceAll(`"${mark}"`, `"${id}"`) ?? null,
    body,
  );
