import { linesOf, type Explanation, type Line } from '../../explain';

/** An explanation as it is printed by the command line, drawn as a list. */
export function WhyLines({ explanation }: { readonly explanation: Explanation }) {
  const [head, ...lines] = linesOf(explanation);
  return (
    <section aria-label={explanation.name}>
      <h2 className="h3">{head?.text}</h2>
      <p className="small quiet">{head?.where}</p>
      <ul className="why-lines">
        {lines.map((line, index) => (
          <WhyLine key={index} line={line} />
        ))}
      </ul>
    </section>
  );
}

const deepest = 8;
const signs = { yes: '✓', no: '✗', skipped: '·' } as const;
const spoken = { yes: 'yes, ', no: 'no, ', skipped: 'not looked at, ' } as const;

function WhyLine({ line: { indent, mark, text, values, where, strong } }: { readonly line: Line }) {
  return (
    <li className={`why-line why-line--${Math.min(indent, deepest)}`} data-mark={mark}>
      {mark !== null && (
        <>
          <span aria-hidden="true" className="why-mark">
            {signs[mark]}
          </span>
          <span className="visually-hidden">{spoken[mark]}</span>
        </>
      )}
      <span className={strong ? 'why-strong' : undefined}>{text}</span>
      {values !== '' && <code>{values}</code>}
      {where !== '' && <span className="small quiet why-where">{where}</span>}
    </li>
  );
}
