-- What Prisma's schema language cannot say ------------------------------------------------------

-- Paise for one piece at the lowest price of a pack, rounded half up; of a pack that counts no pieces its own price.
-- lib/catalogue/price/unit-price.ts reads pack sizes in the same way.
CREATE FUNCTION piece_paise(price integer, tiers jsonb, specifications json) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT floor(pack.paise / greatest(pack.pieces, 1) + 0.5)::integer
    FROM (SELECT coalesce((tiers->-1->>'pricePaise')::numeric, price) AS paise,
        replace(substring(specifications->>'Pack size'
            from '^([0-9,]*[0-9][0-9,]*) (?:pieces|sheets|rolls|sets|pairs|bags|boxes)\M'), ',', '')::numeric AS pieces) AS pack
$$;

ALTER TABLE "products" ADD COLUMN "piecePaise" INTEGER NOT NULL
    GENERATED ALWAYS AS (piece_paise("pricePaise", "priceTiers", "specifications")) STORED;

CREATE INDEX "products_in_shop_by_piece" ON "products" ("piecePaise", "id") WHERE "notInShop" IS NULL;
CREATE INDEX "products_by_category_piece" ON "products" ("category", "piecePaise", "id") WHERE "notInShop" IS NULL;
