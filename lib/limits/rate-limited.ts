import { AppError } from "../base/errors.ts";

/** The refusal of whoever is beyond a limit and may come again in so many seconds. */
export const rateLimited = (message: string, seconds: number): AppError =>
  new AppError("rate_limited", message, { headers: { "Retry-After": String(seconds) } });
