"use client";

import { SendHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ChatLog } from "./chat-log";
import type { ChatFacts } from "./chat-facts";
import { useChat } from "./use-chat";

interface ChatPanelProps {
  facts: ChatFacts;
  open: boolean;
  onClose: () => void;
}

export function ChatPanel({ facts, open, onClose }: ChatPanelProps) {
  const { messages, replying, send } = useChat(facts);
  const [draft, setDraft] = useState("");
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Disabling the input drops the focus; the answer brings it back.
    if (open && !replying) input.current?.focus({ preventScroll: true });
  }, [open, replying]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (send(draft)) setDraft("");
  };

  return (
    <section
      aria-label="Chat assistant"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="fixed inset-x-3 bottom-3 z-50 flex max-h-[min(36rem,calc(100dvh-1.5rem))] flex-col overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-over sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      <header className="flex items-center justify-between gap-3 bg-band py-2 pr-2 pl-5 text-band-foreground">
        <div>
          <h2 className="text-lg leading-tight">Questions</h2>
          <p className="text-sm text-band-muted">Quick answers to common questions</p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          onClick={onClose}
          className="text-band-foreground hover:bg-band-line focus-visible:outline-marigold"
        >
          <X aria-hidden />
          <span className="sr-only">Close chat</span>
        </Button>
      </header>
      <ChatLog messages={messages} replying={replying} onQuickReply={send} />
      <form onSubmit={submit} className="flex gap-2 border-t p-3">
        <Input
          ref={input}
          aria-label="Your question"
          placeholder="Type your question"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          value={draft}
          disabled={replying}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" size="icon" disabled={replying}>
          <SendHorizontal aria-hidden />
          <span className="sr-only">Send</span>
        </Button>
      </form>
    </section>
  );
}
