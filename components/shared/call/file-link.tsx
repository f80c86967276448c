"use client";

import type { ComponentProps, MouseEvent } from "react";
import { useTranslate } from "#words";
import { saveFile } from "./save-file";
import { useAction } from "./use-action";

interface FileLinkProps extends ComponentProps<"a"> {
  href: string;
  /** The file name; defaults to the server's. */
  download?: string;
}

/**
 * A link to a file of the API. A plain download would save a refusal as the file or hide it; this shows the
 * error, and opens the sign-in page when the session has ended. Without scripts it is a plain link.
 */
export function FileLink({ href, download, ...props }: FileLinkProps) {
  const t = useTranslate();
  const { busy, run } = useAction({
    title: t("File Not Downloaded"),
    text: t("The file could not be downloaded. Please try again."),
  });
  const save = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void run(() => saveFile(href, { name: download }));
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
