import {
  ArchiveX,
  BookOpen,
  Boxes,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleX,
  CloudAlert,
  Factory,
  FileCheck,
  FileMinus,
  FileSignature,
  Hourglass,
  Inbox,
  MailWarning,
  PackageX,
  IndianRupee,
  PhoneCall,
  QrCode,
  Star,
  TriangleAlert,
  Truck,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { staffPaths } from "@/lib/base/staff-paths";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import { paths } from "@/lib/base/paths";
import { ANY_GATEWAY } from "@/lib/shop/payment-methods/methods";
import type { ToDo, ToDoId } from "@/lib/dashboard/to-do/schemas";
import { withQuery } from "./stat-cards";

interface Face {
  label: string;
  href: string;
  Icon: LucideIcon;
  /** Something has waited longer than promised. */
  isPressing?: true;
}

const orders = (query: Record<string, string>) => withQuery(staffPaths.orders, query);
const products = (status: string) => withQuery(staffPaths.products, { status });

const FACES: Record<ToDoId, Face> = {
  "to-produce": { label: "to produce", href: orders({ status: "Pending" }), Icon: Factory },
  "to-ship": { label: "to ship", href: orders({ status: "Processing" }), Icon: Truck },
  late: {
    label: "late to leave",
    href: orders({ status: "Late" }),
    Icon: CalendarX,
    isPressing: true,
  },
  "to-proof": { label: "to proof", href: orders({ status: "Proofing" }), Icon: FileCheck },
  "unanswered-proofs": {
    label: "proofs without an answer: call the buyers",
    href: orders({ status: "Unanswered" }),
    Icon: PhoneCall,
    isPressing: true,
  },
  unpaid: { label: "unpaid", href: orders({ payment: "unpaid" }), Icon: IndianRupee },
  overdue: {
    label: "payments overdue",
    href: orders({ payment: "overdue" }),
    Icon: TriangleAlert,
    isPressing: true,
  },
  openings: {
    label: "opening balances overdue",
    href: withQuery(paths.admin(), { tab: "companies", opening: "overdue" }),
    Icon: BookOpen,
    isPressing: true,
  },
  over: { label: "overpaid: refund", href: orders({ payment: "over" }), Icon: Undo2 },
  "credit-due": {
    label: `refunded at ${ANY_GATEWAY}: credit note due`,
    href: orders({ payment: "credit-due" }),
    Icon: FileMinus,
  },
  "call-offs": {
    label: "called off: answer or send",
    href: orders({ status: "CalledOff" }),
    Icon: CalendarClock,
  },
  "eway-bills": {
    label: "on the road: e-way bill ends today",
    href: orders({ status: "EWayBillEnds" }),
    Icon: Hourglass,
    isPressing: true,
  },
  claims: { label: "problems to answer", href: orders({ status: "Claimed" }), Icon: PackageX },
  "e-invoices": {
    label: "invoices to report for an IRN",
    href: `${withQuery(paths.admin(), { tab: "accounts", irn: "soon" })}#e-invoices`,
    Icon: QrCode,
    isPressing: true,
  },
  messages: {
    label: "messages to answer",
    href: withQuery(paths.admin(), { tab: "messages", status: "new" }),
    Icon: Inbox,
  },
  offers: {
    label: "offers to answer",
    href: withQuery(paths.admin(), { tab: "offers", waiting: "yes" }),
    Icon: FileSignature,
  },
  reviews: {
    label: "reviews to read",
    href: withQuery(paths.admin(), { tab: "reviews", status: "new" }),
    Icon: Star,
  },
  "low-stock": { label: "low in stock", href: products("low"), Icon: Boxes },
  "out-of-stock": {
    label: "out of stock",
    href: products("out-of-stock"),
    Icon: CircleX,
    isPressing: true,
  },
  "way-to-pay": {
    label: "way to pay missing: customers cannot order yet",
    href: staffPaths.settings("payments", "paymentMethods"),
    Icon: IndianRupee,
    isPressing: true,
  },
  mails: {
    label: "emails wait or failed: see why",
    href: `${paths.admin("system")}#mail-server`,
    Icon: MailWarning,
    isPressing: true,
  },
  "backup-copy": {
    label: "backup copy older than two days: see why",
    href: `${paths.admin("system")}#backups`,
    Icon: CloudAlert,
    isPressing: true,
  },
  backup: {
    label: "backup failed: see what to do",
    href: `${paths.admin("system")}#backups`,
    Icon: ArchiveX,
    isPressing: true,
  },
};

/** Pending tasks, each with a link to its list; tasks with a count of zero are omitted. */
export function ToDoList({ toDo }: { toDo: ToDo }) {
  const waiting = toDo.filter(({ count }) => count > 0);
  if (toDo.length === 0) return null;
  return (
    <section aria-labelledby="to-do">
      <h3 id="to-do" className="mb-3 text-lg">
        To do today
      </h3>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2 text-[0.9375rem] text-muted-foreground">
          <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
          Nothing needs your attention.
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {waiting.map((task) => (
            <li key={task.id} className="min-w-0">
              <Task {...task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Task({ id, count, isMore }: ToDo[number]) {
  const { label, href, Icon, isPressing } = FACES[id];
  return (
    <Card className="h-full transition-shadow hover:shadow-lift">
      <Link
        href={href}
        prefetch={false}
        className="flex h-full min-h-16 items-center gap-3 rounded-lg p-3.5"
      >
        <span
          className={cn(
            "grid size-9 shrink-0 place-items-center rounded-md",
            isPressing ? "bg-signal text-signal-foreground" : "bg-kraft text-kraft-foreground",
          )}
        >
          <Icon aria-hidden className="size-4.5" />
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block text-xl font-semibold tabular">
            {count}
            {isMore && "+"}
          </span>{" "}
          <span className="block text-sm text-muted-foreground">{label}</span>
        </span>
      </Link>
    </Card>
  );
}
