"use client";

import { Mail } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import type { ChatMessage } from "./use-chat";

interface ChatLogProps {
  messages: readonly ChatMessage[];
  replying: boolean;
  onQuickReply: (text: string) => void;
  /** Opens the contact form with this text. */
  onHandOver: (text: string) => void;
}

/** The messages, oldest first; screen readers announce new ones. */
export function ChatLog({ messages, replying, onQuickReply, onHandOver }: ChatLogProps) {
  const say = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const last = replying ? undefined : messages.at(-1);
  const { quickReplies: choices, links, handOver } = last ?? {};

  useEffect(() => {
    frame.current?.scrollTo({ top: frame.current.scrollHeight });
  }, [messages]);

  return (
    <div
      ref={frame}
      className="min-h-64 flex-1 overflow-y-auto overscroll-contain p-4 short:min-h-0"
    >
      <div role="log" aria-label={say("Conversation")} className="flex flex-col gap-3">
        {messages.map((message) => (
          <Line key={message.id} message={message} />
        ))}
        {replying && (
          <p className="self-start px-1 text-sm text-muted-foreground motion-safe:animate-pulse">
            {say("Writing")}
          </p>
        )}
      </div>
      {(links || handOver !== undefined) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {links?.map(({ href, label }) => (
            <Button key={href} asChild size="sm">
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </Button>
          ))}
          {handOver !== undefined && (
            <Button size="sm" onClick={() => onHandOver(handOver)}>
              <Mail aria-hidden /> {say("Write to the shop")}
            </Button>
          )}
        </div>
      )}
      {choices && (
        <div
          role="group"
          aria-label={say("Suggested questions")}
          className="mt-4 flex flex-wrap gap-2"
        >
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => onQuickReply(choice)}
              className="min-h-11 rounded-md border border-input bg-card px-3.5 text-sm font-semibold hover:bg-muted sm:min-h-9"
            >
              {say(choice)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Line({ message }: { message: ChatMessage }) {
  const say = useWords();
  const own = message.sender === "user";
  return (
    <p
      className={cn(
        "max-w-[85%] rounded-lg px-3.5 py-2.5 text-[0.9375rem] leading-normal [overflow-wrap:anywhere] whitespace-pre-line",
        own ? "self-end bg-primary text-primary-foreground" : "self-start bg-muted",
      )}
    >
      <span className="sr-only">{own ? say("You: ") : say("Assistant: ")}</span>
      {own ? say(message.text) : message.text}
    </p>
  );
}
