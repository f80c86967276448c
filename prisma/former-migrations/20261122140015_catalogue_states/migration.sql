-- AlterTable
ALTER TABLE "products" ADD COLUMN     "draft" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "familyId" UUID,
ADD COLUMN     "familyLabel" TEXT,
ADD COLUMN     "featuredPosition" INTEGER,
ADD COLUMN     "lowStockAt" INTEGER,
ADD COLUMN     "sku" TEXT;

-- CreateTable
CREATE TABLE "product_families" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_families_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_companions" (
    "productId" UUID NOT NULL,
    "companionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "product_companions_pkey" PRIMARY KEY ("productId","companionId")
);

-- CreateTable
CREATE TABLE "low_stock_notices" (
    "productId" UUID NOT NULL,
    "toldAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "low_stock_notices_pkey" PRIMARY KEY ("productId")
);

-- CreateIndex
CREATE INDEX "product_companions_companionId_idx" ON "product_companions"("companionId");

-- CreateIndex
CREATE INDEX "low_stock_notices_toldAt_idx" ON "low_stock_notices"("toldAt");

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "product_families"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_companions" ADD CONSTRAINT "product_companions_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_companions" ADD CONSTRAINT "product_companions_companionId_fkey" FOREIGN KEY ("companionId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "low_stock_notices" ADD CONSTRAINT "low_stock_notices_productId_fkey" FOREIGN KEY ("productId") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say ------------------------------------------------------

-- The one home of what a product's state is. Lists and tallies are by it; a sale writes an index only where it
-- takes the product from one state into another. Whoever changes it makes the column anew.
CREATE FUNCTION stock_state(draft boolean, for_sale boolean, stock integer, low_at integer) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN draft THEN 'draft'
        WHEN NOT for_sale THEN 'off'
        WHEN stock = 0 THEN 'out-of-stock'
        WHEN stock <= coalesce(low_at, 20) THEN 'low'
        ELSE 'in-stock'
    END;

ALTER TABLE "products"
    ADD COLUMN "stockState" TEXT NOT NULL
        GENERATED ALWAYS AS (stock_state("draft", "forSale", "stockCount", "lowStockAt")) STORED,
    ADD COLUMN "notInShop" BOOLEAN
        GENERATED ALWAYS AS (CASE WHEN "draft" OR "deletedAt" IS NOT NULL THEN true END) STORED;

ALTER TABLE "products"
    DROP CONSTRAINT "products_thumbnail_among_images",
    ADD CONSTRAINT "products_thumbnail_among_images" CHECK (
        "thumbnailImage" = ANY ("images") OR ("draft" AND "thumbnailImage" = '' AND "images" = '{}')
    ),
    ADD CONSTRAINT "products_sku_present" CHECK ("sku" = btrim("sku") AND length("sku") BETWEEN 1 AND 64),
    ADD CONSTRAINT "products_low_stock_at_countable" CHECK ("lowStockAt" BETWEEN 0 AND 999999999),
    ADD CONSTRAINT "products_featured_of_three" CHECK ("featuredPosition" BETWEEN 1 AND 3),
    ADD CONSTRAINT "products_named_in_family" CHECK (
        ("familyId" IS NULL) = ("familyLabel" IS NULL) AND btrim("familyLabel") <> ''
    );
ALTER TABLE "product_companions"
    ADD CONSTRAINT "product_companions_another" CHECK ("productId" <> "companionId"),
    ADD CONSTRAINT "product_companions_counted" CHECK ("position" >= 1);
ALTER TABLE "product_families"
    ADD CONSTRAINT "product_families_name_present" CHECK (btrim("name") <> '');

CREATE UNIQUE INDEX "products_sku" ON "products" (lower("sku")) WHERE "deletedAt" IS NULL;
CREATE UNIQUE INDEX "products_featured" ON "products" ("featuredPosition") WHERE "featuredPosition" IS NOT NULL;
CREATE UNIQUE INDEX "product_families_one_name" ON "product_families" (lower("name"));
CREATE INDEX "products_by_family" ON "products" ("familyId") WHERE "familyId" IS NOT NULL;
CREATE INDEX "products_archived" ON "products" ("name", "id") WHERE "deletedAt" IS NOT NULL;
CREATE INDEX "products_by_state" ON "products" ("stockState", "name", "id") WHERE "deletedAt" IS NULL;
DROP INDEX "products_off";

