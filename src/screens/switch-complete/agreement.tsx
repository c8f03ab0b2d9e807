import { useWords } from '../../ui/parts/words';
import { yearOf, type Consent, type Consents } from './consents';

/**
 * A line for each consent by its short name: whether it was given, when, and to which words. What
 * was agreed to has the words themselves.
 */
export function AgreementLines({ consents }: { readonly consents: Consents }) {
  const words = useWords();
  return (
    <>
      <dl className="s-lines">
        {consents.given.map((consent) => (
          <div key={consent.id}>
            <dt>{consent.name}</dt>
            <dd>
              <b>
                {words.plain(`switchComplete.agreement.${answerOf(consent)}`, {
                  at: consent.at,
                  year: consent.at === null ? null : yearOf(consent.at),
                })}
              </b>
              <span>{words.plain('switchComplete.agreement.words', { ...consent })}</span>
              {consent.agreed && consent.name !== consent.title && <p>{consent.title}</p>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="quiet small">
        {words.plain(`switchComplete.agreement.${consents.complete ? 'nothingElse' : 'notKept'}`)}
      </p>
    </>
  );
}

const answerOf = ({ agreed, at }: Consent): string => {
  if (!agreed) return 'notAgreed';
  return at === null ? 'agreedUnasked' : 'agreed';
};
