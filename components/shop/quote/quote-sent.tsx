import { CircleCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";

/** The button that was pressed is gone with its form, which may have been screens longer. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A request has arrived: what happens next. */
export function QuoteSent({ to, quoteReply }: { to: string; quoteReply: string }) {
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className="flex scroll-mt-32 flex-col items-start py-4 outline-none"
    >
      <CircleCheck aria-hidden className="size-10 text-success" />
      <p className="mt-4 font-display text-heading">Your request has reached us</p>
      <p className="mt-2 max-w-prose text-muted-foreground">
        We will reply to <strong className="font-semibold break-all text-foreground">{to}</strong>
        {quoteReply && ` ${quoteReply}`}. If you are signed in, the request and our answer stand in
        your dashboard, too.
      </p>
      <Button asChild variant="outline" className="mt-6">
        <Link href={paths.products()}>Browse Products</Link>
      </Button>
    </div>
  );
}
