import { useState } from 'react';
import type { ArgumentKind, Json } from '../../src/rules';
import type { Known } from '../model/lexicon';
import { firstOf } from '../model/lexicon';
import { offersFor } from '../model/rule-offers';
import { pathRead, value, type RuleTree } from '../model/rule-tree';
import { OfferChoice } from './offer-choice';
import type { TreeKit } from './rule-parts';

interface ValueSlotProps {
  readonly kit: TreeKit;
  readonly kind: ArgumentKind;
  readonly tree: RuleTree;
  readonly beside: Known;
  readonly onChange: (tree: RuleTree) => void;
}

/** What stands in the rule itself and is never worked out. */
const written: ReadonlySet<ArgumentKind> = new Set(['key', 'lookup', 'pattern', 'literalList']);

/** What is read, or a value that stands in the rule: either can be turned into the other. */
export function ValueSlot({ kit, kind, tree, beside, onChange }: ValueSlotProps) {
  const [isChoosing, setChoosing] = useState(false);
  const path = pathRead(tree);
  const isWritten = written.has(kind);
  if (path !== null || isChoosing)
    return (
      <>
        <OfferChoice
          label="What is looked at"
          present={path === null ? '' : kit.lexicon.words.name(path)}
          offers={() => offersFor(kind, kit.lexicon)}
          now={kit.now}
          onChoose={(offer) => {
            onChange(offer.tree);
            setChoosing(false);
          }}
          {...(path === null && { onLeave: () => setChoosing(false) })}
        />
        {path !== null && kind === 'compared' && (
          <button
            type="button"
            className="link node-turn"
            title="A value instead"
            aria-label={`A value instead of ${kit.lexicon.words.name(path)}`}
            onClick={() => onChange(value(firstOf(beside)))}
          >
            =
          </button>
        )}
      </>
    );
  return (
    <>
      <Literal
        key={JSON.stringify(tree)}
        {...{ kit, kind, beside }}
        present={tree.kind === 'value' ? tree.value : null}
        onChange={(next) => onChange(value(next))}
      />
      {!isWritten && (
        <button
          type="button"
          className="link node-turn"
          title="Something that is known instead"
          aria-label={`Something that is known instead of ${kit.say(tree, kind)}`}
          onClick={() => setChoosing(true)}
        >
          …
        </button>
      )}
    </>
  );
}

interface LiteralProps extends Pick<ValueSlotProps, 'kit' | 'kind' | 'beside'> {
  readonly present: Json;
  readonly onChange: (value: Json) => void;
}

function Literal(props: LiteralProps) {
  const { kit, kind, beside, present, onChange } = props;
  if (kind === 'literalList') return <Several {...props} />;
  const all = choicesOf(props);
  if (all !== null)
    return (
      <select
        aria-label={kind === 'key' ? 'Key' : 'Value'}
        value={JSON.stringify(present)}
        onChange={({ target }) => onChange(JSON.parse(target.value) as Json)}
      >
        {[...new Set([present, ...all].map((each) => JSON.stringify(each)))].map((each) => (
          <option key={each} value={each}>
            {kind === 'key' || kind === 'lookup'
              ? String(JSON.parse(each))
              : plain(kit.lexicon.words.value(JSON.parse(each) as Json, beside.path))}
          </option>
        ))}
      </select>
    );
  if (typeof present === 'object' && present !== null) return <Written {...props} />;
  if (typeof present === 'number')
    return (
      <input
        key={present}
        type="number"
        step="any"
        aria-label="Value"
        defaultValue={present}
        onBlur={({ target }) => {
          if (Number.isFinite(target.valueAsNumber) && target.valueAsNumber !== present)
            onChange(target.valueAsNumber);
        }}
      />
    );
  return (
    <input
      key={String(present)}
      type={kind === 'date' ? 'date' : 'text'}
      aria-label={kind === 'pattern' ? 'Pattern' : 'Value'}
      className={kind === 'pattern' ? 'code' : ''}
      defaultValue={present === null ? '' : String(present)}
      placeholder={present === null ? 'nothing' : ''}
      onBlur={({ target }) => {
        if (target.value !== String(present ?? '')) onChange(target.value);
      }}
    />
  );
}

const plain = (text: string): string => text.replaceAll(/[“”]/g, '');

/** What the value can be; null where anybody may write one. */
function choicesOf({ kit, kind, beside, present }: LiteralProps): readonly Json[] | null {
  const { lookups, directories } = kit.lexicon;
  if (kind === 'lookup') return lookups;
  if (kind === 'key') {
    const said = Object.entries(directories);
    const isDirectory = beside.keys.length === 0 && said.some(([name]) => name === present);
    if (isDirectory) return said.map(([name]) => name);
    return beside.keys.length === 0
      ? said.flatMap(([, keys]) => keys.map(({ name }) => name))
      : beside.keys.map(({ name }) => name);
  }
  if (beside.type === 'boolean' || typeof present === 'boolean') return [true, false];
  return beside.values !== null && beside.values.length <= 60 && kind !== 'pattern'
    ? beside.values
    : null;
}

/** Several values: those that are offered as ticks, any others as they are written. */
function Several({ kit, kind, beside, present, onChange }: LiteralProps) {
  const listed = Array.isArray(present) ? (present as readonly Json[]) : [];
  const { values } = beside;
  if (values === null || values.length > 24)
    return <Written {...{ kit, kind, beside, present, onChange }} />;
  const all = [...new Set([...values, ...listed])];
  return (
    <span className="several" role="group" aria-label="One of these values">
      {all.map((each) => (
        <label key={JSON.stringify(each)}>
          <input
            type="checkbox"
            checked={listed.includes(each)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...listed, each] : listed.filter((other) => other !== each),
              )
            }
          />
          {plain(kit.lexicon.words.value(each, beside.path))}
        </label>
      ))}
    </span>
  );
}

/** A value as it is written in the file. */
function Written({ present, onChange }: LiteralProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <input
      key={JSON.stringify(present)}
      type="text"
      className="code"
      aria-label="Values, as they are written"
      aria-invalid={isWrong}
      defaultValue={JSON.stringify(present)}
      onBlur={({ target }) => {
        try {
          const next = JSON.parse(target.value) as Json;
          setWrong(false);
          if (JSON.stringify(next) !== JSON.stringify(present)) onChange(next);
        } catch {
          setWrong(true);
        }
      }}
    />
  );
}
