"use client";

import { SendHorizontal, X, ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useWords } from "#words";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ChatLog } from "./chat-log";
import type { ChatFacts } from "./chat-facts";
import { useChat } from "./use-chat";
import { ContactForm, type Promises } from "@/components/shop/landing/contact-form";

interface ChatPanelProps {
  facts: ChatFacts;
  open: boolean;
  onClose: () => void;
}

export function ChatPanel({ facts, open, onClose }: ChatPanelProps) {
  const say = useWords();
  const { messages, replying, send } = useChat(facts);
  const [handOver, setHandOver] = useState<string>();
  const { register, reset, handleSubmit, setFocus } = useForm({ defaultValues: { question: "" } });

  useEffect(() => {
    // Disabling the input drops the focus; this restores it once the reply is there.
    if (open && !replying && handOver === undefined) setFocus("question");
  }, [open, replying, handOver, setFocus]);

  const submit = handleSubmit(({ question }) => {
    if (send(question)) reset();
  });

  return (
    <section
      aria-label={say("Chat assistant")}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="fixed inset-x-3 bottom-3 z-50 flex max-h-[min(36rem,calc(100dvh-1.5rem))] flex-col overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-over sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      <header className="flex items-center justify-between gap-3 bg-band py-2 pr-2 pl-5 text-band-foreground">
        <div>
          <h2 className="text-lg leading-tight">{say("Questions")}</h2>
          <p className="text-sm text-band-muted">{say("Quick answers to common questions")}</p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          onClick={onClose}
          className="text-band-foreground hover:bg-band-line focus-visible:outline-marigold"
        >
          <X aria-hidden />
          <span className="sr-only">{say("Close chat")}</span>
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
          aria-label={say("Your question")}
          placeholder={say("Type your question")}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          disabled={replying}
        />
        <Button type="submit" size="icon" disabled={replying}>
          <SendHorizontal aria-hidden />
          <span className="sr-only">{say("Send")}</span>
        </Button>
      </form>
    </section>
  );
}

interface MessageToShopProps {
  question: string;
  promises: Promises;
  onBack: () => void;
}

/** The contact form in place of the assistant, prefilled with the question that it could not answer. */
function MessageToShop({ question, promises, onBack }: MessageToShopProps) {
  const say = useWords();
  return (
    <div className="min-h-64 flex-1 overflow-y-auto overscroll-contain p-4 short:min-h-0">
      <Button variant="ghost" size="sm" className="mb-3 -ml-2" onClick={onBack}>
        <ArrowLeft aria-hidden /> {say("Back to the questions")}
      </Button>
      <ContactForm promises={promises} question={question} />
    </div>
  );
}
