-- POST /products is safe to repeat as POST /orders is: a key stands for one order or one product.
ALTER TABLE "idempotency_keys"
    ADD COLUMN "productId" UUID,
    ALTER COLUMN "orderId" DROP NOT NULL,
    ADD CONSTRAINT "idempotency_keys_productId_fkey" FOREIGN KEY ("productId")
        REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "idempotency_keys_one_result" CHECK (num_nonnulls("orderId", "productId") = 1);

CREATE INDEX "idempotency_keys_productId_idx" ON "idempotency_keys"("productId");
