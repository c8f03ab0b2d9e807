import type { Text } from '../../../engine';
import { Alert } from '../../page';
import { RichText } from '../../words';

/** What to do when the list has not what is wanted. The place is there before, so that it is read out when filled. */
export function Unlisted({ said }: { readonly said: Text | null }) {
  return (
    <div className="f-unlisted" role="status">
      {said !== null && (
        <Alert kind="information">
          <p>
            <RichText text={said} />
          </p>
        </Alert>
      )}
    </div>
  );
}
