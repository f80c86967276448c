import { CircleCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/paths";

/** A request has arrived: what happens next. */
export function QuoteSent({ to, quoteReply }: { to: string; quoteReply: string }) {
  return (
    <div role="status" className="flex flex-col items-start py-4">
      <CircleCheck aria-hidden className="size-10 text-success" />
      <p className="mt-4 font-display text-heading">Your request has reached us</p>
      <p className="mt-2 max-w-prose text-muted-foreground">
        We answer to <strong className="font-semibold break-all text-foreground">{to}</strong>
        {quoteReply && ` ${quoteReply}`}. If you are signed in, the request and our answer stand in
        your dashboard, too.
      </p>
      <Button asChild variant="outline" className="mt-6">
        <Link href={paths.products()}>Browse Products</Link>
      </Button>
    </div>
  );
}
