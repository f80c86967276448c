"use client";

import { MessageCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#words";
import { late } from "@/components/ui/late";
import type { ChatFacts } from "./chat-facts";

const ChatPanel = late(() => import("./chat-panel").then((file) => file.ChatPanel), null);

/** The floating button; the assistant loads when first opened. */
export function ChatLauncher({ facts }: { facts: ChatFacts }) {
  const t = useTranslate();
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state === "closed") button.current?.focus();
  }, [state]);

  return (
    <>
      {state !== "open" && (
        <button
          ref={button}
          type="button"
          aria-expanded={false}
          onPointerEnter={() => ChatPanel.preload()}
          onFocus={() => ChatPanel.preload()}
          onClick={() => ChatPanel.demand((isLoaded) => isLoaded && setState("open"))}
          className="fixed right-4 bottom-4 z-30 flex min-h-13 items-center gap-2.5 rounded-full border border-band-line bg-band px-3.5 font-semibold text-band-foreground shadow-lift hover:bg-primary-hover sm:right-6 sm:bottom-6 sm:pr-5 sm:pl-4 dark:hover:bg-band-line"
        >
          <MessageCircle aria-hidden className="size-5.5" />
          <span className="max-sm:sr-only">
            {t.parts("Chat<more> with the assistant</more>", {
              more: (words) => <span className="sr-only">{words}</span>,
            })}
          </span>
        </button>
      )}
      {state !== "unused" && (
        <div hidden={state !== "open"}>
          <ChatPanel facts={facts} open={state === "open"} onClose={() => setState("closed")} />
        </div>
      )}
    </>
  );
}
