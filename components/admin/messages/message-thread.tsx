"use client";

import { AttachedFile } from "@/components/shared/call/attached-file";
import { PostList, type Post } from "@/components/shared/thread/post-list";
import { staffPaths } from "@/lib/base/staff-paths";
import type { Message } from "@/lib/messaging/inbox/schemas";

function threadPosts({ _id, name, writtenBy, message, createdAt, replies }: Message): Post[] {
  const first = {
    id: _id,
    by: writtenBy ?? name,
    isOurs: writtenBy !== null,
    text: message,
    at: createdAt,
  };
  const rest = replies.map((reply) => ({
    id: reply._id,
    by: reply.by,
    isOurs: true,
    text: reply.text,
    at: reply.createdAt,
    state: reply.whatsapp ? textState(reply.whatsapp) : undefined,
  }));
  return message === "" ? rest : [first, ...rest];
}

type TextState = NonNullable<Message["replies"][number]["whatsapp"]>;

const textState = ({ state, error }: TextState) =>
  [`WhatsApp: ${state}`, error].filter(Boolean).join(", ");

export function MessageThread({ message }: { message: Message }) {
  return <PostList label="Messages of this thread" posts={threadPosts(message)} />;
}

interface MessageFileProps {
  id: string;
  file: NonNullable<Message["file"]>;
}

/** A message's attachment, with a warning that it was not scanned. */
export function MessageFile({ id, file: { name, size } }: MessageFileProps) {
  return (
    <div>
      <AttachedFile href={staffPaths.messageFile(id)} {...{ name, size }} />
      <UnknownSender />
    </div>
  );
}

export const UnknownSender = () => (
  <p className="text-sm text-muted-foreground">
    The sender is unknown. Open this file only on a computer that checks files for viruses.
  </p>
);
