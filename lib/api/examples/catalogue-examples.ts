import type { productsAdminEndpoints } from "../admin/products-endpoints";
import type { systemAdminEndpoints } from "../admin/system-endpoints";
import type { Examples } from "./example";
import { EMAIL, ORDER_NUMBER, AT, ID, LATER, PRODUCT, REVIEW } from "./values";

const RECORD = {
  ...PRODUCT,
  forSale: true,
  status: "in-stock",
  draft: false,
  lowStockAt: 30,
  featuredPosition: 1,
} as const;
const ADMIN_PRODUCT = {
  ...RECORD,
  cost: 860,
  family: { _id: ID.family, name: "Corrugated Shipping Box" },
  familyLabel: "12 × 9 × 6 in",
  productReviews: [REVIEW],
  companions: [
    {
      _id: ID.companion,
      name: "Paper Tape, 48 mm",
      thumbnailImage: "/media/paper-tape.webp",
      status: "in-stock" as const,
    },
  ],
};
const FEATURED = [{ _id: ID.product, name: PRODUCT.name, thumbnailImage: PRODUCT.thumbnailImage }];
/** The text fields of a form; pictures are sent beside them. */
const FORM = {
  name: PRODUCT.name,
  price: "1250",
  category: "Boxes",
  description: PRODUCT.description,
  stockCount: "140",
  supply: "stock",
  leadDays: "5",
  printOptions: JSON.stringify(PRODUCT.printOptions),
  sample: JSON.stringify(PRODUCT.sample),
  ...{ dieline: "612 × 457", cost: "860" },
  features: JSON.stringify(PRODUCT.features),
  sku: PRODUCT.sku,
  lowStockAt: "30",
  family: "Corrugated Shipping Box",
  familyLabel: "12 × 9 × 6 in",
  companions: JSON.stringify([ID.companion]),
} as const;

export const productsExamples: Examples<typeof productsAdminEndpoints> = {
  listAdminProducts: { answer: [RECORD] },
  getAdminProduct: { answer: ADMIN_PRODUCT },
  changePrice: {
    body: { price: 1199, priceRead: 1250 },
    answer: { _id: ID.product, price: 1199, updatedAt: LATER },
  },
  listPriceChanges: {
    answer: [
      {
        _id: ID.entry,
        by: "Meera Nair",
        before: { price: 1250, originalPrice: null, priceTiers: [] },
        after: { price: 1199, originalPrice: 1250, priceTiers: [{ from: 10, price: 1150 }] },
        createdAt: LATER,
      },
    ],
  },
  changeStock: {
    body: { change: 50, reason: "New batch from the press" },
    answer: { _id: ID.product, stockCount: 190, inStock: true, status: "in-stock" },
  },
  listStockAdjustments: {
    answer: [
      {
        _id: ID.entry,
        by: "Meera Nair",
        reason: "New batch from the press",
        before: 140,
        after: 190,
        createdAt: LATER,
      },
    ],
  },
  createProduct: { body: FORM, answer: ADMIN_PRODUCT },
  updateProduct: { body: { ...FORM, updatedAt: LATER }, answer: ADMIN_PRODUCT },
  publishProduct: { answer: ADMIN_PRODUCT },
  restoreProduct: { answer: ADMIN_PRODUCT },
  listFeatured: { answer: FEATURED },
  chooseFeatured: { body: { products: [ID.product] }, answer: FEATURED },
  listFamilies: { answer: [{ _id: ID.family, name: "Corrugated Shipping Box", products: 3 }] },
  listCountRows: {
    answer: {
      sheet: ID.entry,
      at: AT,
      rows: [
        { _id: ID.product, sku: "KB-1296", name: PRODUCT.name, category: "Boxes", expected: 140 },
      ],
    },
  },
  bookCount: {
    body: { reason: "Yearly count" },
    answer: {
      dryRun: true,
      counted: 1,
      errors: [],
      lines: [
        {
          row: 2,
          _id: ID.product,
          name: PRODUCT.name,
          expected: 140,
          counted: 138,
          difference: -2,
          stockCount: 135,
          after: 133,
          booked: false,
        },
      ],
    },
  },
  importPictures: {
    body: {},
    answer: {
      pictures: [{ name: "kb-1296-front.jpg", url: "/media/2f6f3c1b8a10.webp" }],
      problems: [
        {
          name: "notes.txt",
          message:
            "“notes.txt” is not a picture that can be shown. Send a JPEG, PNG, WebP, AVIF or GIF picture.",
        },
      ],
    },
  },
  importProducts: {
    body: {},
    answer: {
      dryRun: true,
      rows: 2,
      created: 0,
      updated: 1,
      unchanged: 1,
      drafts: 0,
      names: ["sku", "name", "price"],
      columns: { sku: "sku", name: "name", price: "price" },
      newCategories: [],
      checkedAt: AT,
      keptStocks: [{ row: 3, name: "Paper Tape, 48 mm", stockCount: 138, inFile: 140 }],
      stocks: {},
      errors: [],
      changes: [
        {
          row: 2,
          _id: ID.product,
          name: PRODUCT.name,
          cells: [{ column: "price", before: "1200", after: "1250" }],
          notes: [],
        },
      ],
    },
  },
  readDemoData: { answer: { products: 120, edited: 2, testimonials: 6, promoCodes: ["SAVE10"] } },
  deleteDemoData: { answer: { products: 118, kept: 2, testimonials: 6, promoCodes: ["SAVE10"] } },
};

export const systemExamples: Examples<typeof systemAdminEndpoints> = {
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
      people: [{ _id: ID.user, name: "Asha Rao", email: EMAIL, role: "user" }],
    },
  },
  readMargins: {
    answer: [
      {
        _id: ID.product,
        name: PRODUCT.name,
        ...{ orders: 12, quantity: 340, revenue: 425000, cost: 289000, margin: 136000 },
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
  sendTestMail: {
    body: { to: "meera@example.in" },
    answer: { sent: true, answer: "250 2.0.0 Ok: queued as 4bXkT2" },
  },
  dismissSetup: { answer: { dismissed: true } },
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
        failedMails: [
          {
            _id: ID.entry,
            template: "order-confirmation",
            about: "KLN-202611-7Q4M2X",
            reason: "550 mailbox unavailable",
            attempts: 8,
            queuedAt: AT,
            failedAt: LATER,
          },
        ],
      },
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
          },
        ],
      },
      auditChain: { entries: 5120, hash: "9f2c6b1a" },
    },
  },
  requestBackup: {
    answer: {
      _id: ID.entry,
      state: "waiting",
      isScheduled: false,
      requestedAt: LATER,
      startedAt: null,
      endedAt: null,
      machine: null,
      file: null,
      bytes: null,
      failure: null,
    },
  },
  retryMail: { answer: { retried: 1 } },
  retryAllMails: { body: { failedBefore: LATER }, answer: { retried: 3 } },
};
