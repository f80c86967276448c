import { PRODUCT } from "@/lib/catalogue/lists/example-product";
import type { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { type Examples, AT, EMAIL, ID, LATER, ORDER_NUMBER } from "@/lib/base/examples/example";

export const systemAdminExamples: Examples<
  typeof systemAdminEndpoints,
  | "getStats"
  | "readToDo"
  | "readCustomer"
  | "searchShop"
  | "readMargins"
  | "getSeries"
  | "getSystem"
  | "retryMail"
> = {
  getStats: {
    answer: [
      {
        id: "orders",
        title: "Orders This Month",
        value: "1,204",
        amount: 1204,
        icon: "ShoppingCart",
        color: "brand",
        trend: "up",
        change: "+12%",
      },
    ],
  },
  readToDo: {
    answer: [
      { id: "to-produce", count: 12, isMore: false },
      { id: "to-ship", count: 99, isMore: true },
      { id: "late", count: 0, isMore: false },
    ],
  },
  readCustomer: {
    answer: {
      _id: ID.user,
      isCompany: false,
      name: "Asha Rao",
      company: "Rao Foods",
      email: EMAIL,
      gstin: "06AABCR1234M1Z5",
      memberOf: null,
      people: [],
      priceList: null,
      orders: {
        items: [
          {
            _id: ID.order,
            orderId: ORDER_NUMBER,
            status: "Processing",
            createdAt: AT,
            totalAmount: 2430,
            due: 1215,
          },
        ],
        total: 1,
        due: 1215,
      },
      offers: [],
      artwork: [],
      addresses: [],
      notes: [
        {
          _id: ID.entry,
          text: "Calls before noon.",
          by: "Meera Nair",
          at: LATER,
          order: { _id: ID.order, orderId: ORDER_NUMBER },
        },
      ],
    },
  },
  searchShop: {
    answer: {
      orders: [
        {
          _id: ID.order,
          orderId: ORDER_NUMBER,
          status: "Processing",
          createdAt: "2026-11-20T06:12:00.000Z",
          name: "Asha Rao",
        },
      ],
      products: [
        {
          _id: ID.product,
          name: PRODUCT.name,
          sku: PRODUCT.sku,
          thumbnailImage: PRODUCT.thumbnailImage,
        },
      ],
      companies: [{ _id: ID.company, name: "Rao Foods" }],
      people: [{ _id: ID.user, name: "Asha Rao", email: EMAIL, role: "user" }],
    },
  },
  readMargins: {
    answer: [
      {
        _id: ID.product,
        name: PRODUCT.name,
        orders: 12,
        quantity: 340,
        revenue: 425000,
        cost: 289000,
        margin: 136000,
        percent: 32,
        costKnown: true,
      },
    ],
  },
  getSeries: {
    answer: {
      days: [{ day: "2026-11-20", revenue: 48210, orders: 31 }],
      months: [{ month: "2026-11", revenue: 912400, orders: 604 }],
      categories: {
        days: [{ category: "Boxes", revenue: 30100, packs: 42 }],
        months: [{ category: "Boxes", revenue: 402900, packs: 611 }],
      },
    },
  },
  getSystem: {
    answer: {
      version: "0.1.0",
      node: "24.21.0",
      startedAt: AT,
      uptimeSeconds: 86_400,
      memory: { bytes: 265_000_000, keptBytes: 12_400_000, mostKeptBytes: 235_000_000 },
      database: {
        version: "18.4",
        bytes: 48_234_496,
        latencyMs: 0.6,
        connections: 6,
        maxConnections: 100,
      },
      migrations: { applied: 24, pending: [], failed: [], last: { name: "initial", at: AT } },
      queue: {
        waiting: 0,
        retrying: 0,
        active: 1,
        oldestWaitingAt: null,
        failed: 1,
      },
      queues: [
        { name: "mail", waiting: 0, oldestWaitingAt: null, failed: 1 },
        { name: "webhook", waiting: 2, oldestWaitingAt: AT, failed: 0 },
        { name: "push", waiting: 0, oldestWaitingAt: null, failed: 0 },
        { name: "whatsapp", waiting: 0, oldestWaitingAt: null, failed: 0 },
        { name: "refund", waiting: 0, oldestWaitingAt: null, failed: 0 },
        { name: "einvoice", waiting: 0, oldestWaitingAt: null, failed: 0 },
      ],
      failedJobs: [
        {
          _id: ID.entry,
          queue: "mail",
          template: "order-confirmation",
          about: "KLN-202611-7Q4M2X",
          reason: "550 mailbox unavailable",
          attempts: 8,
          queuedAt: AT,
          failedAt: LATER,
        },
      ],
      storage: {
        kind: "disk",
        files: 360,
        bytes: 21_400_000,
        freeBytes: 80_000_000_000,
        remoteImages: 0,
      },
      mail: { kind: "smtp", host: "mail.example.in:587", encrypted: true },
      lastBackup: { at: AT, bytes: 12_400_000, file: "2026-11-20.tar.gz" },
      backups: {
        folder: "/var/lib/shop/backups",
        at: "03:00",
        kept: 7,
        runs: [
          {
            _id: ID.entry,
            state: "done",
            isScheduled: true,
            requestedAt: AT,
            startedAt: AT,
            endedAt: AT,
            machine: "shop1",
            file: "/var/lib/shop/backups/shop-auto-20261120T213000Z.tar.gz",
            bytes: 12_400_000,
            failure: null,
            canDownload: true,
            copy: { state: "done", at: AT, bytes: 12_403_000, failure: null },
          },
        ],
        copies: {
          place: "shop-copies/shop-backups",
          lastAt: AT,
          lastBytes: 12_403_000,
          isLate: false,
        },
      },
      auditChain: { entries: 5120, hash: "9f2c6b1a" },
    },
  },
  retryMail: { answer: { retried: 1 } },
};
