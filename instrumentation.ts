import type { Instrumentation } from "next";
import type { noteRenderError } from "@/lib/runtime/observability/note-render-error";

let note: typeof noteRenderError | undefined;

/** The server waits for it. Next compiles this file for the edge as well, where nothing of the shop runs. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  note = (await import("@/lib/runtime/observability/note-render-error")).noteRenderError;
}

/** Next tells of every error that a page, an image or a site map met while it was made. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  note?.(error, headers);
};
