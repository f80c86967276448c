import { toast, toastFailure } from "@/components/ui/toast/toast";
import { acceptToken, redeemCode } from "@/lib/client/accept-token";
import { noteLinkArrival } from "@/lib/client/link-arrival";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { inEnglish, type Translate } from "@/lib/i18n/translate";

/** Signs in with the token from a URL and shows the outcome. Returns true if the account is signed in. */
export async function welcomeByToken(token: string, t: Translate = inEnglish): Promise<boolean> {
  const outcome = await acceptToken(token);
  switch (outcome.state) {
    case "accepted":
      noteLinkArrival(token);
      return welcome(outcome, t);
    case "kept": {
      const { email } = outcome;
      return keep(t("{email} stays signed in. Log out first to change the account.", { email }), t);
    }
    case "refused":
      toast({ ...guardTexts[outcome.because], destructive: true });
      return false;
    case "unreachable":
      return fail("The shop could not be reached. Please sign in again.", t);
  }
}

/** Does the same with the code from the provider's response. Returns a `handle` if a second step is needed. */
export async function welcomeByCode(
  code: string,
  t: Translate = inEnglish,
): Promise<boolean | { handle: string }> {
  const outcome = await redeemCode(code);
  switch (outcome.state) {
    case "accepted":
      return welcome(outcome, t);
    case "second-factor":
      return { handle: outcome.handle };
    case "kept":
      return keep(outcome.message, t);
    case "refused":
      return fail(outcome.message, t);
    case "unreachable":
      return fail("The shop could not be reached. Please sign in again.", t);
  }
}

function welcome({ name, email }: { name: string; email: string }, t: Translate): true {
  toast({
    title: t("Login Successful"),
    description: t("Welcome, {name} ({email})", { name, email }),
  });
  return true;
}

function keep(description: string, t: Translate): false {
  toastFailure(t("Already Signed In"), t(description));
  return false;
}

function fail(description: string, t: Translate): false {
  toastFailure(t("Login Failed"), t(description));
  return false;
}
