import "server-only";
import { invalidField } from "@/lib/base/errors";
import { ForbiddenAddress, parseTarget, resolveTarget } from "./address";

/** A name that resolves later than this is checked when it is called. */
const TIMEOUT_MS = 3_000;

/**
 * Refuses an address that may not be called now. Each delivery checks again, so an unresolvable name may be entered.
 * @throws AppError invalid_input (the field)
 */
export async function refuseTarget(text: string, field = "url"): Promise<void> {
  try {
    const url = parseTarget(text);
    await Promise.race([resolveTarget(url), timeout()]);
  } catch (error) {
    if (!(error instanceof ForbiddenAddress)) return;
    const { message } = error;
    throw invalidField(field, message);
  }
}

const timeout = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS).unref();
  });
