"use client";

import { Printer } from "lucide-react";
import { FileLink } from "@/components/shared/call/file-link";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { apiAddress } from "@/lib/api/call";
import type { ListedOrder } from "@/lib/orders/admin-schemas";

/** What the packing table needs of many orders, each as one file. */
export function PrintMenu({ orders }: { orders: readonly ListedOrder[] }) {
  const query = { orders: orders.map(({ orderId }) => orderId).join(",") };
  const files = [
    ["Packing slips", apiAddress("GET /admin/orders/packing-slips", { query })],
    ["Labels 4 × 6 in", apiAddress("GET /admin/orders/labels", { query })],
    [
      "Labels on A4, 8 a sheet",
      apiAddress("GET /admin/orders/labels", { query: { ...query, sheet: "a4" } }),
    ],
  ] as const;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="outline">
          <Printer aria-hidden /> Print
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {files.map(([label, href]) => (
          <DropdownMenuItem key={label} asChild>
            <FileLink href={href}>{label}</FileLink>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
