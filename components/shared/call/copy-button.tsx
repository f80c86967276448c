import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { toastFailure } from "@/components/ui/toast/toast";

const SHOWN_MS = 2000;

interface CopyButtonProps {
  text: string;
  children: string;
  /** Names the copied text for screen readers. */
  what?: string;
}

/** Copies a text to the clipboard, and confirms it on the button. */
export function CopyButton({ text, children, what }: CopyButtonProps) {
  const t = useTranslate();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // The clipboard needs HTTPS.
      toastFailure(
        "Not Copied",
        "Your browser does not allow it here. Select the text and copy it yourself.",
      );
    }
  }

  return (
    <Button size="sm" variant="outline" onClick={copy}>
      {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{copied ? t("Copied") : children}</span>
      {what && <span className="sr-only">{what}</span>}
    </Button>
  );
}
