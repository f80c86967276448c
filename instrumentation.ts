import type { Instrumentation } from "next";
import { noteRenderError } from "@/lib/server/note-render-error";

/** Next tells of every error that a page, an image or a site map met while it was made. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  noteRenderError(error, headers);
};
