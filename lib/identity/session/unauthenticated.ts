import { AppError } from "@/lib/base/errors";
import type { SignInReason } from "@/lib/base/paths";
import { guardTexts } from "./guard-texts";

/** The 401 of the guard's case `session`, which the answer names, because a page reacts to each differently. */
export const unauthenticated = (session: SignInReason, headers: Record<string, string> = {}) =>
  new AppError("unauthenticated", guardTexts[session].description, { headers, extra: { session } });
