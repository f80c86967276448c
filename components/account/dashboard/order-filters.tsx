"use client";

import { Search } from "lucide-react";
import { useRouter } from "next/navigation";
import type { SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { ORDER_STATUSES } from "@/lib/orders/status";
import { paths } from "@/lib/paths";
import type { OrderListState } from "./order-list-query";

/** Search and status filter; both stand in the address, so that a reload and the way back keep them. */
export function OrderFilters({ state }: { state: OrderListState }) {
  const router = useRouter();

  function show(form: HTMLFormElement) {
    const data = new FormData(form);
    const text = (name: string) => (data.get(name) as string).trim();
    router.push(paths.orderList({ q: text("q"), status: text("status") }), { scroll: false });
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    show(event.currentTarget);
  }

  return (
    <form role="search" aria-label="Orders" onSubmit={submit} className="flex flex-wrap gap-3">
      <div className="flex min-w-0 flex-1 basis-72 gap-2">
        <Input
          type="search"
          name="q"
          aria-label="Order number or product"
          placeholder="Order number or product"
          defaultValue={state.q}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="outline" className="px-4">
          <Search aria-hidden />
          <span className="max-sm:sr-only">Search</span>
        </Button>
      </div>
      <NativeSelect
        name="status"
        aria-label="Status"
        defaultValue={state.status ?? ""}
        onChange={(event) => event.currentTarget.form && show(event.currentTarget.form)}
        className="sm:w-52"
      >
        <option value="">All statuses</option>
        {ORDER_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </NativeSelect>
    </form>
  );
}
