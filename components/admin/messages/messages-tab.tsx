import { Inbox } from "lucide-react";
import { useState } from "react";
import { RevealTogether } from "@/components/shared/call/reveal-together";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import { fetchPage, useList } from "@/components/shared/list/use-list";
import {
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type Message,
  type MessageSummary,
} from "@/lib/messaging/inbox/schemas";
import { countText } from "@/lib/base/text/counts";
import { AdminList } from "../shared/admin-list";
import { PageHeading, PageSpinner } from "../shared/page-heading";
import { announceChanged, useWaiting } from "../shared/waiting";
import { KINDS, messageColumns, STATES } from "./message-columns";
import { MessageDialog } from "./message-dialog";

const load = fetchPage("GET /admin/messages");

const filters = {
  q: searchText,
  status: pickFrom(MESSAGE_STATUSES),
  kind: pickFrom(MESSAGE_KINDS),
};

export function MessagesTab() {
  return (
    <RevealTogether fallback={<PageSpinner />}>
      <Messages />
    </RevealTogether>
  );
}

/** Rendered within RevealTogether, because the promised response time loads separately and makes rows taller. */
function Messages() {
  const list = useList({ load, filters, what: "messages" });
  const [opened, setOpened] = useState<Message>();
  const [now] = useState(() => new Date());
  const waiting = useWaiting("messages", "inbox");
  const clock = { now, hours: waiting?.answerHours ?? null };

  async function adopt(message: Message) {
    await list.renew();
    announceChanged("messages");
    setOpened(message);
  }

  return (
    <section aria-label="Messages">
      <PageHeading title="Messages">Answers leave by email and are kept here.</PageHeading>
      <AdminList
        list={list}
        toolbar={{
          choices: {
            kind: {
              label: "About",
              all: "Every kind",
              options: kindChoices(waiting),
              className: "min-w-0 flex-1 basis-40 sm:max-w-64",
            },
            status: {
              label: "State",
              all: "Any state",
              options: STATES,
              className: "min-w-0 flex-1 basis-36 sm:max-w-44",
            },
          },
        }}
        caption="Messages, newest first"
        keyOf={({ _id }) => _id}
        columns={messageColumns({ clock, onOpen: setOpened })}
        empty={{
          title: "No Messages Yet",
          text: "What people write in the contact form or about their orders arrives here.",
          Icon: Inbox,
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

function kindChoices(waiting: MessageSummary | null): Record<string, string> {
  const choices = MESSAGE_KINDS.map((kind) => {
    const count = waiting?.kinds[kind] ?? 0;
    return [kind, count > 0 ? `${KINDS[kind]} (${countText(count)} waiting)` : KINDS[kind]];
  });
  return Object.fromEntries(choices) as Record<string, string>;
}
