import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "#words";

import { whatsAppHref } from "./phone-href";

interface WhatsAppLinkProps {
  /** "+919876543210"; empty if the shop has none. */
  number: string;
  /** The initial text of the message. */
  text: string;
  className?: string;
  children: ReactNode;
}

/**
 * Opens a WhatsApp chat with the shop, without third-party scripts; renders nothing if the shop has no
 * number.
 */
export function WhatsAppLink({ number, text, className, children }: WhatsAppLinkProps) {
  const t = useTranslate();
  if (number === "") return null;
  return (
    <a
      href={`${whatsAppHref(number)}?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      className={className}
    >
      <MessageCircle aria-hidden className="size-5 shrink-0" />
      {children}
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  );
}
