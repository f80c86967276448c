import type { ComponentProps, MouseEvent } from "react";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import { requestSignIn, type SignInMode } from "./sign-in-request";

interface SignInLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  mode: SignInMode;
}

/** Opens the dialog in place. Without scripts, or in a new tab, it links to the sign-in page. */
export function SignInLink({ mode, onClick, ...props }: SignInLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    onClick?.(event);
    if (requestSignIn(mode)) event.preventDefault();
  };
  return <Link href={paths.auth(mode)} prefetch={false} {...props} onClick={open} />;
}
