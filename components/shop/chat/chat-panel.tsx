"use client";

import { SendHorizontal, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ChatLog } from "./chat-log";
import type { ChatFacts } from "./chat-facts";
import { MessageToShop } from "./message-to-shop";
import { useChat } from "./use-chat";

interface ChatPanelProps {
  facts: ChatFacts;
  open: boolean;
  onClose: () => void;
}

export function ChatPanel({ facts, open, onClose }: ChatPanelProps) {
  const { messages, replying, send } = useChat(facts);
  const [handOver, setHandOver] = useState<string>();
  const { register, reset, handleSubmit, setFocus } = useForm({ defaultValues: { question: "" } });

  useEffect(() => {
    // Disabling the input drops the focus; the answer brings it back.
    if (open && !replying && handOver === undefined) setFocus("question");
  }, [open, replying, handOver, setFocus]);

  const submit = handleSubmit(({ question }) => {
    if (send(question)) reset();
  });

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
      {handOver === undefined ? (
        <ChatLog
          messages={messages}
          replying={replying}
          onQuickReply={send}
          onHandOver={setHandOver}
        />
      ) : (
        <MessageToShop
          question={handOver}
          promises={facts.claims}
          onBack={() => setHandOver(undefined)}
        />
      )}
      <form
        hidden={handOver !== undefined}
        onSubmit={(event) => void submit(event)}
        className="flex gap-2 border-t p-3 [[hidden]]:hidden"
      >
        <Input
          {...register("question")}
          aria-label="Your question"
          placeholder="Type your question"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          disabled={replying}
        />
        <Button type="submit" size="icon" disabled={replying}>
          <SendHorizontal aria-hidden />
          <span className="sr-only">Send</span>
        </Button>
      </form>
    </section>
  );
}
