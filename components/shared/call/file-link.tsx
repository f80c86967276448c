"use client";

import type { ComponentProps, MouseEvent } from "react";
import { saveFile } from "@/lib/client/save-file";
import { useAction } from "./use-action";

interface FileLinkProps extends ComponentProps<"a"> {
  href: string;
  /** The name under which it is saved; without it the one that the server gives. */
  download?: string;
}

/**
 * A file of the API's. The browser alone would save or swallow a refusal: this tells it, and leads
 * whoever is no longer signed in to where one signs in. Without scripts it is a plain link.
 */
export function FileLink({ href, download, ...props }: FileLinkProps) {
  const { busy, run } = useAction({
    title: "File Not Downloaded",
    text: "The file could not be downloaded. Please try again.",
  });
  const save = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void run(() => saveFile(href, download));
  };
  return (
    <a
      {...props}
      href={href}
      download={download ?? true}
      referrerPolicy="no-referrer"
      aria-busy={busy}
      onClick={save}
    />
  );
}
