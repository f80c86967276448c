import type { Instrumentation } from "next";
import type { noteRenderError } from "@/lib/runtime/observability/note-render-error";

let note: typeof noteRenderError | undefined;

/**
 * Runs before the server accepts requests. Next compiles this file for the edge as well, where the shop does not
 * run.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  note = (await import("@/lib/runtime/observability/note-render-error")).noteRenderError;
}

/** Called by Next for every error while rendering a page, an image or a sitemap. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  note?.(error, headers);
};
