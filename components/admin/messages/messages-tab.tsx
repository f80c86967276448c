"use client";

import { Inbox } from "lucide-react";
import { useState } from "react";
import { Together } from "@/components/shared/call/together";
import { EmptyList } from "@/components/shared/list/empty-list";
import { FilterSelect } from "@/components/shared/list/filter-select";
import { oneOf, searchText } from "@/components/shared/list/filters";
import { List } from "@/components/shared/list/list";
import { ListCount } from "@/components/shared/list/list-count";
import { SearchField } from "@/components/shared/list/search-field";
import { listOf, useList } from "@/components/shared/list/use-list";
import {
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type Message,
  type MessageSummary,
} from "@/lib/inbox/schemas";
import { countText } from "@/lib/base/counts";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { KINDS, messageColumns, STATES } from "./message-columns";
import { MessageDialog } from "./message-dialog";
import { announceMessagesChanged, useWaitingMessages } from "./waiting-messages";

const load = listOf("GET /admin/messages");

const filters = { q: searchText, status: oneOf(MESSAGE_STATUSES), kind: oneOf(MESSAGE_KINDS) };

const failure = () => ({ notice: "The messages could not be loaded." });

/** The shop's inbox: what people wrote, and what was answered. */
export function MessagesTab() {
  return (
    <Together fallback={<PageSpinner />}>
      <Messages />
    </Together>
  );
}

/** Rows grow by how long each message may wait, which another answer tells. */
function Messages() {
  const list = useList({ load, filters, pageSize: 20, failure });
  const [opened, setOpened] = useState<Message>();
  const [now] = useState(() => new Date());
  const waiting = useWaitingMessages("inbox");
  const clock = { now, hours: waiting?.answerHours ?? null };

  async function adopt(message: Message) {
    await list.renew();
    announceMessagesChanged();
    setOpened(message);
  }

  return (
    <section aria-label="Messages">
      <PageHeading title="Messages">Answers leave by mail and are kept here.</PageHeading>
      <List
        list={list}
        loading="Loading the messages"
        toolbar={
          <div className="flex flex-wrap gap-3">
            <SearchField
              address={list.address}
              label="Search messages"
              className="w-full sm:w-72"
            />
            <FilterSelect
              address={list.address}
              filter="kind"
              label="About"
              value={list.filters.kind}
              all="Every kind"
              options={kindChoices(waiting)}
              className="min-w-0 flex-1 basis-40 sm:max-w-64"
            />
            <FilterSelect
              address={list.address}
              filter="status"
              label="State"
              value={list.filters.status}
              all="Any state"
              options={STATES}
              className="min-w-0 flex-1 basis-36 sm:max-w-44"
            />
          </div>
        }
        count={(page) => <ListCount page={page} what="messages" />}
        caption="Messages, newest first"
        keyOf={({ _id }) => _id}
        columns={messageColumns({ clock, onOpen: setOpened })}
        empty={
          <EmptyList title="No Messages Yet" Icon={Inbox}>
            What people write in the contact form or about their orders arrives here.
          </EmptyList>
        }
        noMatches={{
          title: "No Messages Found",
          text: "No message matches this search and these filters.",
          clear: "Show all messages",
        }}
      />
      {opened && (
        <MessageDialog
          key={opened._id}
          message={opened}
          clock={clock}
          onClose={() => setOpened(undefined)}
          onChanged={adopt}
        />
      )}
    </section>
  );
}

/** The kinds of messages, each with how many of it wait. */
function kindChoices(waiting: MessageSummary | null): Record<string, string> {
  const choices = MESSAGE_KINDS.map((kind) => {
    const count = waiting?.kinds[kind] ?? 0;
    return [kind, count > 0 ? `${KINDS[kind]} (${countText(count)} waiting)` : KINDS[kind]];
  });
  return Object.fromEntries(choices) as Record<string, string>;
}
