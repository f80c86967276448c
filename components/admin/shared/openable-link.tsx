import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";
import { mayOpen } from "@/lib/identity/access/pages";
import { useRole } from "@/lib/client/use-role";

/** A link to an admin page; plain text for users who may not open that page. */
export function OpenableLink(props: ComponentProps<typeof Link> & { href: string }) {
  const role = useRole();
  if (mayOpen(role, props.href)) return <Link {...props} />;
  return <>{props.children}</>;
}
