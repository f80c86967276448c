import { toast } from "@/components/ui/toast/toast";
import { inLanguage, splitLanguage } from "@/lib/base/http/languages";
import { paths, type SignInReason } from "@/lib/base/paths";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { lastingQuery, readArrival, type Arrival } from "./arrival";

/** Reads the URL, and removes secrets and one-time messages from it. */
export function consumeArrival(): Arrival {
  const { pathname, search } = window.location;
  const arrival = readArrival(search);
  const { language } = splitLanguage(pathname);
  const address = inLanguage(language, paths.auth() + lastingQuery(arrival));
  if (address !== pathname + search) window.history.replaceState(null, "", address);
  return arrival;
}

/** Shows why a page requires signing in. */
export function showSignInReason(reason: SignInReason | undefined): void {
  if (reason) toast({ ...guardTexts[reason], destructive: true });
}
