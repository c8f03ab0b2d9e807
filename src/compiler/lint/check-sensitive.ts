import type { Context } from '../context';
import { saidQuestions } from '../questions';
import { findLeaks } from '../sensitive';
import { cursorAt } from '../source/cursor-at';
import type { Sources } from '../symbols';
import { filesOf, valuesOf } from './files-of';

/** What is sensitive is not stored, tracked, or put into an address, a title or a journal (Z22). */
export function checkSensitive(sources: Sources, context: Context): void {
  const files = filesOf(sources);
  for (const { code, file, pointer, message, help } of findLeaks(
    valuesOf(sources),
    saidQuestions(context.symbols.units),
  )) {
    const source = files.get(file);
    if (source !== undefined)
      context.report.add(code, cursorAt(pointer, source), message, { help });
  }
}
