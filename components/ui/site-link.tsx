import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link";

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href">, Pick<LinkProps, "prefetch"> {
  /** A path of this site, or an https address elsewhere. */
  href: string;
  children: LinkProps["children"];
}

/** A link set by the owner, within the shop or to another site. */
export function SiteLink({ href, prefetch, ...props }: SiteLinkProps) {
  return href.startsWith("/") ? (
    <Link href={href} {...(prefetch === false && { prefetch })} {...props} />
  ) : (
    <a href={href} rel="noreferrer" {...props} />
  );
}
