import { toast } from "@/components/ui/toast";
import { guardTexts } from "@/lib/access/guard-texts";
import { acceptToken } from "@/lib/client/accept-token";

/** Takes the token of an address and says what came of it. True when its account is signed in now. */
export async function welcomeByToken(token: string): Promise<boolean> {
  const outcome = await acceptToken(token);
  switch (outcome.state) {
    case "accepted":
      toast({
        title: "Login Successful",
        description: `Welcome, ${outcome.name} (${outcome.email})`,
      });
      return true;
    case "kept":
      toast({
        title: "Already Signed In",
        description: `${outcome.email} stays signed in. Log out first to change the account.`,
        destructive: true,
      });
      return false;
    case "refused":
      toast({ ...guardTexts[outcome.because], destructive: true });
      return false;
    case "unreachable":
      toast({
        title: "Login Failed",
        description: "The shop could not be reached. Please sign in again.",
        destructive: true,
      });
      return false;
  }
}
