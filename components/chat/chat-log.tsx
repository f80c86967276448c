"use client";

import { useEffect, useRef } from "react";
import { cn } from "@/lib/cn";
import type { ChatMessage } from "./use-chat";

interface ChatLogProps {
  messages: readonly ChatMessage[];
  replying: boolean;
  onQuickReply: (text: string) => void;
}

/** What was said, oldest first; new lines are read out as they come. */
export function ChatLog({ messages, replying, onQuickReply }: ChatLogProps) {
  const frame = useRef<HTMLDivElement>(null);
  const choices = replying ? undefined : messages.at(-1)?.quickReplies;

  useEffect(() => {
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, [messages]);

  return (
    <div ref={frame} className="min-h-64 flex-1 overflow-y-auto overscroll-contain p-4">
      <div role="log" aria-label="Conversation" className="flex flex-col gap-3">
        {messages.map((message) => (
          <Line key={message.id} message={message} />
        ))}
        {replying && (
          <p className="self-start px-1 text-sm text-muted-foreground motion-safe:animate-pulse">
            Writing
          </p>
        )}
      </div>
      {choices && (
        <div role="group" aria-label="Suggested questions" className="mt-4 flex flex-wrap gap-2">
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => onQuickReply(choice)}
              className="min-h-11 rounded-md border border-input bg-card px-3.5 text-sm font-semibold hover:bg-muted sm:min-h-9"
            >
              {choice}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Line({ message }: { message: ChatMessage }) {
  const own = message.sender === "user";
  return (
    <p
      className={cn(
        "max-w-[85%] rounded-lg px-3.5 py-2.5 text-[0.9375rem] leading-normal [overflow-wrap:anywhere]",
        own ? "self-end bg-primary text-primary-foreground" : "self-start bg-muted",
      )}
    >
      <span className="sr-only">{own ? "You: " : "Assistant: "}</span>
      {message.text}
    </p>
  );
}
