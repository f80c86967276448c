import { ImageOr } from "@/components/ui/image-or";
import { Link } from "@/components/ui/link";
import { imageAtWidth } from "@/lib/files/picture-address";
import { paths } from "@/lib/base/paths";
import { ShopMark } from "./shop-mark";

interface BrandProps {
  siteName: string;
  /** Empty for the shop's own mark next to its name. */
  logoImageUrl: string;
}

/**
 * Logo, or mark and name, as a link to the home page. The owner's picture may be on any host and have any
 * proportions.
 */
export function Brand({ siteName, logoImageUrl }: BrandProps) {
  return (
    <Link
      href={paths.home}
      // Prefetching the landing page would load its large picture on every other page.
      prefetch={false}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md font-display text-[1.1875rem] leading-none tracking-[-0.01em] sm:text-[1.3125rem]"
    >
      {logoImageUrl ? (
        <ImageOr
          src={imageAtWidth(logoImageUrl, 320)}
          alt={siteName}
          width={160}
          height={40}
          className="h-10 w-40 object-contain object-left"
          fallback={<OwnMark siteName={siteName} />}
        />
      ) : (
        <OwnMark siteName={siteName} />
      )}
    </Link>
  );
}

function OwnMark({ siteName }: { siteName: string }) {
  return (
    <>
      <ShopMark className="size-8 shrink-0 stroke-background text-primary sm:size-9" />
      <span className="py-1 leading-[1.15] max-sm:line-clamp-2 sm:max-lg:truncate lg:max-xl:line-clamp-2 xl:truncate">
        {siteName}
      </span>
    </>
  );
}
