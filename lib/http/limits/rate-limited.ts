import { AppError } from "../../base/errors.ts";

/** Returns the error for a caller above a limit, who may try again after this many seconds. */
export const rateLimited = (message: string, seconds: number): AppError =>
  new AppError("rate_limited", message, { headers: { "Retry-After": String(seconds) } });
