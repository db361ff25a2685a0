import {
  hashKey,
  useMutation as useTanstackMutation,
  type DefaultError,
  type UseMutateFunction,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** TanStack's, but ignores a mutation that is already running, such as two clicks in one tick. */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useTanstackMutation(options);
  const { mutateAsync: send } = mutation;
  const underWay = useRef(new Map<string, Promise<Data>>());

  const mutateAsync = useCallback<typeof send>(
    (...asked) => {
      const [variables]: readonly unknown[] = asked;
      const change = hashKey([variables]);
      const answer = underWay.current.get(change) ?? send(...asked);
      underWay.current.set(change, answer);
      const end = () => void underWay.current.delete(change);
      answer.then(end, end);
      return answer;
    },
    [send],
  );
  const mutate = useCallback<UseMutateFunction<Data, Failure, Variables, Context>>(
    (...asked) => void mutateAsync(...asked).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
