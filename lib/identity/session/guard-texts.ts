import type { SignInReason } from "@/lib/base/paths";

/** The route guard's messages by case (docs/product.md: The guard); the pages and the API use the same texts. */
export const guardTexts: Record<
  SignInReason | "role" | "secondFactor" | "firstPassword",
  { title: string; description: string }
> = {
  none: {
    title: "Authentication Required",
    description: "Please log in to access this page.",
  },
  expired: {
    title: "Session Expired",
    description: "Your session has expired. Please log in again.",
  },
  invalid: {
    title: "Authentication Error",
    description: "There was an issue with your authentication. Please log in again.",
  },
  role: {
    title: "Access Denied",
    description: "You do not have permission to view this page.",
  },
  firstPassword: {
    title: "Choose Your Own Password",
    description:
      "The password that you signed in with was shown when it was made. Set one that only you know to go on.",
  },
  secondFactor: {
    title: "Two-Factor Authentication Required",
    description: "Admins of this shop must use two-factor authentication. Set it up to continue.",
  },
};
