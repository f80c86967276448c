import { toast } from "@/components/ui/toast/toast";
import { acceptToken, redeemCode } from "@/lib/client/accept-token";
import { noteLinkArrival } from "@/lib/client/link-arrival";
import { guardTexts } from "@/lib/session/guard-texts";

/** Signs in with the token from an address and shows the outcome. Returns true when the account is signed in. */
export async function welcomeByToken(token: string): Promise<boolean> {
  const outcome = await acceptToken(token);
  switch (outcome.state) {
    case "accepted":
      noteLinkArrival(token);
      return welcome(outcome);
    case "kept":
      return keep(`${outcome.email} stays signed in. Log out first to change the account.`);
    case "refused":
      toast({ ...guardTexts[outcome.because], destructive: true });
      return false;
    case "unreachable":
      return fail("The shop could not be reached. Please sign in again.");
  }
}

/**
 * Does the same with the code that the provider's answer brings back. Returns a `handle` when a second step is
 * needed.
 */
export async function welcomeByCode(code: string): Promise<boolean | { handle: string }> {
  const outcome = await redeemCode(code);
  switch (outcome.state) {
    case "accepted":
      return welcome(outcome);
    case "second-factor":
      return { handle: outcome.handle };
    case "kept":
      return keep(outcome.message);
    case "refused":
      return fail(outcome.message);
    case "unreachable":
      return fail("The shop could not be reached. Please sign in again.");
  }
}

function welcome({ name, email }: { name: string; email: string }): true {
  toast({ title: "Login Successful", description: `Welcome, ${name} (${email})` });
  return true;
}

function keep(description: string): false {
  toast({ title: "Already Signed In", description, destructive: true });
  return false;
}

function fail(description: string): false {
  toast({ title: "Login Failed", description, destructive: true });
  return false;
}
