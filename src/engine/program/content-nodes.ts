import type { CompiledContent, ContentView } from '../model';
import { holds } from '../rules';
import type { Kit } from './kit';
import { node } from './names';

/** Notices, alerts and notes of a section or step: those that hold now. */
export function addContent(
  { reader, add }: Kit,
  key: string,
  content: readonly CompiledContent[],
): void {
  const texts = content.flatMap((item) => [item.title, item.text, ...item.items]);
  add({
    id: node.content(key),
    needs: [...reader.needs(...content.map((item) => item.when)), ...reader.textNeeds(...texts)],
    compute: (read): readonly ContentView[] => {
      const scope = reader.scope(read);
      return content
        .filter((item) => holds(item.when, scope))
        .map((item) => ({
          id: item.id,
          kind: item.kind,
          title: reader.fill(item.title, read),
          text: reader.fill(item.text, read),
          items: item.items.map((text) => reader.fill(text, read)),
          under: item.under,
        }));
    },
  });
}
