import { createContext, type ReactNode, useContext } from 'react';
import type { Text } from '../../engine';
import type { Formatting, ParagraphProps } from './paragraph';
import { RichText } from './words';
import './formatted.css';

const Level = createContext(2);

/** What stands under a heading: headings in it are one level below that. */
function Below({ children }: { readonly children: ReactNode }) {
  return <Level value={useContext(Level) + 1}>{children}</Level>;
}

/** A text in blocks: its paragraphs, lists and headings, each as what it is, so that it is read out as that. */
function Blocks({ text, className, id }: ParagraphProps) {
  const Heading = headings[useContext(Level)] ?? 'h6';
  return (
    <div className={`p-formatted ${className ?? ''}`} id={id}>
      {stacksOf(text).map(({ block, texts }, index) => {
        const [first = []] = texts;
        const lines = texts.map((each, at) => <li key={at}>{inline(each)}</li>);
        if (block === 'bullet') return <ul key={index}>{lines}</ul>;
        if (block === 'number') return <ol key={index}>{lines}</ol>;
        if (block === 'heading') return <Heading key={index}>{inline(first)}</Heading>;
        return <p key={index}>{inline(first)}</p>;
      })}
    </div>
  );
}

const headings: Readonly<Record<number, 'h2' | 'h3' | 'h4' | 'h5'>> = {
  ...{ 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' },
};

/** One block, or items that make up a list. */
interface Stack {
  readonly block: Block;
  readonly texts: Text[];
}
type Block = 'paragraph' | 'bullet' | 'number' | 'heading';

const isBlock = (mark: string): mark is Block => mark !== 'bold' && mark !== 'end';

function stacksOf([, ...parts]: Text): readonly Stack[] {
  const stacks: Stack[] = [];
  let words: Text[number][] = [];
  for (const part of parts) {
    if (typeof part === 'string' || part.mark === undefined || !isBlock(part.mark)) {
      words.push(part);
      continue;
    }
    words = [];
    const block = part.mark;
    const last = stacks.at(-1);
    const isNext = last?.block === block && (block === 'bullet' || block === 'number');
    if (isNext) last.texts.push(words);
    else stacks.push({ block, texts: [words] });
  }
  return stacks;
}

/** The words of a block, and those in bold as what weighs more. */
function inline(text: Text): ReactNode {
  const runs: Text[number][][] = [[]];
  for (const part of text) {
    if (typeof part === 'object' && part.mark !== undefined) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  // Every second run stands between marks.
  return runs.map((run, index) =>
    index % 2 === 0 ? (
      <RichText key={index} text={run} />
    ) : (
      <strong key={index}>
        <RichText text={run} />
      </strong>
    ),
  );
}

export const formatted: Formatting = {
  drawn: (props) => {
    const [first] = props.text;
    return typeof first === 'object' && first.mark !== undefined ? <Blocks {...props} /> : null;
  },
  Below,
};
