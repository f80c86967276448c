import { toast } from "@/components/ui/toast";
import { acceptToken, redeemCode } from "@/lib/client/accept-token";
import { noteLinkArrival } from "@/lib/client/link-arrival";
import { guardTexts } from "@/lib/session/guard-texts";

/** Takes the token of an address and says what came of it. True when its account is signed in now. */
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

/** The same for the code with which the provider's answer comes back; it may ask for a second step. */
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
