import {
  hashKey,
  useMutation as useTanstackMutation,
  type DefaultError,
  type MutationFunction,
  type MutationFunctionContext,
  type UseMutateFunction,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * TanStack's, but ignores a mutation that is already running, such as two clicks in one tick, and retries send what was
 * sent first: TanStack replaces the function at each render, and what is shown may have changed since.
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const { mutationFn } = options;
  const sent = useRef(new WeakMap<MutationFunctionContext, MutationFunction<Data, Variables>>());
  const mutation = useTanstackMutation<Data, Failure, Variables, Context>({
    ...options,
    ...(mutationFn && {
      mutationFn: (variables, context) => {
        const first = sent.current.get(context) ?? mutationFn;
        sent.current.set(context, first);
        return first(variables, context);
      },
    }),
  });
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
