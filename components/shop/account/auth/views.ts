import type { SignInMode } from "./sign-in-request";

/** The message after signing in. */
export interface Welcome {
  title: string;
  description?: string;
  /** Overrides the page to go to after signing in. */
  to?: string;
}

export type View =
  | { name: SignInMode }
  | { name: "forgot"; email: string }
  /**
   * The second step; `handle` identifies the login whose password was right, `welcome` is the message of an
   * invitation.
   */
  | { name: "two-factor"; handle: string; welcome?: Omit<Welcome, "title"> }
  /** `link` is the token of an emailed link. */
  | { name: "reset"; link: string }
  | { name: "verify"; link: string }
  | { name: "invite"; link: string };

export const viewTitles: Record<View["name"], string> = {
  login: "Login to your account",
  signup: "Create your account",
  forgot: "Reset your password",
  "two-factor": "Two-factor authentication",
  reset: "Choose a new password",
  verify: "Confirm your email address",
  invite: "You are invited",
};
