import { useEffect, useState } from "react";
import { useTranslate } from "#words";
import type { ChatFacts } from "./chat-facts";
import { answer } from "./conversation";
import { lookups } from "./lookups";
import { greeting } from "./replies";
import type { Reply } from "./reply";

export interface ChatMessage extends Reply {
  id: number;
  sender: "bot" | "user";
  timestamp: Date;
}

/** The assistant replies after one second (docs/product.md: Assistant). */
const REPLY_DELAY_MS = 1000;

function message(id: number, sender: ChatMessage["sender"], reply: Reply): ChatMessage {
  return { id, sender, timestamp: new Date(), ...reply };
}

/** A conversation in memory only. `replying`: a reply is pending, and nothing can be sent. */
export function useChat(facts: ChatFacts) {
  const t = useTranslate();
  const [messages, setMessages] = useState(() => [message(0, "bot", greeting(facts, t))]);
  const last = messages.at(-1);
  const replying = last?.sender === "user";
  const awaits = replying ? messages.at(-2)?.awaits : undefined;

  useEffect(() => {
    if (last?.sender !== "user") return;
    const reply = answer(last.text, { facts, lookups, awaits, t });
    let isGone = false;
    const post = async () => {
      const answer = await reply;
      if (!isGone) setMessages((all) => [...all, message(all.length, "bot", answer)]);
    };
    const timer = setTimeout(() => void post(), REPLY_DELAY_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [last, facts, awaits, t]);

  /** Returns whether the message was sent; blank messages are not. */
  const send = (text: string): boolean => {
    const trimmed = text.trim();
    if (trimmed === "" || replying) return false;
    setMessages([...messages, message(messages.length, "user", { text: trimmed })]);
    return true;
  };

  return { messages, replying, send };
}
