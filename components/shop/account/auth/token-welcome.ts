import { toast } from "@/components/ui/toast/toast";
import { acceptToken, redeemCode } from "@/lib/client/accept-token";
import { noteLinkArrival } from "@/lib/client/link-arrival";
import { guardTexts } from "@/lib/identity/session/guard-texts";
import { inEnglish, type Say } from "@/lib/i18n/say";

/** Signs in with the token from an address and shows the outcome. Returns true when the account is signed in. */
export async function welcomeByToken(token: string, say: Say = inEnglish): Promise<boolean> {
  const outcome = await acceptToken(token);
  switch (outcome.state) {
    case "accepted":
      noteLinkArrival(token);
      return welcome(outcome, say);
    case "kept": {
      const { email } = outcome;
      return keep(
        say("{email} stays signed in. Log out first to change the account.", { email }),
        say,
      );
    }
    case "refused":
      toast({ ...guardTexts[outcome.because], destructive: true });
      return false;
    case "unreachable":
      return fail("The shop could not be reached. Please sign in again.", say);
  }
}

/**
 * Does the same with the code that the provider's answer brings back. Returns a `handle` when a second step is
 * needed.
 */
export async function welcomeByCode(
  code: string,
  say: Say = inEnglish,
): Promise<boolean | { handle: string }> {
  const outcome = await redeemCode(code);
  switch (outcome.state) {
    case "accepted":
      return welcome(outcome, say);
    case "second-factor":
      return { handle: outcome.handle };
    case "kept":
      return keep(outcome.message, say);
    case "refused":
      return fail(outcome.message, say);
    case "unreachable":
      return fail("The shop could not be reached. Please sign in again.", say);
  }
}

function welcome({ name, email }: { name: string; email: string }, say: Say): true {
  toast({
    title: say("Login Successful"),
    description: say("Welcome, {name} ({email})", { name, email }),
  });
  return true;
}

function keep(description: string, say: Say): false {
  toast({ title: say("Already Signed In"), description: say(description), destructive: true });
  return false;
}

function fail(description: string, say: Say): false {
  toast({ title: say("Login Failed"), description: say(description), destructive: true });
  return false;
}
