import { useRouter } from "@/components/ui/use-router";
import { toast, toastFailure } from "@/components/ui/toast/toast";
import { logOut } from "@/lib/client/sign-in";
import { paths } from "@/lib/base/paths";

/** Ends the session, confirms it and opens the home page (docs/product.md: Accounts). */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    try {
      await logOut();
    } catch {
      toastFailure("Still logged in", "The shop could not be reached. Please try again.");
      return;
    }
    toast({ title: "Logged Out" });
    router.push(paths.home);
  };
}
