import { useId } from 'react';
import { useWords } from '../../ui/parts/words';
import { yearOf, type Consent, type Consents } from './consents';

/** What was agreed to and what not, with when and to which words; nothing where none is known. */
export function Agreement({ consents }: { readonly consents: Consents }) {
  const words = useWords();
  const title = useId();
  if (consents.given.length === 0) return null;
  return (
    <section className="card s-agreement" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {words.plain('switchComplete.agreement.title')}
      </h2>
      <AgreementLines consents={consents} />
    </section>
  );
}

/** A line for each consent, in the words that stood there. */
export function AgreementLines({ consents }: { readonly consents: Consents }) {
  const words = useWords();
  return (
    <>
      <dl className="s-agreement__lines">
        {consents.given.map((consent) => (
          <div key={consent.id}>
            <dt>{consent.title}</dt>
            <dd>
              <b>
                {words.plain(`switchComplete.agreement.${answerOf(consent)}`, {
                  at: consent.at,
                  year: consent.at === null ? null : yearOf(consent.at),
                })}
              </b>
              {consent.hint !== '' && <span>{consent.hint}</span>}
              <span className="quiet small">
                {words.plain('switchComplete.agreement.words', { ...consent })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {!consents.complete && (
        <p className="quiet small">{words.plain('switchComplete.agreement.notKept')}</p>
      )}
    </>
  );
}

const answerOf = ({ agreed, at }: Consent): string => {
  if (!agreed) return 'notAgreed';
  return at === null ? 'agreedUnasked' : 'agreed';
};
