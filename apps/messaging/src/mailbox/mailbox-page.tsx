import { withoutQuotes } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { useInfiniteQuery, useQueryClient } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { useEffect, useRef, useState } from 'react';
import { OpenedMessage } from '../reading/opened-message';
import { useDeleteMessages } from '../reading/use-message-actions';
import { entryOf, SEARCH_HELP, SearchList } from '../search/search-list';
import { searchQuery } from '../search/queries';
import { Composer } from '../writing/composer';
import { FolderList } from './folder-list';
import { saveLoadedPages } from './kept-in-tab';
import { ListHead } from './list-head';
import { composeInAddress, folderPath, messageInAddress, messagePath, searchInAddress } from './mailbox-address';
import { MailboxFrame } from './mailbox-frame';
import { type Entry, type FocusWanted, MessageList } from './message-list';
import { messagesQuery, type Message, type MessageFolder } from './queries';
import { SelectionBar } from './selection-bar';
import { useChecked } from './use-checked';
import { useKeptScroll } from './use-kept-scroll';

export function MailboxPage({ folder }: { readonly folder: MessageFolder }) {
  return <Mailbox key={folder} folder={folder} />;
}

function Mailbox({ folder }: { readonly folder: MessageFolder }) {
  const navigate = useNavigate();
  const [composing] = useAddress(composeInAddress);
  const [openId] = useAddress(messageInAddress);
  const messageId = composing ? undefined : openId;
  const [search = ''] = useAddress(searchInAddress);
  const messages = useInfiniteQuery(messagesQuery(folder));
  const found = useInfiniteQuery({ ...searchQuery(search), enabled: search !== '' });
  const entries = search ? found.data?.map(entryOf) : messages.data?.map(entryOfMessage);
  const [checked, check] = useChecked(folder);
  const [focusWanted, focus] = useState<FocusWanted>();
  const neighbor = useRef<string>(undefined);
  const close = () => void navigate(folderPath(folder, search), { replace: true, preventScrollReset: true });
  const deleting = useDeleteMessages({
    onDeleted: (ids) => {
      focus({ id: neighbor.current, gone: ids });
      check(undefined);
    },
    onRestored: ([first]) => {
      if (document.activeElement === document.body) focus({ id: first });
    },
  });
  // Navigate away from an open message before deleting it.
  const leaving = useRef<readonly string[]>(undefined);
  const { mutate: deleteThem } = deleting;
  useEffect(() => {
    const ids = leaving.current;
    if (!ids || (messageId && ids.includes(messageId))) return;
    leaving.current = undefined;
    deleteThem(ids);
  }, [messageId, deleteThem]);
  function remove(ids: readonly string[]): void {
    // Computed before a live update removes the entries.
    neighbor.current = neighborOf(ids, entries ?? []);
    if (!messageId || !ids.includes(messageId)) return deleteThem(ids);
    leaving.current = ids;
    close();
  }
  useKeptPages(folder, messages.data);
  const scroll = useKeptScroll(`${folder}:${search}`, entries !== undefined, !messageId && !composing);

  const list = (shown: readonly Entry[]) => (
    <MessageList
      label={search ? 'Search results' : folder === 'inbox' ? 'Inbox messages' : 'Sent messages'}
      entries={shown}
      openId={messageId}
      focusWanted={focusWanted}
      pathOf={(id) => messagePath(folder, id, search)}
      checked={checked}
      onCheck={check}
      onFocused={() => focus(undefined)}
      onDelete={(id) => remove([id])}
    />
  );
  const opened = messageId && (
    <OpenedMessage
      key={messageId}
      id={messageId}
      onDelete={() => remove([messageId])}
      onMarkedUnread={() => {
        focus({ id: messageId });
        close();
      }}
    />
  );
  const isEmpty = messages.data?.length === 0 && !search;
  const ids = entries?.map(({ id }) => id) ?? [];
  return (
    <MailboxFrame
      folder={folder}
      listPath={folderPath(folder, search)}
      scroll={scroll}
      isEmpty={isEmpty}
      hint={ids.length > 0 ? `Select a message to read it.${search ? ` ${SEARCH_HELP}` : ''}` : undefined}
      pane={composing ? <Composer folder={folder} id={composing} /> : opened || undefined}
      head={
        checked && !isEmpty ? (
          <SelectionBar
            entries={entries ?? []}
            checked={checked}
            isDeleting={deleting.isPending}
            onCheck={check}
            onDelete={(chosen) => remove(chosen)}
          />
        ) : (
          !isEmpty && <ListHead folder={folder} search={search} onSelect={() => check([])} />
        )
      }
      list={
        search ? (
          <SearchList found={found}>{(rows) => list(rows.map(entryOf))}</SearchList>
        ) : (
          <FolderList folder={folder} messages={messages}>
            {(rows) => list(rows.map(entryOfMessage))}
          </FolderList>
        )
      }
    />
  );
}

const entryOfMessage = ({ content, ...message }: Message): Entry => ({ ...message, preview: withoutQuotes(content) });

/** The next remaining entry, or the previous one. */
function neighborOf(gone: readonly string[], entries: readonly Entry[]): string | undefined {
  const at = entries.findIndex(({ id }) => gone.includes(id));
  const stays = ({ id }: Entry) => !gone.includes(id);
  return (entries.slice(Math.max(at, 0)).find(stays) ?? entries.slice(0, Math.max(at, 0)).findLast(stays))?.id;
}

/** Restores the number of loaded pages after a reload. */
function useKeptPages(folder: MessageFolder, messages: readonly Message[] | undefined): void {
  const userId = useUser()?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    const pages = queryClient.getQueryData(messagesQuery(folder).queryKey)?.pages.length;
    if (userId && pages) saveLoadedPages(userId, folder, pages);
  }, [userId, folder, messages, queryClient]);
}
