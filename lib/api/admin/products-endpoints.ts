import { z } from "zod";
import {
  adminProductListQuerySchema,
  adminProductRecordSchema,
  adminProductSchema,
  stockAdjustmentSchema,
  stockChangeSchema,
  stockHistoryQuerySchema,
  stockSchema,
} from "@/lib/catalogue/admin-schemas";
import type { Endpoint } from "../endpoint";

const idParams = z.object({ id: z.string().min(1).max(64) });

/** The admin's calls about products. */
export const productsAdminEndpoints = {
  listAdminProducts: {
    method: "GET",
    path: "/admin/products",
    summary: "Products by search, category and state of stock, switched off ones included",
    access: "admin",
    status: 200,
    query: adminProductListQuerySchema,
    response: z.array(adminProductRecordSchema),
    perMinute: 240,
  },
  getAdminProduct: {
    method: "GET",
    path: "/admin/products/{id}",
    summary: "One product as it is now, with all its reviews",
    access: "admin",
    status: 200,
    params: idParams,
    response: adminProductSchema,
    perMinute: 240,
  },
  changeStock: {
    method: "POST",
    path: "/admin/products/{id}/stock",
    summary: "Add packs to the stock or take some away, with a reason",
    access: "admin",
    status: 200,
    params: idParams,
    body: stockChangeSchema,
    response: stockSchema,
    perMinute: 120,
  },
  listStockAdjustments: {
    method: "GET",
    path: "/admin/products/{id}/stock",
    summary: "Who changed the stock by hand, when and why; newest first",
    access: "admin",
    status: 200,
    params: idParams,
    query: stockHistoryQuerySchema,
    response: z.array(stockAdjustmentSchema),
    perMinute: 240,
  },
} as const satisfies Record<string, Endpoint>;
