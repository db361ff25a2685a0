import { useAddress } from '@casewright/web/address';
import { useInfiniteQuery } from '@casewright/web/query';
import { useLocation } from '@casewright/web/router';
import { composeInAddress } from '../mailbox/mailbox-address';
import { MailboxFrame } from '../mailbox/mailbox-frame';
import { useKeptScroll } from '../mailbox/use-kept-scroll';
import { Composer } from '../writing/composer';
import { conversationIn, filtersIn, teamPath } from './address';
import { OpenedConversation } from './opened-conversation';
import { teamListQuery } from './queries';
import { TeamFilters } from './team-filters';
import { TeamList } from './team-list';

/** Conversations of all admins with people. */
export function TeamPage() {
  const { search } = useLocation();
  const filters = filtersIn(`${location.origin}/${search}`);
  const [conversationId] = useAddress(conversationIn);
  const [composing] = useAddress(composeInAddress);
  const openId = composing ? undefined : conversationId;
  const { data: conversations } = useInfiniteQuery(teamListQuery(filters));
  const list = teamPath(filters);
  const scroll = useKeptScroll(list, conversations !== undefined, !openId && !composing);
  return (
    <MailboxFrame
      folder="team"
      listPath={list}
      scroll={scroll}
      isEmpty={false}
      hint={conversations?.length ? 'Select a conversation to read it.' : undefined}
      head={<TeamFilters filters={filters} />}
      list={<TeamList filters={filters} openId={openId} />}
      pane={
        composing ? (
          <Composer folder="team" id={composing} />
        ) : openId ? (
          <OpenedConversation key={openId} id={openId} />
        ) : undefined
      }
    />
  );
}
