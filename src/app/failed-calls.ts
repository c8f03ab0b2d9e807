import type { ApiClient } from '../api';
import type { FailedCall } from '../telemetry';

/** The client as it is; whoever asks hears of its calls that failed, also of those before. */
export function withFailedCalls(client: ApiClient): {
  readonly client: ApiClient;
  readonly hear: (listener: (failed: FailedCall) => void) => void;
} {
  const before: FailedCall[] = [];
  let tell = (failed: FailedCall): void => void before.push(failed);
  return {
    client: {
      ...client,
      call: async (call, signal, options) => {
        const result = await client.call(call, signal, options);
        // Nobody waits for what was called off, so it did not fail.
        if (!result.ok && !signal.aborted) {
          const { kind, status } = result.failure;
          tell({ operation: call.operation, kind, status });
        }
        return result;
      },
    },
    hear: (listener) => {
      tell = listener;
      for (const failed of before.splice(0)) listener(failed);
    },
  };
}
