import { PostList, type Post } from "@/components/shared/thread/post-list";
import type { Message } from "@/lib/messaging/inbox/schemas";

function threadPosts({ _id, name, writtenBy, message, createdAt, replies }: Message): Post[] {
  const first = {
    id: _id,
    by: writtenBy ?? name,
    isOurs: writtenBy !== null,
    text: message,
    at: createdAt,
  };
  const remaining = replies.map((reply) => ({
    id: reply._id,
    by: reply.by,
    isOurs: true,
    text: reply.text,
    at: reply.createdAt,
    state: reply.whatsapp ? textState(reply.whatsapp) : undefined,
  }));
  return [first, ...remaining];
}

type TextState = NonNullable<Message["replies"][number]["whatsapp"]>;

const textState = ({ state, error }: TextState) =>
  [`WhatsApp: ${state}`, error].filter(Boolean).join(", ");

export function MessageThread({ message }: { message: Message }) {
  return <PostList label="Messages of this thread" posts={threadPosts(message)} />;
}
