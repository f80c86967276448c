"use client";

import { useState } from "react";
import type { ListedOrder } from "@/lib/orders/admin-schemas";
import { BulkBar } from "./bulk-bar";
import { BulkDialog } from "./bulk-dialog";
import { NoOrders } from "./no-orders";
import { OrderCards } from "./order-cards";
import { OrderTable } from "./order-table";
import { StatusDialog } from "./status-dialog";
import type { NewStatus } from "./status-words";
import { useSelection } from "./use-selection";

interface OrderBoardProps {
  orders: readonly ListedOrder[];
  /** What the list was asked for. */
  question: string;
  busy: boolean;
  reload: () => void;
  /** Puts search and filters aside, where there are any. */
  onReset: (() => void) | undefined;
}

interface Step {
  orders: readonly ListedOrder[];
  status: NewStatus;
}

/**
 * A page of orders with what can be done to them. The dialogs outlive the rows: a step may take its
 * order out of the filter.
 */
export function OrderBoard({ orders, question, busy, reload, onReset }: OrderBoardProps) {
  const selection = useSelection(orders, question);
  const [single, setSingle] = useState<{ order: ListedOrder; status: NewStatus } | null>(null);
  const [bulk, setBulk] = useState<Step | null>(null);
  const onStatus = (order: ListedOrder, status: NewStatus) => setSingle({ order, status });
  const rows = { orders, selection, busy, onStatus };
  const finishBulk = () => {
    selection.clear();
    reload();
  };
  return (
    <>
      {orders.length === 0 && <NoOrders onReset={onReset} />}
      {orders.length > 0 && (
        <>
          <OrderTable {...rows} className="max-md:hidden" />
          <OrderCards {...rows} className="md:hidden" />
        </>
      )}
      <BulkBar
        selection={selection}
        onStatus={(status) => setBulk({ orders: selection.orders, status })}
      />
      {single && (
        <StatusDialog
          {...single}
          onClose={() => setSingle(null)}
          onChanged={reload}
          onRefused={reload}
        />
      )}
      {bulk && <BulkDialog {...bulk} onClose={() => setBulk(null)} onDone={finishBulk} />}
    </>
  );
}
