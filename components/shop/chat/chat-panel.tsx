import { ArrowLeft, Mail, SendHorizontal, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ContactForm, type Promises } from "@/components/shop/landing/contact-form";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import type { ChatFacts } from "./chat-facts";
import { type ChatMessage, useChat } from "./use-chat";

interface ChatPanelProps {
  facts: ChatFacts;
  open: boolean;
  onClose: () => void;
}

export function ChatPanel({ facts, open, onClose }: ChatPanelProps) {
  const t = useTranslate();
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
      aria-label={t("Chat assistant")}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="fixed inset-x-3 bottom-3 z-50 flex max-h-[min(36rem,calc(100dvh-1.5rem))] flex-col overflow-hidden rounded-xl border bg-popover text-popover-foreground shadow-over sm:right-6 sm:bottom-6 sm:left-auto sm:w-96"
    >
      <header className="flex items-center justify-between gap-3 bg-band py-2 pr-2 pl-5 text-band-foreground">
        <div>
          <h2 className="text-lg leading-tight">{t("Questions")}</h2>
          <p className="text-sm text-band-muted">{t("Quick answers to common questions")}</p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          onClick={onClose}
          className="text-band-foreground hover:bg-band-line focus-visible:outline-marigold"
        >
          <X aria-hidden />
          <span className="sr-only">{t("Close chat")}</span>
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
          aria-label={t("Your question")}
          placeholder={t("Type your question")}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          disabled={replying}
        />
        <Button type="submit" size="icon" disabled={replying}>
          <SendHorizontal aria-hidden />
          <span className="sr-only">{t("Send")}</span>
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

/** The contact form in place of the assistant, prefilled with the unanswered question. */
function MessageToShop({ question, promises, onBack }: MessageToShopProps) {
  const t = useTranslate();
  return (
    <div className="min-h-64 flex-1 overflow-y-auto overscroll-contain p-4 short:min-h-0">
      <Button variant="ghost" size="sm" className="mb-3 -ml-2" onClick={onBack}>
        <ArrowLeft aria-hidden /> {t("Back to the questions")}
      </Button>
      <ContactForm promises={promises} question={question} />
    </div>
  );
}

interface ChatLogProps {
  messages: readonly ChatMessage[];
  replying: boolean;
  onQuickReply: (text: string) => void;
  /** Opens the contact form with this text. */
  onHandOver: (text: string) => void;
}

/** The messages, oldest first; screen readers announce new ones. */
function ChatLog({ messages, replying, onQuickReply, onHandOver }: ChatLogProps) {
  const t = useTranslate();
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
      <div role="log" aria-label={t("Conversation")} className="flex flex-col gap-3">
        {messages.map((message) => (
          <Line key={message.id} message={message} />
        ))}
        {replying && (
          <p className="self-start px-1 text-sm text-muted-foreground motion-safe:animate-pulse">
            {t("Writing")}
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
              <Mail aria-hidden /> {t("Write to the shop")}
            </Button>
          )}
        </div>
      )}
      {choices && (
        <div
          role="group"
          aria-label={t("Suggested questions")}
          className="mt-4 flex flex-wrap gap-2"
        >
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              onClick={() => onQuickReply(choice)}
              className="min-h-11 rounded-md border border-input bg-card px-3.5 text-sm font-semibold hover:bg-muted sm:min-h-9"
            >
              {t(choice)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function Line({ message }: { message: ChatMessage }) {
  const t = useTranslate();
  const own = message.sender === "user";
  return (
    <p
      className={cn(
        "max-w-[85%] rounded-lg px-3.5 py-2.5 text-[0.9375rem] leading-normal [overflow-wrap:anywhere] whitespace-pre-line",
        own ? "self-end bg-primary text-primary-foreground" : "self-start bg-muted",
      )}
    >
      <span className="sr-only">{own ? t("You: ") : t("Assistant: ")}</span>
      {own ? t(message.text) : message.text}
    </p>
  );
}
