import { type ReactNode, useId } from "react";
import { staffPaths } from "@/lib/base/staff-paths";
import { dayText, momentText } from "@/components/shared/format/dates";
import { Rupees } from "@/components/shared/format/rupees";
import { PaymentBadge } from "@/components/domain/order/payment-badge";
import { StatusBadge } from "@/components/domain/order/status-badge";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { paths } from "@/lib/base/paths";
import type { AdminUser } from "@/lib/identity/users/schemas";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { RoleBadge, UserAvatar } from "../users/user-badges";

export function RecentOrders({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <SectionCard title="Recent Orders" more={{ href: staffPaths.orders, label: "All orders" }}>
      {orders.length === 0 && (
        <p className="px-4 py-10 text-center text-sm text-muted-foreground">
          The first order will appear here.
        </p>
      )}
      <ul className="divide-y">
        {orders.map((order) => (
          <Row key={order._id} order={order} />
        ))}
      </ul>
    </SectionCard>
  );
}

function Row({
  order: { _id, orderId, user, company, createdAt, totalAmount, status, payment },
}: {
  order: ListedOrder;
}) {
  return (
    <li>
      <Link
        href={staffPaths.order(_id)}
        prefetch={false}
        className="flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-2 text-sm hover:bg-muted sm:gap-x-4"
      >
        <span className="min-w-0 flex-1 basis-full sm:basis-44">
          <span className="block font-semibold tabular">{orderId}</span>
          <span className="block truncate text-muted-foreground">
            {company ?? user.name},{" "}
            <time dateTime={createdAt}>{momentText(new Date(createdAt))}</time>
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-1.5">
          <StatusBadge status={status} /> <PaymentBadge payment={payment} />
        </span>
        <span className="ml-auto text-right font-semibold sm:w-28">
          <Rupees amount={totalAmount} />
        </span>
      </Link>
    </li>
  );
}

export function RecentUsers({ users }: { users: readonly AdminUser[] }) {
  return (
    <SectionCard title="Recent Users" more={{ href: paths.admin("users"), label: "All users" }}>
      <ul className="divide-y">
        {users.map((user) => (
          <li
            key={user._id}
            className="flex min-h-15 flex-wrap items-center gap-x-3 px-4 py-2 sm:flex-nowrap"
          >
            <UserAvatar name={user.name} avatar={user.avatar} />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-semibold">{user.name}</p>
              <p className="truncate text-sm text-muted-foreground">{user.email}</p>
            </div>
            <div className="flex shrink-0 items-center justify-between gap-0.5 max-sm:mt-1 max-sm:w-full max-sm:flex-row-reverse max-sm:pl-11 sm:flex-col sm:items-end">
              <RoleBadge role={user.role} />
              <p className="text-xs text-muted-foreground tabular">
                Joined <time dateTime={user.createdAt}>{dayText(new Date(user.createdAt))}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

interface SectionCardProps {
  title: string;
  /** A link to the full list. */
  more: { href: string; label: string };
  children: ReactNode;
}

export function SectionCard({ title, more, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id} className="flex h-full flex-col">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2">
          <h3 id={id} className="min-w-0 text-lg leading-snug">
            {title}
          </h3>
          <Link href={more.href} prefetch={false} className="py-2 text-sm text-link">
            {more.label}
          </Link>
        </div>
        {children}
      </section>
    </Card>
  );
}
