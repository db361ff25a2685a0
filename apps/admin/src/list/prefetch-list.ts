import { queryClient } from '@casewright/web';
import { choiceIn, listQuery, type ListSource } from './list-source';

/** For route loaders. */
export const prefetchList = <Row extends { readonly id: string }>(list: ListSource<Row>, url: string): void =>
  void queryClient.prefetchInfiniteQuery(listQuery(list, choiceIn(list, new URL(url).searchParams)));
