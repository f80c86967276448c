-- Whether a line took its packs from the stock. Until now every product did, apart from what is made to order.
ALTER TABLE "order_lines" ADD COLUMN "fromStock" BOOLEAN NOT NULL DEFAULT true;
UPDATE "order_lines" l SET "fromStock" = false
WHERE l."kind" NOT IN ('product', 'sample')
   OR EXISTS (SELECT FROM "products" p WHERE p."id" = l."productId" AND p."supply" = 'to_order');
