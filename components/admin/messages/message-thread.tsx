"use client";

import { FileDown } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { PostList, type Post } from "@/components/shared/thread/post-list";
import { staffPaths } from "@/lib/base/staff-paths";
import type { Message } from "@/lib/inbox/schemas";

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
  }));
  return message === "" ? rest : [first, ...rest];
}

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
      <FileLink
        href={staffPaths.messageFile(id)}
        download={name}
        className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-link"
      >
        <FileDown aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <span className="font-normal whitespace-nowrap text-muted-foreground">
          {Math.max(1, Math.round(size / 1024))} KB
        </span>
      </FileLink>
      <p className="text-sm text-muted-foreground">
        From a stranger. Open it only where your computer checks files for viruses.
      </p>
    </div>
  );
}
