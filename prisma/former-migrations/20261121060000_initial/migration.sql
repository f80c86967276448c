-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('user', 'admin');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled');

-- CreateEnum
CREATE TYPE "AuditType" AS ENUM ('user', 'system', 'authentication', 'data', 'product', 'order');

-- CreateEnum
CREATE TYPE "AuditStatus" AS ENUM ('success', 'failed', 'warning', 'info');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT,
    "role" "Role" NOT NULL DEFAULT 'user',
    "avatar" TEXT,
    "passwordHash" TEXT,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "twoFactorEnabled" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "userAgent" TEXT NOT NULL,
    "ipAddress" TEXT NOT NULL,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "pricePaise" INTEGER NOT NULL,
    "originalPricePaise" INTEGER,
    "isNew" BOOLEAN NOT NULL DEFAULT false,
    "forSale" BOOLEAN NOT NULL DEFAULT true,
    "stockCount" INTEGER NOT NULL,
    "thumbnailImage" TEXT NOT NULL,
    "images" TEXT[],
    "features" TEXT[],
    "specifications" JSON NOT NULL,
    "rating" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "reviewCount" INTEGER NOT NULL DEFAULT 0,
    "searchText" TEXT,
    "isDemo" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_reviews" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "rating" INTEGER NOT NULL,
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "date" DATE NOT NULL,
    "comment" TEXT NOT NULL,

    CONSTRAINT "product_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "orderId" TEXT NOT NULL,
    "accessKey" TEXT NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'Pending',
    "userId" UUID,
    "customerName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "company" TEXT,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "apartment" TEXT,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zipCode" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "promoCode" TEXT,
    "promoPercent" INTEGER,
    "subtotalPaise" BIGINT NOT NULL,
    "discountPaise" BIGINT NOT NULL,
    "shippingPaise" BIGINT NOT NULL,
    "taxPercent" DECIMAL(5,2) NOT NULL,
    "taxPaise" BIGINT NOT NULL,
    "totalPaise" BIGINT NOT NULL,
    "trackingCarrier" TEXT,
    "trackingNumber" TEXT,
    "trackingUrl" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" UUID,
    "name" TEXT NOT NULL,
    "thumbnailImage" TEXT NOT NULL,
    "pricePaise" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "lineTotalPaise" BIGINT NOT NULL,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_status_changes" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" UUID,
    "by" TEXT NOT NULL,

    CONSTRAINT "order_status_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "orderId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "promo_codes" (
    "code" TEXT NOT NULL,
    "percent" INTEGER NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "promo_codes_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_logs" (
    "id" UUID NOT NULL,
    "timestamp" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userId" UUID,
    "actor" TEXT NOT NULL,
    "actorName" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "type" "AuditType" NOT NULL,
    "status" "AuditStatus" NOT NULL,
    "description" TEXT NOT NULL,
    "ipAddress" TEXT,
    "details" JSONB,

    CONSTRAINT "audit_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shop_state" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shop_state_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT,
    "phone" TEXT,
    "message" TEXT NOT NULL,
    "ipAddress" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_createdAt_id_idx" ON "users"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "sessions_userId_lastSeenAt_idx" ON "sessions"("userId", "lastSeenAt" DESC);

-- CreateIndex
CREATE INDEX "sessions_expiresAt_idx" ON "sessions"("expiresAt");

-- CreateIndex
CREATE INDEX "product_reviews_productId_date_id_idx" ON "product_reviews"("productId", "date" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_orderId_key" ON "orders"("orderId");

-- CreateIndex
CREATE INDEX "orders_userId_createdAt_id_idx" ON "orders"("userId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_email_idx" ON "orders"("email");

-- CreateIndex
CREATE INDEX "orders_createdAt_id_idx" ON "orders"("createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_status_createdAt_id_idx" ON "orders"("status", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "order_lines_productId_idx" ON "order_lines"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_orderId_position_key" ON "order_lines"("orderId", "position");

-- CreateIndex
CREATE INDEX "order_status_changes_orderId_at_idx" ON "order_status_changes"("orderId", "at");

-- CreateIndex
CREATE INDEX "idempotency_keys_createdAt_idx" ON "idempotency_keys"("createdAt");

-- CreateIndex
CREATE INDEX "idempotency_keys_orderId_idx" ON "idempotency_keys"("orderId");

-- CreateIndex
CREATE INDEX "audit_logs_timestamp_id_idx" ON "audit_logs"("timestamp" DESC, "id");

-- CreateIndex
CREATE INDEX "audit_logs_type_timestamp_idx" ON "audit_logs"("type", "timestamp" DESC);

-- CreateIndex
CREATE INDEX "audit_logs_status_timestamp_idx" ON "audit_logs"("status", "timestamp" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_createdAt_id_idx" ON "contact_messages"("createdAt" DESC, "id");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

-- Rules that hold whoever writes.
ALTER TABLE "users"
    ADD CONSTRAINT "users_email_lower" CHECK ("email" = lower("email") AND "email" LIKE '%_@_%'),
    ADD CONSTRAINT "users_name_present" CHECK (btrim("name") <> '');

ALTER TABLE "sessions"
    ADD CONSTRAINT "sessions_expire_later" CHECK ("expiresAt" > "createdAt");

ALTER TABLE "products"
    ADD CONSTRAINT "products_name_present" CHECK (btrim("name") <> ''),
    ADD CONSTRAINT "products_category_known" CHECK ("category" IN
        ('Paper Bags', 'Food Packaging', 'Boxes', 'Cups & Lids', 'Mailers', 'Protection')),
    ADD CONSTRAINT "products_price_positive" CHECK ("pricePaise" BETWEEN 1 AND 999999999),
    ADD CONSTRAINT "products_original_price_positive" CHECK ("originalPricePaise" BETWEEN 1 AND 999999999),
    ADD CONSTRAINT "products_stock_not_negative" CHECK ("stockCount" BETWEEN 0 AND 999999999),
    ADD CONSTRAINT "products_thumbnail_among_images" CHECK ("thumbnailImage" = ANY ("images")),
    ADD CONSTRAINT "products_specifications_map" CHECK (json_typeof("specifications") = 'object'),
    ADD CONSTRAINT "products_rating_range" CHECK ("rating" BETWEEN 0 AND 5 AND "reviewCount" >= 0);

ALTER TABLE "product_reviews"
    ADD CONSTRAINT "product_reviews_rating_range" CHECK ("rating" BETWEEN 1 AND 5);

ALTER TABLE "orders"
    ADD CONSTRAINT "orders_email_lower" CHECK ("email" = lower("email")),
    ADD CONSTRAINT "orders_access_key_long" CHECK (length("accessKey") >= 32),
    ADD CONSTRAINT "orders_promo_whole" CHECK (("promoCode" IS NULL) = ("promoPercent" IS NULL)),
    ADD CONSTRAINT "orders_amounts_not_negative" CHECK ("subtotalPaise" > 0 AND "discountPaise" >= 0
        AND "shippingPaise" >= 0 AND "taxPaise" >= 0 AND "discountPaise" <= "subtotalPaise"),
    ADD CONSTRAINT "orders_total_adds_up" CHECK ("totalPaise" =
        "subtotalPaise" - "discountPaise" + "shippingPaise" + "taxPaise");

ALTER TABLE "order_lines"
    ADD CONSTRAINT "order_lines_quantity_positive" CHECK ("quantity" > 0),
    ADD CONSTRAINT "order_lines_price_positive" CHECK ("pricePaise" > 0),
    ADD CONSTRAINT "order_lines_total_adds_up" CHECK ("lineTotalPaise" = "pricePaise"::bigint * "quantity");

ALTER TABLE "promo_codes"
    ADD CONSTRAINT "promo_codes_upper" CHECK ("code" = upper("code") AND btrim("code") = "code" AND "code" <> ''),
    ADD CONSTRAINT "promo_codes_percent_range" CHECK ("percent" BETWEEN 1 AND 100),
    ADD CONSTRAINT "promo_codes_end_after_start" CHECK ("endsAt" > "startsAt");

-- The catalogue's lists: one index for each order in which they are read, living products only.
CREATE INDEX "products_by_name" ON "products" ("name", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_price" ON "products" ("pricePaise", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_rating" ON "products" ("rating" DESC, "reviewCount" DESC, "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_category_name" ON "products" ("category", "name", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_category_price" ON "products" ("category", "pricePaise", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_category_rating" ON "products" ("category", "rating" DESC, "reviewCount" DESC, "id") WHERE "deletedAt" IS NULL;
CREATE INDEX "products_by_newest" ON "products" ("createdAt" DESC, "id") WHERE "deletedAt" IS NULL;

-- The search: any part of a word, whatever its case.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE "products" DROP COLUMN "searchText";
ALTER TABLE "products" ADD COLUMN "searchText" TEXT
    GENERATED ALWAYS AS (lower("name" || ' ' || "category" || ' ' || "description")) STORED;
CREATE INDEX "products_search" ON "products" USING gin ("searchText" gin_trgm_ops) WHERE "deletedAt" IS NULL;

-- A product's rating and review count follow its reviews, whoever writes them.
CREATE FUNCTION refresh_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "products" p
    SET "rating" = coalesce(r.rating, 0), "reviewCount" = coalesce(r.count, 0)
    FROM (SELECT DISTINCT "productId" AS id FROM changed) c
    LEFT JOIN LATERAL (
        SELECT round(avg(v."rating"), 2)::float8 AS rating, count(*)::int AS count
        FROM "product_reviews" v WHERE v."productId" = c.id
    ) r ON true
    WHERE p."id" = c.id;
    RETURN NULL;
END $$;

CREATE TRIGGER "product_reviews_added" AFTER INSERT ON "product_reviews"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();
CREATE TRIGGER "product_reviews_changed" AFTER UPDATE ON "product_reviews"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();
CREATE TRIGGER "product_reviews_removed" AFTER DELETE ON "product_reviews"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();

-- The promo codes with which every shop opens; the owner may end them.
INSERT INTO "promo_codes" ("code", "percent") VALUES ('SAVE10', 10), ('WELCOME15', 15), ('BULK20', 20);