-- The shop's lists pass over no draft, however many there are; by_name and by_price stay for the admin's list.
CREATE INDEX "products_in_shop_by_name" ON "products" ("name", "id") WHERE "notInShop" IS NULL;
CREATE INDEX "products_in_shop_by_price" ON "products" ("pricePaise", "id") WHERE "notInShop" IS NULL;
DROP INDEX "products_by_rating", "products_by_newest",
    "products_by_category_name", "products_by_category_price", "products_by_category_rating";
CREATE INDEX "products_by_rating" ON "products" ("rating" DESC, "reviewCount" DESC, "id") WHERE "notInShop" IS NULL;
CREATE INDEX "products_by_newest" ON "products" ("createdAt" DESC, "id") WHERE "notInShop" IS NULL;
CREATE INDEX "products_by_category_name" ON "products" ("category", "name", "id") WHERE "notInShop" IS NULL;
CREATE INDEX "products_by_category_price" ON "products" ("category", "pricePaise", "id") WHERE "notInShop" IS NULL;
CREATE INDEX "products_by_category_rating"
    ON "products" ("category", "rating" DESC, "reviewCount" DESC, "id") WHERE "notInShop" IS NULL;

-- The tallies by the same states; those of the products that there are do not change.
CREATE OR REPLACE FUNCTION tally_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' AND OLD."deletedAt" IS NULL THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        VALUES ('products', today, OLD."category", OLD."stockState", -1);
    END IF;
    IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."deletedAt" IS NULL) THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        SELECT 'products', d.day, NEW."category", NEW."stockState", d.sign
        FROM (VALUES
            (CASE TG_OP WHEN 'INSERT' THEN india_day(NEW."createdAt") ELSE today END, 1),
            (india_day(NEW."deletedAt"), -1)
        ) AS d (day, sign)
        WHERE d.day IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;
DROP TRIGGER "products_tallied" ON "products";
CREATE TRIGGER "products_tallied" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."category", OLD."stockState", OLD."deletedAt" IS NULL)
        IS DISTINCT FROM (NEW."category", NEW."stockState", NEW."deletedAt" IS NULL))
    EXECUTE FUNCTION tally_product();

CREATE OR REPLACE FUNCTION count_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'orders'::"TallyTopic", india_day("createdAt"), "status"::text, NULL::text,
        count(*), sum("totalPaise")::bigint
    FROM "orders" GROUP BY 2, 3
    UNION ALL
    SELECT 'sales', india_day(o."createdAt"), l."category", NULL,
        sum(l."quantity")::bigint, sum(l."lineTotalPaise")::bigint
    FROM "orders" o JOIN "order_lines" l ON l."orderId" = o."id"
    WHERE o."status" <> 'Cancelled' GROUP BY 2, 3
    UNION ALL
    SELECT 'departures', india_day("at"), NULL, NULL, sum(departures_of("status", "takesBack"))::bigint, 0
    FROM "order_status_changes" WHERE departures_of("status", "takesBack") <> 0 GROUP BY 2
    UNION ALL
    SELECT 'promotions', india_day("createdAt"), "promoCode", f.part,
        sum(f.uses)::bigint, sum(f.paise)::bigint
    FROM "orders", LATERAL (VALUES ('sales', 1, "totalPaise"), ('discount', 0, "discountPaise"))
        AS f (part, uses, paise)
    WHERE "promoCode" IS NOT NULL AND "status" <> 'Cancelled' GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'products', india_day(e.at), "category", "stockState", sum(e.sign), 0
    FROM "products", LATERAL (VALUES ("createdAt", 1), ("deletedAt", -1)) AS e (at, sign)
    WHERE e.at IS NOT NULL GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'accounts', india_day(e.at), "role"::text, e.part, sum(e.sign), 0
    FROM "users", LATERAL (VALUES
        ("createdAt", 'active', 1), ("deactivatedAt", 'active', -1), ("deactivatedAt", 'inactive', 1)
    ) AS e (at, part, sign)
    WHERE e.at IS NOT NULL GROUP BY 2, 3, 4
$$;

DROP FUNCTION stock_state(boolean, integer);

-- Of what is low already the shop has known.
INSERT INTO "low_stock_notices" ("productId", "toldAt")
SELECT "id", now() FROM "products" WHERE "deletedAt" IS NULL AND "stockState" IN ('low', 'out-of-stock');
