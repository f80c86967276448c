import { emailField } from "@/lib/base/input/fields";
import { UsageError, type Input } from "./command";

/** @throws UsageError when it is missing or no address */
export function emailOption(input: Input): string {
  const email = emailField.safeParse(input.text("email") ?? "");
  if (email.success) return email.data;
  throw new UsageError("--email must name an account, such as --email asha@example.in.");
}
