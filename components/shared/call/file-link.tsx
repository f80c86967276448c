"use client";

import type { ComponentProps, MouseEvent } from "react";
import { useTranslate } from "#words";
import { useAction } from "./use-action";
import { ApiError, asSession, credentials, parseAnswer } from "../../../lib/client/api";

/**
 * Saves a file that the API returns, under `name` or else the name that the server sends.
 * @throws ApiError when the server refuses or cannot be reached
 */
async function saveFile(address: string, name?: string): Promise<void> {
  const response = await asSession((token) => fetchFile(address, token));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? getName(response);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Keeps the object URL in case the browser asks where to save the file; in milliseconds. */
const KEPT_MS = 60_000;

async function fetchFile(address: string, token: string | null): Promise<Response> {
  const headers = credentials("GET", token);
  const response = await fetch(address, { headers, referrerPolicy: "no-referrer" }).catch(() => {
    throw new ApiError(0, {});
  });
  if (response.ok) return response;
  const answer = parseAnswer(await response.text()) as Record<string, unknown>;
  throw new ApiError(response.status, answer);
}

function getName({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "";
}

interface FileLinkProps extends ComponentProps<"a"> {
  href: string;
  /** The file name; without it the name that the server sends. */
  download?: string;
}

/**
 * A link to a file of the API. A plain download would save a refusal as the file or hide it: this shows the error,
 * and leads to the sign-in page when the session has ended. Without scripts it is a plain link.
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
