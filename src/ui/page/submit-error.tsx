import { useWords } from '../words';
import { Alert } from './alert';

/** What the server said, under the heading 'Error' (SUB-05). */
export function SubmitError({ message }: { readonly message: string }) {
  const words = useWords();
  return (
    <Alert kind="error" title={words.plain('page.submitError')} urgent>
      <p>{message}</p>
    </Alert>
  );
}
