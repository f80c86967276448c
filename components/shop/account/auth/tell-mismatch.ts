import { toast } from "@/components/ui/toast/toast";

/** The part of a form that this function needs. */
interface ConfirmingForm {
  setError: (name: "confirmPassword", error: { message: string }) => void;
  setFocus: (name: "confirmPassword", options: { shouldSelect: boolean }) => void;
}

/** Reports that the two passwords differ (docs/product.md: Messages); nothing is sent. */
export function tellMismatch(form: ConfirmingForm): void {
  toast({
    title: "Passwords Don't Match",
    description: "Please make sure both passwords are identical",
    destructive: true,
  });
  form.setError("confirmPassword", { message: "Type the same password again." });
  form.setFocus("confirmPassword", { shouldSelect: true });
}
