import "server-only";
import { AppError } from "@/lib/base/errors";

/** Razorpay is away, slow, or says what nobody can read: whoever asks again may be answered. */
export class RazorpayUnavailable extends AppError {
  constructor(why: string) {
    super("unavailable", "Razorpay does not answer right now. Please try again in a moment.", {
      headers: { "Retry-After": "30" },
    });
    this.cause = why;
  }
}

/** Razorpay says no, and would say so again. */
export class RazorpayRefused extends Error {
  readonly description: string;

  constructor(status: number, description: string) {
    super(`Razorpay refused with ${status}: ${description}`);
    this.description = description;
  }
}
