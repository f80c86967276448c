-- AlterTable
ALTER TABLE "orders" ALTER COLUMN "email" DROP NOT NULL;

-- AlterTable
ALTER TABLE "contact_messages" ALTER COLUMN "email" DROP NOT NULL;

CREATE OR REPLACE FUNCTION phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^0*(91)?0*(?=\d{10}$)', '');

-- What Prisma's schema language cannot say ------------------------------------------------------

-- Somebody can be reached, and what belongs to an account or was proven has an address.
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_reachable"
    CHECK ("email" IS NOT NULL OR ("phone" IS NOT NULL AND "userId" IS NULL AND NOT "emailProven"));

-- Only about an order of theirs does somebody write without an address.
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_email_known"
    CHECK ("email" IS NOT NULL OR "kind" = 'order');

CREATE INDEX "orders_by_phone" ON "orders" (phone_digits("phone")) WHERE "email" IS NULL;

-- PostgreSQL 15 cannot change what a generated column is made of.
ALTER TABLE "orders" DROP COLUMN "searchText";
ALTER TABLE "orders" ADD COLUMN "searchText" text GENERATED ALWAYS AS (lower("orderId" || ' ' || "customerName" || ' ' ||
    coalesce("email", '') || ' ' || "city" || ' ' || coalesce("phone", '') || ' ' ||
    coalesce(regexp_replace("phone", '\D', '', 'g'), ''))) STORED;
CREATE INDEX "orders_search" ON "orders" USING gin ("searchText" gin_trgm_ops);

ALTER TABLE "contact_messages" DROP COLUMN "searchText";
ALTER TABLE "contact_messages" ADD COLUMN "searchText" text GENERATED ALWAYS AS (lower("name" || ' ' ||
    coalesce("email", '') || ' ' || coalesce("company", '') || ' ' || "message")) STORED;
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin ("searchText" gin_trgm_ops);
