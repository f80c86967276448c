-- The whole database of version 0.1.0; later migrations only add. The current text of each function and trigger is in
-- prisma/sql, and docs/database.md says what they are for.

-- Functions of SQL name tables that are created below.
SET LOCAL check_function_bodies = false;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE "AccountTokenPurpose" AS ENUM (
    'verify_email',
    'change_email',
    'reset_password'
);

CREATE TYPE "ApprovalState" AS ENUM (
    'waiting',
    'approved',
    'rejected',
    'withdrawn',
    'lapsed'
);

CREATE TYPE "ApprovalWay" AS ENUM (
    'session',
    'key',
    'phone'
);

CREATE TYPE "ArtworkState" AS ENUM (
    'uploading',
    'stored',
    'refused'
);

CREATE TYPE "AuditStatus" AS ENUM (
    'success',
    'failed',
    'warning',
    'info'
);

CREATE TYPE "AuditType" AS ENUM (
    'user',
    'system',
    'authentication',
    'data',
    'product',
    'order'
);

CREATE TYPE "CallOffState" AS ENUM (
    'asked',
    'agreed',
    'declined'
);

CREATE TYPE "CertificateKind" AS ENUM (
    'fssai',
    'fsc',
    'compostable',
    'other'
);

CREATE TYPE "ClaimDecision" AS ENUM (
    'replace',
    'credit',
    'refuse'
);

CREATE TYPE "CompanyRole" AS ENUM (
    'owner',
    'approver',
    'buyer',
    'finance',
    'viewer'
);

CREATE TYPE "CompanyState" AS ENUM (
    'open',
    'approved',
    'closed'
);

CREATE TYPE "DocumentKind" AS ENUM (
    'invoice',
    'credit_note',
    'receipt_voucher',
    'refund_voucher',
    'delivery_challan'
);

CREATE TYPE "ImsState" AS ENUM (
    'accepted',
    'pending',
    'rejected'
);

CREATE TYPE "LineKind" AS ENUM (
    'product',
    'custom',
    'tool',
    'sample',
    'fee'
);

CREATE TYPE "LineUnit" AS ENUM (
    'PAC',
    'PCS',
    'THD',
    'SET'
);

CREATE TYPE "MessageKind" AS ENUM (
    'contact',
    'order',
    'quote'
);

CREATE TYPE "MessageStatus" AS ENUM (
    'new',
    'answered',
    'spam'
);

CREATE TYPE "NewsletterProof" AS ENUM (
    'mailed_link',
    'signed_in'
);

CREATE TYPE "NewsletterSource" AS ENUM (
    'checkout',
    'account'
);

CREATE TYPE "NewsletterState" AS ENUM (
    'pending',
    'confirmed',
    'unsubscribed'
);

CREATE TYPE "OfferState" AS ENUM (
    'asked',
    'draft',
    'sent',
    'changes_asked',
    'accepted',
    'declined',
    'withdrawn',
    'expired'
);

CREATE TYPE "OrderParty" AS ENUM (
    'customer',
    'shop',
    'system'
);

CREATE TYPE "OrderProof" AS ENUM (
    'account',
    'link',
    'owner',
    'payment'
);

CREATE TYPE "OrderStatus" AS ENUM (
    'Pending',
    'Processing',
    'Shipped',
    'Delivered',
    'Cancelled'
);

CREATE TYPE "PaymentKind" AS ENUM (
    'receipt',
    'refund',
    'reversal'
);

CREATE TYPE "PaymentMeans" AS ENUM (
    'upi',
    'bank',
    'cash',
    'cheque',
    'razorpay',
    'other',
    'tds'
);

CREATE TYPE "PaymentMethod" AS ENUM (
    'upi',
    'bank',
    'cod',
    'account',
    'razorpay'
);

CREATE TYPE "PaymentState" AS ENUM (
    'unpaid',
    'part',
    'paid',
    'over',
    'refunded'
);

CREATE TYPE "PreflightState" AS ENUM (
    'checking',
    'ok',
    'warnings',
    'errors',
    'not_checked'
);

CREATE TYPE "ProductSupply" AS ENUM (
    'stock',
    'to_order'
);

CREATE TYPE "ProductionStep" AS ENUM (
    'to_start',
    'printing',
    'converting',
    'packed'
);

CREATE TYPE "ProofStage" AS ENUM (
    'needs_artwork',
    'checking',
    'proof_sent',
    'changes_asked',
    'approved'
);

CREATE TYPE "ProofState" AS ENUM (
    'sent',
    'changes_asked',
    'approved',
    'superseded'
);

CREATE TYPE "RefundState" AS ENUM (
    'under_way',
    'done',
    'failed'
);

CREATE TYPE "ReviewStatus" AS ENUM (
    'new',
    'approved',
    'hidden'
);

CREATE TYPE "Role" AS ENUM (
    'user',
    'packer',
    'catalogue',
    'accountant',
    'admin'
);

CREATE TYPE "ShippingWay" AS ENUM (
    'courier',
    'transport',
    'own',
    'pickup'
);

CREATE TYPE "TallyTopic" AS ENUM (
    'orders',
    'sales',
    'departures',
    'promotions',
    'products',
    'accounts',
    'billed',
    'received',
    'outstanding',
    'subscriptions',
    'reviews'
);

CREATE TYPE "TaxRegime" AS ENUM (
    'flat',
    'gst'
);

CREATE TYPE "ToolKind" AS ENUM (
    'die',
    'plate',
    'cylinder'
);

CREATE TYPE "WebhookDeliveryState" AS ENUM (
    'waiting',
    'delivered',
    'failed'
);

CREATE TYPE "WhatsAppState" AS ENUM (
    'waiting',
    'sent',
    'delivered',
    'read',
    'failed'
);

CREATE FUNCTION add_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "creditedPaise" = credited_of("id") WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE TABLE orders (
    id uuid NOT NULL,
    "orderId" text NOT NULL,
    "accessKey" text NOT NULL,
    status "OrderStatus" DEFAULT 'Pending'::"OrderStatus" NOT NULL,
    "userId" uuid,
    "customerName" text NOT NULL,
    email text,
    phone text,
    company text,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    address text NOT NULL,
    apartment text,
    city text NOT NULL,
    state text NOT NULL,
    "zipCode" text NOT NULL,
    country text NOT NULL,
    "promoCode" text,
    "promoPercent" integer,
    "subtotalPaise" bigint NOT NULL,
    "discountPaise" bigint NOT NULL,
    "shippingPaise" bigint NOT NULL,
    "taxPercent" numeric(5,2) NOT NULL,
    "taxPaise" bigint NOT NULL,
    "totalPaise" bigint NOT NULL,
    "trackingCarrier" text,
    "trackingNumber" text,
    "trackingUrl" text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "emailProven" boolean DEFAULT false NOT NULL,
    proof "OrderProof",
    "remindedAt" timestamp(3) with time zone,
    "orderUpdates" boolean DEFAULT true NOT NULL,
    "keyExpiresAt" timestamp(3) with time zone DEFAULT (now() + '90 days'::interval) NOT NULL,
    "ownerDeletedAt" timestamp(3) with time zone,
    "billingAddress" jsonb,
    gstin text,
    note text,
    "poNumber" text,
    "placeOfSupply" text,
    "roundOffPaise" integer DEFAULT 0 NOT NULL,
    "sellerState" text,
    "taxRegime" "TaxRegime" DEFAULT 'flat'::"TaxRegime" NOT NULL,
    "creditedPaise" bigint DEFAULT 0 NOT NULL,
    "paidPaise" bigint DEFAULT 0 NOT NULL,
    "paymentDueOn" date,
    "paymentMethod" "PaymentMethod",
    "refundedPaise" bigint DEFAULT 0 NOT NULL,
    "outstandingPaise" bigint GENERATED ALWAYS AS (((
CASE
    WHEN (status = 'Cancelled'::"OrderStatus") THEN (0)::bigint
    ELSE ("totalPaise" - "creditedPaise")
END - "paidPaise") + "refundedPaise")) STORED NOT NULL,
    "paymentRemindedAt" timestamp(3) with time zone,
    "paymentThankedAt" timestamp(3) with time zone,
    "dispatchBy" date,
    "reviewAskedAt" timestamp(3) with time zone,
    "deliverBy" date,
    billed boolean DEFAULT false NOT NULL,
    "searchText" text GENERATED ALWAYS AS (lower((((((((((("orderId" || ' '::text) || "customerName") || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || city) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), ''::text)))) STORED,
    "advancePercent" integer DEFAULT 0 NOT NULL,
    "offerVersionId" uuid,
    "sampleCreditPaise" bigint DEFAULT 0 NOT NULL,
    "tolerancePercent" integer DEFAULT 0 NOT NULL,
    "shippingWay" "ShippingWay",
    "partlyDispatched" boolean DEFAULT false NOT NULL,
    "consigneeGstin" text,
    "companyId" uuid,
    "approvedAt" timestamp(3) with time zone,
    "approvedBy" text,
    "askedBy" text,
    kept boolean DEFAULT false NOT NULL,
    "isReplacement" boolean DEFAULT false NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    "firstPaidAt" timestamp(3) with time zone,
    "distanceKm" integer,
    vouched boolean DEFAULT false NOT NULL,
    "endedShortAt" timestamp(3) with time zone,
    "paymentState" "PaymentState" GENERATED ALWAYS AS (
CASE
    WHEN (("refundedPaise" > 0) AND ("refundedPaise" = "paidPaise")) THEN 'refunded'::"PaymentState"
    WHEN (("paidPaise" = "refundedPaise") AND ("totalPaise" = 0) AND (status <> 'Cancelled'::"OrderStatus")) THEN 'paid'::"PaymentState"
    WHEN ("paidPaise" = "refundedPaise") THEN 'unpaid'::"PaymentState"
    WHEN (("paidPaise" - "refundedPaise") <
    CASE
        WHEN (status = 'Cancelled'::"OrderStatus") THEN (0)::bigint
        ELSE ("totalPaise" - "creditedPaise")
    END) THEN 'part'::"PaymentState"
    WHEN (("paidPaise" - "refundedPaise") =
    CASE
        WHEN (status = 'Cancelled'::"OrderStatus") THEN (0)::bigint
        ELSE ("totalPaise" - "creditedPaise")
    END) THEN 'paid'::"PaymentState"
    ELSE 'over'::"PaymentState"
END) STORED NOT NULL,
    CONSTRAINT orders_access_key_long CHECK ((length("accessKey") >= 32)),
    CONSTRAINT orders_advance_range CHECK ((("advancePercent" >= 0) AND ("advancePercent" <= 100))),
    CONSTRAINT orders_amounts_not_negative CHECK ((("subtotalPaise" >= 0) AND ("discountPaise" >= 0) AND ("shippingPaise" >= 0) AND ("taxPaise" >= 0) AND ("discountPaise" <= "subtotalPaise"))),
    CONSTRAINT orders_approval_whole CHECK ((num_nulls("askedBy", "approvedBy", "approvedAt") = ANY (ARRAY[0, 3]))),
    CONSTRAINT orders_billing_address_map CHECK ((jsonb_typeof("billingAddress") = 'object'::text)),
    CONSTRAINT orders_credited_of_total CHECK ((("creditedPaise" >= 0) AND ("creditedPaise" <= "totalPaise"))),
    CONSTRAINT orders_customer_reachable CHECK (((email IS NOT NULL) OR ((phone IS NOT NULL) AND ("userId" IS NULL) AND (NOT "emailProven")))),
    CONSTRAINT orders_email_lower CHECK ((email = lower(email))),
    CONSTRAINT orders_gstin_form CHECK ((gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$'::text)),
    CONSTRAINT orders_language CHECK ((language ~ '^[a-z]{2,3}$'::text)),
    CONSTRAINT orders_promo_whole CHECK ((("promoCode" IS NULL) = ("promoPercent" IS NULL))),
    CONSTRAINT orders_refunded_of_paid CHECK ((("refundedPaise" >= 0) AND ("refundedPaise" <= "paidPaise"))),
    CONSTRAINT orders_regime_whole CHECK (
CASE "taxRegime"
    WHEN 'flat'::"TaxRegime" THEN ((num_nonnulls("sellerState", "placeOfSupply") = 0) AND ("roundOffPaise" = 0))
    ELSE ((num_nulls("sellerState", "placeOfSupply") = 0) AND (("totalPaise" % (100)::bigint) = 0))
END),
    CONSTRAINT orders_replacement_free CHECK (((NOT "isReplacement") OR ("totalPaise" = 0))),
    CONSTRAINT orders_round_off_range CHECK ((("roundOffPaise" >= '-49'::integer) AND ("roundOffPaise" <= 50))),
    CONSTRAINT orders_sample_credit_of_discount CHECK ((("sampleCreditPaise" >= 0) AND ("sampleCreditPaise" <= "discountPaise"))),
    CONSTRAINT orders_tolerance_range CHECK ((("tolerancePercent" >= 0) AND ("tolerancePercent" <= 10))),
    CONSTRAINT orders_total_adds_up CHECK (("totalPaise" = (((("subtotalPaise" - "discountPaise") + "shippingPaise") + "taxPaise") + "roundOffPaise")))
);

CREATE FUNCTION add_order_deliveries(event text, o "orders", more jsonb) RETURNS void
    LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries(event, o."id", (jsonb_build_object(
        '_id', o."id", 'orderId', o."orderId", 'status', o."status", 'totalAmount', rupees(o."totalPaise")
    ) || more)::json);
END $$;

CREATE FUNCTION add_payment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    moved "payments" := NEW;
    sign integer := 1;
BEGIN
    IF NEW."kind" = 'reversal' THEN
        SELECT * INTO STRICT moved FROM "payments" WHERE "id" = NEW."reversesId";
        IF moved."orderId" <> NEW."orderId" OR moved."amountPaise" <> NEW."amountPaise" OR moved."kind" = 'reversal' THEN
            RAISE EXCEPTION 'A reversal takes back a whole receipt or refund of its order'
                USING ERRCODE = 'check_violation';
        END IF;
        sign := -1;
        DELETE FROM "payment_references" WHERE "paymentId" = moved."id";
    ELSIF NEW."kind" = 'receipt' AND NEW."means" IN ('upi', 'bank') AND NEW."reference" IS NOT NULL THEN
        INSERT INTO "payment_references" ("reference", "paymentId")
        VALUES (coalesce(NEW."referenceKey", NEW."reference"), NEW."id");
    END IF;
    UPDATE "orders" SET
        "paidPaise" = "paidPaise" + CASE moved."kind" WHEN 'receipt' THEN sign * moved."amountPaise" ELSE 0 END,
        "refundedPaise" = "refundedPaise" + CASE moved."kind" WHEN 'refund' THEN sign * moved."amountPaise" ELSE 0 END,
        "creditedPaise" = CASE moved."creditedPaise" WHEN 0 THEN "creditedPaise" ELSE credited_of("id") END
    WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE FUNCTION add_push_messages(about text, author uuid, facts json) RETURNS void
    LANGUAGE sql AS $$
    INSERT INTO "push_messages" ("id", "subscriptionId", "event", "data")
    SELECT gen_random_uuid(), p."id", about, facts
    FROM "push_subscriptions" p JOIN "sessions" s ON s."id" = p."sessionId"
    WHERE about = ANY (p."events") AND s."userId" IS DISTINCT FROM author
    -- Waits for one that is being deleted, to which nothing can be added.
    FOR KEY SHARE OF p;
$$;

CREATE FUNCTION add_webhook_deliveries(event text, object uuid, data json) RETURNS void
    LANGUAGE sql AS $$
    INSERT INTO "webhook_deliveries" ("id", "webhookId", "type", "objectId", "body")
    SELECT gen_random_uuid(), w."id", event, object, json_build_object(
        'type', event,
        'timestamp', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', data
    )::text
    FROM "webhooks" w WHERE w."active" AND event = ANY (w."events")
    -- Waits for one that is being deleted, to which no delivery can be added.
    FOR KEY SHARE OF w;
$$;

CREATE FUNCTION article_terms(sku text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE plain WHEN '' THEN '' ELSE format('''#%s'':1A', plain) END::tsvector
    FROM (SELECT coalesce(replace(search_words(sku), ' ', ''), '')) AS words (plain)
$$;

CREATE TABLE audit_logs (
    id uuid NOT NULL,
    "timestamp" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "userId" uuid,
    actor text NOT NULL,
    "actorName" text NOT NULL,
    action text NOT NULL,
    type "AuditType" NOT NULL,
    status "AuditStatus" NOT NULL,
    description text NOT NULL,
    "ipAddress" text,
    details jsonb
);

CREATE FUNCTION audit_entry_text(previous text, entry "audit_logs") RETURNS text
    LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    RETURN json_build_array(
        previous,
        entry."id"::text,
        to_char(entry."timestamp" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        entry."userId"::text,
        entry."actor",
        entry."actorName",
        entry."action",
        entry."type"::text,
        entry."status"::text,
        entry."description",
        entry."ipAddress",
        entry."details"::text
    )::text;
END $$;

CREATE FUNCTION check_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM "proofs" WHERE "id" = NEW."proofId" AND "sha256" = NEW."sha256") THEN
        RAISE EXCEPTION 'An approval names the file of its proof' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION check_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    most bigint;
    dispatched bigint;
    called bigint;
BEGIN
    SELECT greatest(l."quantity", CASE WHEN l."kind" = 'custom'
            THEN coalesce(l."orderedQuantity", l."quantity")::bigint * (100 + o."tolerancePercent") / 100 ELSE 0 END)
    INTO most
    FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId"
    WHERE l."id" = NEW."orderLineId" AND l."orderId" = NEW."orderId" FOR NO KEY UPDATE OF l;
    SELECT coalesce(sum("quantity"), 0) INTO dispatched FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."orderLineId";
    SELECT coalesce(sum("quantity" - "sent"), 0) INTO called
    FROM "order_call_offs" WHERE "orderLineId" = NEW."orderLineId" AND "state" <> 'declined';
    IF most IS NULL OR (NEW."state" <> 'declined' AND dispatched + called > most) THEN
        RAISE EXCEPTION 'No more of a line is called off than may leave' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION check_dispatched() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    agreed integer;
    dispatched bigint;
BEGIN
    SELECT l."quantity" INTO agreed
    FROM "order_lines" l JOIN "order_dispatches" d ON d."orderId" = l."orderId" AND d."id" = NEW."dispatchId"
    WHERE l."id" = NEW."orderLineId" FOR NO KEY UPDATE OF l;
    SELECT sum("quantity") INTO dispatched FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."orderLineId";
    IF agreed IS NULL OR dispatched > agreed THEN
        RAISE EXCEPTION 'No more of a line is dispatched than its order has' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION check_made() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    ordered bigint := coalesce(NEW."orderedQuantity", NEW."quantity");
    tolerance integer;
    ended boolean;
BEGIN
    SELECT "tolerancePercent", "endedShortAt" IS NOT NULL INTO tolerance, ended FROM "orders" WHERE "id" = NEW."orderId";
    IF abs(NEW."quantity" - ordered) * 100 > ordered * tolerance AND NOT (ended AND NEW."quantity" < ordered) THEN
        RAISE EXCEPTION 'No more or less of a line is made than was agreed' USING ERRCODE = 'check_violation';
    END IF;
    IF NEW."quantity" < (SELECT coalesce(sum("quantity"), 0) FROM "order_dispatch_lines" WHERE "orderLineId" = NEW."id") THEN
        RAISE EXCEPTION 'More of the line was dispatched' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION check_returned() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    bought integer;
    returned bigint;
BEGIN
    SELECT CASE WHEN EXISTS (SELECT FROM "order_dispatches" d WHERE d."orderId" = l."orderId")
        THEN (SELECT coalesce(sum(s."quantity"), 0) FROM "order_dispatch_lines" s WHERE s."orderLineId" = l."id")
        ELSE l."quantity" END
    INTO bought
    FROM "order_lines" l JOIN "order_returns" r ON r."orderId" = l."orderId" AND r."id" = NEW."returnId"
    WHERE l."id" = NEW."orderLineId" FOR NO KEY UPDATE OF l;
    SELECT sum("quantity") INTO returned FROM "order_return_lines" WHERE "orderLineId" = NEW."orderLineId";
    IF bought IS NULL OR returned > bought THEN
        RAISE EXCEPTION 'No more of a line comes back than its order had' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION count_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'orders'::"TallyTopic", india_day("createdAt"), "status"::text, part_of("isReplacement"),
        count(*), sum("totalPaise")::bigint
    FROM "orders" GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'sales', india_day(o."createdAt"), l."category", NULL,
        sum(l."quantity")::bigint, sum(l."lineTotalPaise")::bigint
    FROM "orders" o JOIN "order_lines" l ON l."orderId" = o."id"
    WHERE o."status" <> 'Cancelled' AND NOT o."isReplacement" GROUP BY 2, 3
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

CREATE FUNCTION count_called_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "order_call_offs" c SET "sent" = (
        SELECT coalesce(sum(d."quantity"), 0) FROM "order_call_off_dispatches" d WHERE d."callOffId" = c."id"
    ) WHERE c."id" = coalesce(NEW."callOffId", OLD."callOffId");
    RETURN NULL;
END $$;

CREATE FUNCTION count_lists_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'subscriptions'::"TallyTopic", DATE '2000-01-01', "state"::text, NULL::text, count(*), 0::bigint
    FROM "newsletter_subscriptions" GROUP BY 3
    UNION ALL
    SELECT 'reviews', DATE '2000-01-01', "status"::text, NULL, count(*), 0
    FROM "product_reviews" GROUP BY 3
$$;

CREATE FUNCTION count_money_afresh() RETURNS TABLE (
    "topic" "TallyTopic", "day" date, "key" text, "part" text, "count" bigint, "paise" bigint
) LANGUAGE sql STABLE AS $$
    SELECT 'billed'::"TallyTopic", "issuedOn", "kind"::text, f.part, sum(f.papers)::bigint,
        sum(CASE "kind" WHEN 'invoice' THEN f.paise ELSE -f.paise END)::bigint
    FROM "order_documents", LATERAL (VALUES ('total', 1, "totalPaise"), ('tax', 0, "taxPaise"))
        AS f (part, papers, paise)
    WHERE "kind" IN ('invoice', 'credit_note')
    GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'received', india_day(m."at"), m."means"::text, m."kind"::text, sum(s.sign)::bigint,
        sum(s.sign * CASE m."kind" WHEN 'receipt' THEN m."amountPaise" ELSE -m."amountPaise" END)::bigint
    FROM "payments" p JOIN "payments" m ON m."id" = coalesce(p."reversesId", p."id"),
        LATERAL (SELECT CASE p."kind" WHEN 'reversal' THEN -1 ELSE 1 END) AS s (sign)
    GROUP BY 2, 3, 4
    UNION ALL
    SELECT 'outstanding', india_day(o."createdAt"), NULL, NULL, count(*), sum(o."outstandingPaise")::bigint
    FROM "orders" o WHERE owes(o) GROUP BY 2
$$;

CREATE FUNCTION credited_of(order_id uuid) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
    RETURN greatest(
        (SELECT coalesce(sum("creditedPaise"), 0) FROM "payments" p
            WHERE p."orderId" = order_id
                AND NOT EXISTS (SELECT FROM "payments" r WHERE r."reversesId" = p."id")),
        (SELECT coalesce(sum("totalPaise"), 0) FROM "order_documents" d
            WHERE d."orderId" = order_id AND d."kind" = 'credit_note'));
END $$;

CREATE FUNCTION departures_of(status "OrderStatus", takes_back "OrderStatus") RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN takes_back = 'Shipped' THEN -1
        WHEN takes_back IS NULL AND status IN ('Shipped', 'Cancelled') THEN 1
        ELSE 0
    END;

CREATE FUNCTION end_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "push_subscriptions" WHERE "sessionId" = NEW."id";
    RETURN NULL;
END $$;

CREATE FUNCTION found_products(query tsquery, most int) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 20
    SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
    RETURN QUERY SELECT "productId" FROM "product_search_documents" WHERE "document" @@ query LIMIT most;
END $$;

CREATE FUNCTION index_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM index_products(ARRAY[NEW."id"]);
    RETURN NULL;
END $$;

CREATE FUNCTION index_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM index_products(ARRAY(SELECT "id" FROM added));
    RETURN NULL;
END $$;

CREATE FUNCTION index_products(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    WITH texts AS MATERIALIZED (
        SELECT p."id", search_words(p."name") AS name, search_words(p."category") AS category,
            search_words(concat_ws(' ', array_to_string(p."features", ' '), f.facts)) AS facts,
            search_words(p."description") AS description,
            search_measures(p."name") AS named, search_measures(f.facts) AS measured,
            article_terms(p."sku") AS article, s.sides,
            search_words(t.names) AS translated_names, search_words(t.others) AS translated
        FROM "products" p, LATERAL (
            SELECT string_agg(value ->> 'name', ' ') AS names,
                string_agg(concat_ws(' ', value ->> 'features', value ->> 'description'), ' ') AS others
            FROM jsonb_each(p."translations")) AS t, LATERAL (
            SELECT string_agg(key || ' ' || value, '. ') AS facts FROM json_each_text(p."specifications")) AS f,
            product_sides(p."specifications") AS s (sides)
        WHERE p."id" = ANY (ids)
    ), documents AS (
        INSERT INTO "product_search_documents" ("productId", "document", "headline", "longest", "middle", "shortest")
        SELECT "id", headline || setweight(to_tsvector('catalogue', concat_ws(' ', description, translated)), 'D'), headline, sides[1], sides[2], sides[3]
        FROM texts, LATERAL (SELECT
            article || setweight(to_tsvector('catalogue', concat_ws(' ', name, translated_names, named)), 'A') ||
            setweight(to_tsvector('catalogue', category), 'B') ||
            setweight(to_tsvector('catalogue', concat_ws(' ', facts, measured)), 'C') AS headline) AS h
        ON CONFLICT ("productId") DO UPDATE SET "document" = EXCLUDED."document", "headline" = EXCLUDED."headline",
            "longest" = EXCLUDED."longest", "middle" = EXCLUDED."middle", "shortest" = EXCLUDED."shortest"
    )
    INSERT INTO "catalogue_words" ("word")
    SELECT DISTINCT word
    FROM texts, regexp_split_to_table(concat_ws(' ', name, category, facts, description, translated_names, translated), ' ') AS word
    WHERE word ~ '^[^0-9]{3,30}$'
    ORDER BY word
    ON CONFLICT DO NOTHING;

    DELETE FROM "product_facets" WHERE "productId" = ANY (ids);
    INSERT INTO "product_facets" ("productId", "facet", "value")
    SELECT p."id", f.facet, f.value
    FROM "products" p, LATERAL (
        SELECT 'material' AS facet, m AS value
        FROM json_each_text(p."specifications"), product_materials(value) AS m WHERE lower(key) LIKE '%material%'
        UNION SELECT 'food', 'yes' FROM json_each_text(p."specifications")
        WHERE lower(key) LIKE '%food%' AND lower(value) !~ '\m(not?|un\w+|none)\M'
        UNION SELECT 'capacity', m
        FROM (
            SELECT p."name" AS written WHERE p."name" ~* '[0-9] ?(ml|l|ltr|oz|k?gm?s?)\M'
            UNION ALL SELECT value FROM json_each_text(p."specifications") WHERE lower(key) ~ 'capacity|volume'
        ) AS c, regexp_split_to_table(search_measures(c.written), ' ') AS m WHERE m ~ '^(ml|g)\d+$'
        UNION (SELECT 'size', CASE WHEN max(side) <= 150 THEN 'to-150' WHEN max(side) <= 250 THEN '151-250'
            WHEN max(side) <= 400 THEN '251-400' ELSE 'from-401' END
        FROM (
            SELECT substr(m, 3)::int AS side
            FROM json_each_text(p."specifications"), regexp_split_to_table(search_measures(value), ' ') AS m
            WHERE lower(key) ~ '^(dimension|size)' AND m ~ '^mm\d+$'
        ) AS sides HAVING max(side) IS NOT NULL)
    ) AS f
    WHERE p."id" = ANY (ids);
END $$;

CREATE FUNCTION india_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (moment AT TIME ZONE 'Asia/Kolkata')::date;

CREATE FUNCTION keep_api_key() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    IF (NEW."id", NEW."name", NEW."hash", NEW."hint", NEW."scopes", NEW."by", NEW."createdAt", NEW."expiresAt")
        IS DISTINCT FROM
        (OLD."id", OLD."name", OLD."hash", OLD."hint", OLD."scopes", OLD."by", OLD."createdAt", OLD."expiresAt")
        OR (OLD."deletedAt" IS NOT NULL AND NEW."deletedAt" IS DISTINCT FROM OLD."deletedAt")
    THEN
        RAISE EXCEPTION 'an API key is used and deleted, and not changed otherwise'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION keep_approved_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM "proof_approvals" WHERE "proofId" = OLD."id")
        AND (NEW."orderLineId", NEW."n", NEW."sha256", NEW."storage", NEW."key", NEW."pages")
            IS DISTINCT FROM (OLD."orderLineId", OLD."n", OLD."sha256", OLD."storage", OLD."key", OLD."pages")
    THEN
        RAISE EXCEPTION 'An approved proof is not changed' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION keep_sent_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD."sentAt" IS NULL THEN
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
    END IF;
    IF TG_OP = 'UPDATE' AND NEW."validUntil" >= OLD."validUntil"
        AND (to_jsonb(NEW) - 'validUntil') = (to_jsonb(OLD) - 'validUntil')
    THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'A version of an offer is frozen once it was sent' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION keep_session() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    IF (NEW."id", NEW."userId", NEW."createdAt", NEW."expiresAt")
        IS DISTINCT FROM (OLD."id", OLD."userId", OLD."createdAt", OLD."expiresAt")
        OR (OLD."revokedAt" IS NOT NULL AND NEW."revokedAt" IS DISTINCT FROM OLD."revokedAt")
    THEN
        RAISE EXCEPTION 'a session is used and ended, and not changed otherwise'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    IF OLD."revokedAt" IS NULL AND NEW."revokedAt" IS NOT NULL THEN
        NEW."revokedAt" := clock_timestamp();
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION keep_sold_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    SELECT "category", "sku", "costPaise" INTO NEW."category", NEW."sku", NEW."costPaise"
    FROM "products" WHERE "id" = NEW."productId";
    RETURN NEW;
END $$;

CREATE FUNCTION know_low_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "low_stock_notices" ("productId", "toldAt")
    SELECT "id", 'epoch' FROM added WHERE "stockState" IN ('low', 'out-of-stock')
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END $$;

CREATE FUNCTION link_audit_entry() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
    last "audit_chain";
    previous text;
BEGIN
    PERFORM pg_advisory_xact_lock(7220417523401);
    SELECT * INTO last FROM "audit_chain" ORDER BY "seq" DESC LIMIT 1;
    previous := coalesce(last."hash", '');
    INSERT INTO "audit_chain" ("seq", "auditLogId", "previousHash", "hash") VALUES (
        coalesce(last."seq", 0) + 1,
        NEW."id",
        previous,
        encode(sha256(convert_to(audit_entry_text(previous, NEW), 'UTF8')), 'hex')
    );
    RETURN NULL;
END $$;

CREATE FUNCTION mark_billed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "billed" = true WHERE "id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE FUNCTION named_products(query tsquery, most int) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 20
    SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
    RETURN QUERY SELECT "productId" FROM "product_search_documents"
        WHERE ts_filter("headline", '{a}') @@ query LIMIT most;
END $$;

CREATE FUNCTION owes(o "orders") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN o."outstandingPaise" > 0 AND (o."paymentMethod" IS NOT NULL OR o."billed" OR o."paidPaise" > 0);

CREATE FUNCTION part_of(is_replacement boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN is_replacement THEN 'replacement' END;

CREATE FUNCTION phone_digits(phone text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^0*(91)?0*(?=\d{10}$)', '');

CREATE FUNCTION piece_paise(price integer, tiers jsonb, specifications json) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT floor(pack.paise / greatest(pack.pieces, 1) + 0.5)::integer
    FROM (SELECT coalesce((tiers->-1->>'pricePaise')::numeric, price) AS paise,
        replace(substring(specifications->>'Pack size'
            from '^([0-9,]*[0-9][0-9,]*) (?:pieces|sheets|rolls|sets|pairs|bags|boxes)\M'), ',', '')::numeric AS pieces) AS pack
$$;

CREATE FUNCTION price_tiers_fall(tiers jsonb, price integer) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
    IF tiers = '[]' THEN RETURN true; END IF;
    IF jsonb_typeof(tiers) <> 'array' THEN RETURN false; END IF;
    RETURN (
        SELECT count(*) <= 10 AND coalesce(bool_and(
            t."from" > t."fromBefore" AND t."from" <= 10000
            AND t."pricePaise" < t."priceBefore" AND t."pricePaise" >= 1
        ), true)
        FROM (
            SELECT e."from", e."pricePaise",
                lag(e."from", 1, 1) OVER w AS "fromBefore",
                lag(e."pricePaise", 1, price) OVER w AS "priceBefore"
            FROM (
                SELECT n, (tier->>'from')::integer AS "from", (tier->>'pricePaise')::integer AS "pricePaise"
                FROM jsonb_array_elements(tiers) WITH ORDINALITY AS j (tier, n)
            ) AS e
            WINDOW w AS (ORDER BY e.n)
        ) AS t
    );
END $$;

CREATE FUNCTION product_materials(written text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    WITH known AS (
        SELECT name FROM (VALUES
            ('kraft', 'kraft'), ('corrugated board', 'corrugat|flut'), ('bagasse', 'bagasse|sugarcane'),
            ('moulded pulp', 'pulp'), ('PLA', '\mpla\M'), ('plastic film', '[lh]dpe|polythene|\mpet\M|bopp'),
            ('grey board', 'gr[ae]y ?board'), ('cup board', 'cup ?board'), ('food board', 'food ?board'),
            ('white board', 'duplex|white board'), ('tissue', 'tissue'), ('greaseproof paper', 'greaseproof|glassine'),
            ('wood', 'wood|birch|veneer'), ('recycled fibre', 'recycled'), ('aluminium', 'alumin')
        ) AS list (name, pattern) WHERE lower(written) ~ pattern
    )
    SELECT name FROM known
    UNION ALL
    SELECT left(part, 40) FROM (SELECT btrim(lower(split_part(written, ',', 1)))) AS first (part)
    WHERE NOT EXISTS (SELECT FROM known) AND part <> ''
$$;

CREATE FUNCTION product_sides(specifications json) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (SELECT regexp_match(search_measures(value), '\mmm(\d+)x(\d+)(?:x(\d+))?\M')::integer[]
        FROM json_each_text(specifications) WITH ORDINALITY WHERE lower(key) = 'dimensions'
        ORDER BY ordinality LIMIT 1)
$$;

CREATE FUNCTION refill_search() RETURNS void LANGUAGE sql AS $$
    SELECT index_products(ARRAY(SELECT "id" FROM "products"))
$$;

CREATE FUNCTION refill_tallies() RETURNS void LANGUAGE sql AS $$
    WITH outdated AS (DELETE FROM "tallies")
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT * FROM count_afresh() UNION ALL SELECT * FROM count_money_afresh()
    UNION ALL SELECT * FROM count_lists_afresh();
    INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM "order_lines" ON CONFLICT DO NOTHING;
$$;

CREATE FUNCTION refresh_product_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM FROM "products" WHERE "id" IN (SELECT "productId" FROM changed) ORDER BY "id" FOR NO KEY UPDATE;
    UPDATE "products" p
    SET "rating" = coalesce(r.rating, 0), "reviewCount" = coalesce(r.count, 0)
    FROM (SELECT DISTINCT "productId" AS id FROM changed) c
    LEFT JOIN LATERAL (
        SELECT round(avg(v."rating"), 2)::float8 AS rating, count(*)::int AS count
        FROM "product_reviews" v WHERE v."productId" = c.id AND v."status" = 'approved'
    ) r ON true
    WHERE p."id" = c.id;
    RETURN NULL;
END $$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION refuse_change_of_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION refuse_change_of_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION refuse_other_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the id of an account never changes' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION refuse_unbooked_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'What was paid and credited follows from the ledger and the credit notes alone'
        USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION require_key_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NULL;
    END IF;
    IF NOT EXISTS (
        SELECT FROM "audit_logs" WHERE "userId" IS NOT NULL AND "action" = 'API Key Created'
        AND "details" ->> 'apiKey' = NEW."id"::text
        AND "timestamp" > transaction_timestamp() - interval '1 second'
        AND xmin = pg_current_xact_id()::xid
    ) THEN
        RAISE EXCEPTION 'an API key is made together with its entry in the audit log'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION require_session_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NULL;
    END IF;
    IF NOT EXISTS (
        SELECT FROM "audit_logs" WHERE "userId" = NEW."userId"
        AND "action" IN ('Account Created', 'Login', 'Password Updated', 'Recovery Code Used')
        -- The first condition finds them by the index, the second says which they are.
        AND "timestamp" > transaction_timestamp() - interval '1 second'
        AND xmin = pg_current_xact_id()::xid
    ) THEN
        RAISE EXCEPTION 'a session is opened together with its entry in the audit log'
            USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION rupees(paise bigint) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN trim_scale(paise::numeric / 100);

CREATE FUNCTION search_measures(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
    plain text := regexp_replace(lower(written), '[[:space:]\u00a0]+', ' ', 'g');
    found text[];
    sides numeric[];
    factor numeric;
    a numeric;
    b numeric;
    c numeric;
    terms text := '';
BEGIN
    IF plain !~ '[0-9]' THEN
        RETURN '';
    END IF;
    plain := regexp_replace(plain, '[×✕*]', 'x', 'g');
    plain := regexp_replace(plain, '[''‘’′]{2}|[″“”]', '"', 'g');
    plain := regexp_replace(plain, '([0-9]) ?[''‘’′](?= ?(?:x|by) ?[0-9.]+ ?[''‘’′])', '\1"', 'g');
    plain := regexp_replace(plain, '(" ?(?:x|by) ?[0-9.]+) ?[''‘’′]', '\1"', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:(?:inches|inch|in(?! ?[0-9]))(?![a-wyz])|")', '\1in', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:millimet(?:re|er)s?|mm)(?![a-wyz])', '\1mm', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:centimet(?:re|er)s?|cms?)(?![a-wyz])', '\1cm', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:millilit(?:re|er)s?|ml)(?![a-z])', '\1ml', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:lit(?:re|er)s?|ltrs?|l)(?![a-z])', '\1l', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:kilograms?|kilos?|kgs?)(?![a-z])', '\1kg', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:grams?|gms?|g)(?![a-z])', '\1g', 'g');
    plain := regexp_replace(plain, '([0-9]) ?(?:ounces?|oz)(?![a-z])', '\1oz', 'g');
    plain := regexp_replace(plain, '([0-9])(?:mm|cm|in)? ?(?:x|by) ?(?=[0-9])', '\1x', 'g');
    FOR found IN SELECT regexp_matches(plain,
        '(?<![a-z0-9.])([0-9]{1,5}(?:\.[0-9]{1,3})?(?:x[0-9]{1,5}(?:\.[0-9]{1,3})?){0,2})(mm|cm|in|ml|l|kg|g|oz)?(?![a-z0-9]|\.[0-9])', 'g')
    LOOP
        sides := string_to_array(found[1], 'x')::numeric[];
        CONTINUE WHEN found[2] IS NULL AND cardinality(sides) = 1;
        factor := CASE coalesce(found[2], CASE WHEN greatest(sides[1], sides[2], sides[3]) < 50 THEN 'in' ELSE 'mm' END)
            WHEN 'mm' THEN 1 WHEN 'cm' THEN 10 WHEN 'in' THEN 25.4 END;
        IF factor IS NOT NULL THEN
            -- The longest first, null where there are fewer.
            a := greatest(sides[1], sides[2], sides[3]) * factor;
            c := CASE cardinality(sides) WHEN 3 THEN least(sides[1], sides[2], sides[3]) * factor END;
            b := CASE cardinality(sides) WHEN 3 THEN (sides[1] + sides[2] + sides[3]) * factor - a - c
                WHEN 2 THEN least(sides[1], sides[2]) * factor END;
            terms := concat_ws(' ', terms, size_terms(a, NULL, NULL), size_terms(b, NULL, NULL),
                size_terms(c, NULL, NULL), CASE WHEN b IS NOT NULL THEN size_terms(a, b, c) END,
                CASE WHEN c IS NOT NULL THEN concat_ws(' ', size_terms(a, b, NULL), size_terms(a, c, NULL),
                    size_terms(b, c, NULL)) END);
        ELSIF cardinality(sides) = 1 AND found[2] IN ('g', 'kg') THEN
            terms := terms || ' g' || floor(sides[1] * CASE found[2] WHEN 'kg' THEN 1000 ELSE 1 END + 0.500001);
        ELSIF cardinality(sides) = 1 THEN
            a := sides[1] * CASE found[2] WHEN 'l' THEN 1000 WHEN 'oz' THEN 29.5735 ELSE 1 END;
            terms := terms || ' ml' || floor(a + 0.500001) || ' oz' || floor(a / 29.5735 + 0.500001);
            -- A cup of 8 oz is sold as 250 ml: what the trade calls the same differs by some 7 %.
            IF a <= 2000 THEN
                FOR ounces IN ceil(a * 0.93 / 29.5735)::int .. floor(a * 1.07 / 29.5735)::int LOOP
                    terms := terms || ' oz' || ounces;
                END LOOP;
            END IF;
        END IF;
    END LOOP;
    RETURN ltrim(terms);
END $$;

CREATE FUNCTION search_words(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(
        regexp_replace(
            regexp_replace(normalize(lower(written), NFKD), '[\u0300-\u036f]', '', 'g'),
            '[^a-z0-9\u00df-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3040-\ud7ff]+', ' ', 'g'),
        '(^| )([0-9]+)([a-z]+)(?= |$)', '\1\2 \3', 'g'))
$$;

CREATE FUNCTION sign_audit_entry() RETURNS trigger
    LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
    account "users";
    key_name text;
BEGIN
    IF pg_has_role(current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'USAGE') THEN
        RETURN NEW;
    END IF;
    NEW."timestamp" := clock_timestamp();
    SELECT * INTO account FROM "users" WHERE "id" = NEW."userId" AND (
        NEW."action" IN (
            'Account Created', 'Email Verification Failed', 'Email Verified',
            'Google Account Linked', 'Login Failed', 'Newsletter Confirmed', 'Newsletter Ended',
            'Password Reset Requested', 'Password Updated',
            'Second Factor Failed', 'Second Factor Requested'
        )
        OR EXISTS (
            SELECT FROM "sessions" WHERE "userId" = NEW."userId"
            AND least("expiresAt", "revokedAt") > clock_timestamp() - interval '5 minutes'
        )
    );
    IF FOUND THEN
        NEW."actor" := account."email";
        NEW."actorName" := account."name";
    ELSE
        NEW."userId" := NULL;
        SELECT "name" INTO key_name FROM "api_keys" WHERE "hint" = substring(NEW."actor" FROM '^API key (.+)$')
            AND coalesce(least("expiresAt", "deletedAt"), 'infinity') > clock_timestamp() - interval '5 minutes';
        IF FOUND THEN
            NEW."actorName" := key_name;
        ELSIF NEW."actor" = 'system' THEN
            NEW."actorName" := 'System';
        ELSIF NEW."actorName" <> 'Unknown' AND NEW."actorName" NOT LIKE '% (not signed in)' THEN
            NEW."actorName" := NEW."actorName" || ' (not signed in)';
        END IF;
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION size_terms(a numeric, b numeric, c numeric) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT 'mm' || concat_ws('x', floor(a + 0.500001), floor(b + 0.500001), floor(c + 0.500001)) ||
        ' in' || concat_ws('x', floor(a / 12.7 + 0.500001), floor(b / 12.7 + 0.500001), floor(c / 12.7 + 0.500001))
    WHERE a IS NOT NULL
$$;

CREATE FUNCTION stock_state(
    draft boolean, for_sale boolean, supply "ProductSupply", stock integer, low_at integer
) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE
        WHEN draft THEN 'draft'
        WHEN NOT for_sale THEN 'off'
        WHEN supply = 'to_order' THEN 'to-order'
        WHEN stock = 0 THEN 'out-of-stock'
        WHEN stock <= coalesce(low_at, 20) THEN 'low'
        ELSE 'in-stock'
    END;

CREATE FUNCTION tally_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count") VALUES ('accounts', today, OLD."role",
            CASE WHEN OLD."deactivatedAt" IS NULL THEN 'active' ELSE 'inactive' END, -1);
    END IF;
    IF TG_OP = 'UPDATE' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count") VALUES ('accounts', today, NEW."role",
            CASE WHEN NEW."deactivatedAt" IS NULL THEN 'active' ELSE 'inactive' END, 1);
    ELSIF TG_OP = 'INSERT' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "part", "count")
        SELECT 'accounts', d.day, NEW."role", d.part, d.sign
        FROM (VALUES
            (india_day(NEW."createdAt"), 'active', 1),
            (india_day(NEW."deactivatedAt"), 'active', -1),
            (india_day(NEW."deactivatedAt"), 'inactive', 1)
        ) AS d (day, part, sign)
        WHERE d.day IS NOT NULL;
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION tally_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %L::"TallyTopic", DATE ''2000-01-01'', %I::text, count(*) FROM added GROUP BY 3',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE FUNCTION tally_billed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    sign integer := CASE NEW."kind" WHEN 'invoice' THEN 1 ELSE -1 END;
BEGIN
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise") VALUES
        ('billed', NEW."issuedOn", NEW."kind", 'total', 1, sign * NEW."totalPaise"),
        ('billed', NEW."issuedOn", NEW."kind", 'tax', 0, sign * NEW."taxPaise");
    RETURN NULL;
END $$;

CREATE FUNCTION tally_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %1$L::"TallyTopic", DATE ''2000-01-01'', key, sum(sign) FROM (
             SELECT %2$I::text AS key, 1 AS sign FROM added UNION ALL SELECT %2$I::text, -1 FROM removed
         ) AS changed GROUP BY key HAVING sum(sign) <> 0',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE FUNCTION tally_departure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "tallies" ("topic", "day", "count")
    VALUES ('departures', india_day(NEW."at"), departures_of(NEW."status", NEW."takesBack"));
    RETURN NULL;
END $$;

CREATE FUNCTION tally_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", -sum(l."quantity"), -sum(l."lineTotalPaise")
        FROM removed l JOIN "orders" o
            ON o."id" = l."orderId" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
        GROUP BY 2, 3;
    END IF;
    IF TG_OP <> 'DELETE' THEN
        INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
        SELECT 'sales', india_day(o."createdAt"), l."category", sum(l."quantity"), sum(l."lineTotalPaise")
        FROM added l JOIN "orders" o
            ON o."id" = l."orderId" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
        GROUP BY 2, 3;
        -- In one order, so that two who write the same new names never wait for each other in a circle.
        INSERT INTO "sold_names" ("name") SELECT DISTINCT "name" FROM added ORDER BY 1 ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION tally_lines_of(o "orders", sign integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "tallies" ("topic", "day", "key", "count", "paise")
    SELECT 'sales', india_day(o."createdAt"), "category",
        sign * sum("quantity"), sign * sum("lineTotalPaise")
    FROM "order_lines"
    WHERE "orderId" = o."id" AND o."status" <> 'Cancelled' AND NOT o."isReplacement"
    GROUP BY "category"
$$;

CREATE FUNCTION tally_order(o "orders", sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    SELECT t.topic, india_day(o."createdAt"), t.key, t.part, sign * t.count, sign * t.paise
    FROM (VALUES
        ('orders'::"TallyTopic", o."status"::text, part_of(o."isReplacement"), 1, o."totalPaise"),
        ('promotions', o."promoCode", 'sales', 1, o."totalPaise"),
        ('promotions', o."promoCode", 'discount', 0, o."discountPaise")
    ) AS t (topic, key, part, count, paise)
    WHERE t.topic = 'orders' OR (o."promoCode" IS NOT NULL AND o."status" <> 'Cancelled');
END $$;

CREATE FUNCTION tally_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN PERFORM tally_order(OLD, -1); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM tally_order(NEW, 1); END IF;
    IF TG_OP = 'DELETE' THEN
        PERFORM tally_lines_of(OLD, -1);
        RETURN OLD;
    END IF;
    -- A new order has no lines yet.
    IF TG_OP = 'UPDATE' AND (OLD."status" = 'Cancelled', india_day(OLD."createdAt"))
        IS DISTINCT FROM (NEW."status" = 'Cancelled', india_day(NEW."createdAt"))
    THEN
        PERFORM tally_lines_of(OLD, -1);
        PERFORM tally_lines_of(NEW, 1);
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION tally_outstanding() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    today date := india_day(now());
BEGIN
    IF TG_OP <> 'INSERT' AND owes(OLD) THEN
        INSERT INTO "tallies" ("topic", "day", "count", "paise")
        VALUES ('outstanding', today, -1, -OLD."outstandingPaise");
    END IF;
    IF TG_OP <> 'DELETE' AND owes(NEW) THEN
        INSERT INTO "tallies" ("topic", "day", "count", "paise")
        VALUES ('outstanding', CASE TG_OP WHEN 'INSERT' THEN india_day(NEW."createdAt") ELSE today END,
            1, NEW."outstandingPaise");
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION tally_product() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE FUNCTION tally_received() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    moved "payments" := NEW;
    sign integer := 1;
BEGIN
    IF NEW."kind" = 'reversal' THEN
        SELECT * INTO STRICT moved FROM "payments" WHERE "id" = NEW."reversesId";
        sign := -1;
    END IF;
    INSERT INTO "tallies" ("topic", "day", "key", "part", "count", "paise")
    VALUES ('received', india_day(moved."at"), moved."means", moved."kind", sign,
        sign * CASE moved."kind" WHEN 'receipt' THEN moved."amountPaise" ELSE -moved."amountPaise" END);
    RETURN NULL;
END $$;

CREATE FUNCTION tally_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    EXECUTE format(
        'INSERT INTO "tallies" ("topic", "day", "key", "count")
         SELECT %L::"TallyTopic", DATE ''2000-01-01'', %I::text, -count(*) FROM removed GROUP BY 3',
        TG_ARGV[0], TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_dispatch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries('order.dispatched', o, jsonb_build_object(
        'dispatch', jsonb_build_object('_id', NEW."id", 'carrier', NEW."carrier", 'number', NEW."number")
    ))
    FROM "orders" o WHERE o."id" = NEW."orderId";
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('message.received', NEW."id", json_build_object(
        '_id', NEW."id", 'kind', NEW."kind", 'order', NEW."orderId"
    ));
    PERFORM add_push_messages('message.received', NULL, json_build_object(
        'kind', NEW."kind", 'order', NEW."orderId"
    ));
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('offer.changed', NEW."id", json_build_object(
        '_id', NEW."id", 'number', NEW."number", 'state', NEW."state", 'version', NEW."version"
    ));
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_offer_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('message.received', NEW."id", json_build_object(
        '_id', NEW."id", 'kind', 'offer', 'offer', NEW."offerId"
    ));
    PERFORM add_push_messages('message.received', NULL, json_build_object('kind', 'offer', 'offer', NEW."offerId"));
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries(TG_ARGV[0], NEW, '{}');
    IF TG_OP = 'INSERT' THEN
        PERFORM add_push_messages(TG_ARGV[0], NULL, json_build_object(
            '_id', NEW."id", 'orderId', NEW."orderId", 'amountPaise', NEW."totalPaise"
        ));
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "orders" SET "firstPaidAt" = now() WHERE "id" = NEW."id" AND "firstPaidAt" IS NULL;
    IF FOUND THEN
        PERFORM add_order_deliveries('order.paid', NEW,
            jsonb_build_object('amount', rupees(NEW."paidPaise" - NEW."refundedPaise")));
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_order_deliveries(TG_ARGV[0], o, jsonb_build_object('amount', rupees(NEW."amountPaise"))
        || CASE NEW."kind" WHEN 'receipt' THEN jsonb_build_object('due', rupees(greatest(o."outstandingPaise", 0)))
            ELSE '{}' END)
    FROM "orders" o WHERE o."id" = NEW."orderId";
    IF NEW."kind" = 'receipt' THEN
        PERFORM add_push_messages('order.paid', NEW."userId", json_build_object(
            '_id', o."id", 'orderId', o."orderId", 'amountPaise', NEW."amountPaise"
        ))
        FROM "orders" o WHERE o."id" = NEW."orderId";
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries(TG_ARGV[0], NEW."id", json_build_object(
        '_id', NEW."id", 'name', NEW."name", 'sku', NEW."sku", 'price', rupees(NEW."pricePaise"),
        'stockCount', NEW."stockCount"
    ));
    RETURN NULL;
END $$;

CREATE FUNCTION tell_of_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries('proof.changed', NEW."id", json_build_object(
        '_id', NEW."id", 'n', NEW."n", 'state', NEW."state", 'line', l."id", 'order', o."id", 'orderId', o."orderId"
    ))
    FROM "order_lines" l JOIN "orders" o ON o."id" = l."orderId" WHERE l."id" = NEW."orderLineId";
    RETURN NULL;
END $$;

CREATE FUNCTION whatsapp_number(account uuid, phone text, asked text, most int) RETURNS text
    LANGUAGE plpgsql STABLE AS $$
DECLARE
    choice "consents";
BEGIN
    SELECT * INTO choice FROM "consents"
    WHERE "userId" = account AND "kind" = asked ORDER BY "at" DESC LIMIT 1;
    IF NOT FOUND THEN
        SELECT * INTO choice FROM "consents"
        WHERE "userId" IS NULL AND "contact" = phone AND "kind" = asked ORDER BY "at" DESC LIMIT 1;
    END IF;
    IF choice."given" IS NOT TRUE THEN
        RETURN NULL;
    END IF;
    IF most IS NOT NULL AND (
        SELECT count(*) FROM "whatsapp_messages"
        WHERE "number" = choice."contact" AND "createdAt" > now() - interval '1 day'
    ) >= most THEN
        RETURN NULL;
    END IF;
    RETURN choice."contact";
END $$;

CREATE TEXT SEARCH DICTIONARY catalogue_stem (
    TEMPLATE = pg_catalog.snowball,
    language = 'english' );

CREATE TEXT SEARCH CONFIGURATION catalogue (
    PARSER = pg_catalog."default" );

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR asciiword WITH catalogue_stem;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR word WITH catalogue_stem;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR numword WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR email WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR url WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR host WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR sfloat WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR version WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR hword_numpart WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR hword_part WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR hword_asciipart WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR numhword WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR asciihword WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR hword WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR url_path WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR file WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR "float" WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR "int" WITH simple;

ALTER TEXT SEARCH CONFIGURATION catalogue
    ADD MAPPING FOR uint WITH simple;

CREATE TABLE account_tokens (
    id uuid NOT NULL,
    purpose "AccountTokenPurpose" NOT NULL,
    "userId" uuid NOT NULL,
    email text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "usedAt" timestamp(3) with time zone,
    "previousEmail" text,
    CONSTRAINT account_tokens_expire_later CHECK (("expiresAt" > "createdAt"))
);

CREATE TABLE addresses (
    id uuid NOT NULL,
    "userId" uuid NOT NULL,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    address text NOT NULL,
    apartment text,
    city text NOT NULL,
    state text NOT NULL,
    "zipCode" text NOT NULL,
    country text NOT NULL,
    phone text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastUsedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "defaultBilling" boolean DEFAULT false NOT NULL,
    "defaultShipping" boolean DEFAULT false NOT NULL,
    label text,
    gstin text,
    "companyId" uuid,
    "vouchedById" uuid
);

CREATE TABLE api_keys (
    id uuid NOT NULL,
    name text NOT NULL,
    hash text NOT NULL,
    hint text NOT NULL,
    scopes text[],
    by text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone,
    "lastUsedAt" timestamp(3) with time zone,
    "deletedAt" timestamp(3) with time zone
);

CREATE TABLE approval_requests (
    id uuid NOT NULL,
    "companyId" uuid NOT NULL,
    "askedById" uuid,
    "askedBy" text NOT NULL,
    state "ApprovalState" DEFAULT 'waiting'::"ApprovalState" NOT NULL,
    request jsonb NOT NULL,
    products jsonb NOT NULL,
    rules jsonb NOT NULL,
    "totalPaise" bigint NOT NULL,
    "decidedById" uuid,
    "decidedBy" text,
    "decidedAt" timestamp(3) with time zone,
    words text,
    "orderId" uuid,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    approvals integer DEFAULT 1 NOT NULL,
    "firstApprover" text,
    "firstApproverId" uuid,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT approval_requests_approvals CHECK (((approvals >= 1) AND (approvals <= 2))),
    CONSTRAINT approval_requests_language CHECK ((language ~ '^[a-z]{2,3}$'::text))
);

CREATE TABLE artwork_parts (
    "artworkId" uuid NOT NULL,
    n integer NOT NULL,
    size integer NOT NULL,
    CONSTRAINT artwork_parts_counted CHECK (((n >= 1) AND (size >= 1)))
);

CREATE TABLE artworks (
    id uuid NOT NULL,
    "userId" uuid,
    "orderId" uuid,
    "lineId" uuid,
    name text NOT NULL,
    size integer NOT NULL,
    type text NOT NULL,
    "isSource" boolean DEFAULT false NOT NULL,
    "partSize" integer NOT NULL,
    sha256 text,
    state "ArtworkState" DEFAULT 'uploading'::"ArtworkState" NOT NULL,
    "preflightState" "PreflightState" DEFAULT 'not_checked'::"PreflightState" NOT NULL,
    facts jsonb,
    findings jsonb DEFAULT '[]'::jsonb NOT NULL,
    pages integer DEFAULT 0 NOT NULL,
    storage text NOT NULL,
    key text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "completedAt" timestamp(3) with time zone,
    "checkedAt" timestamp(3) with time zone,
    checks integer DEFAULT 0 NOT NULL,
    CONSTRAINT artworks_size CHECK (((size >= 1) AND (size <= 104857600))),
    CONSTRAINT artworks_taken CHECK (((state <> 'stored'::"ArtworkState") OR ((sha256 IS NOT NULL) AND (key IS NOT NULL) AND ("completedAt" IS NOT NULL))))
);

CREATE TABLE attachments (
    id uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    sha256 text NOT NULL,
    bytes bytea NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT attachments_sha256_of_bytes CHECK ((sha256 = encode(sha256(bytes), 'hex'::text))),
    CONSTRAINT attachments_type_known CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))),
    CONSTRAINT attachments_whole CHECK (((size = octet_length(bytes)) AND ((size >= 1) AND (size <= 5242880))))
);
ALTER TABLE ONLY attachments ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE audit_chain (
    seq bigint NOT NULL,
    "auditLogId" uuid NOT NULL,
    "previousHash" text NOT NULL,
    hash text NOT NULL
);

CREATE TABLE backup_runs (
    id uuid NOT NULL,
    "isScheduled" boolean NOT NULL,
    "requestedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "startedAt" timestamp(3) with time zone,
    "endedAt" timestamp(3) with time zone,
    machine text,
    file text,
    bytes bigint,
    failure text
);

CREATE TABLE breach_notices (
    id uuid NOT NULL,
    reference text NOT NULL,
    email text NOT NULL,
    "toBoard" boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE breaches (
    reference text NOT NULL,
    facts jsonb NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE bucket_folders (
    id uuid NOT NULL,
    "group" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE carriers (
    name text NOT NULL,
    "position" integer NOT NULL,
    "trackingLink" text DEFAULT ''::text NOT NULL,
    CONSTRAINT carriers_https CHECK ((("trackingLink" = ''::text) OR ("trackingLink" ~~ 'https://%'::text)))
);

CREATE TABLE catalogue_words (
    word text NOT NULL
);

CREATE TABLE categories (
    slug text NOT NULL,
    name text NOT NULL,
    "position" integer NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "metaDescription" text DEFAULT ''::text NOT NULL,
    picture text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "googleCategory" text DEFAULT ''::text NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT categories_slug_plain CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug <> 'all'::text)))
);

CREATE TABLE category_addresses (
    slug text NOT NULL,
    category text NOT NULL
);

CREATE TABLE certificates (
    id uuid NOT NULL,
    "productId" uuid NOT NULL,
    kind "CertificateKind" NOT NULL,
    name text NOT NULL,
    number text,
    "issuedOn" date NOT NULL,
    "validUntil" date,
    "attachmentId" uuid NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE companies (
    id uuid NOT NULL,
    name text NOT NULL,
    "legalName" text NOT NULL,
    state "CompanyState" DEFAULT 'open'::"CompanyState" NOT NULL,
    gstins jsonb DEFAULT '[]'::jsonb NOT NULL,
    rules jsonb DEFAULT '[]'::jsonb NOT NULL,
    "creditDays" integer,
    "creditLimitPaise" bigint,
    "priceListId" uuid,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT companies_credit_range CHECK ((("creditDays" BETWEEN 1 AND 365) AND ("creditLimitPaise" > 0))),
    CONSTRAINT companies_credit_whole CHECK ((num_nulls("creditDays", "creditLimitPaise") = ANY (ARRAY[0, 2])))
);

CREATE TABLE company_invitations (
    id uuid NOT NULL,
    "companyId" uuid NOT NULL,
    email text NOT NULL,
    role "CompanyRole" NOT NULL,
    "orderLimitPaise" bigint,
    "monthLimitPaise" bigint,
    "invitedById" uuid NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL
);

CREATE TABLE company_members (
    "userId" uuid NOT NULL,
    "companyId" uuid NOT NULL,
    role "CompanyRole" NOT NULL,
    "orderLimitPaise" bigint,
    "monthLimitPaise" bigint,
    "joinedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT company_members_limits CHECK ((("orderLimitPaise" >= 0) AND ("monthLimitPaise" >= 0)))
);

CREATE TABLE consents (
    id uuid NOT NULL,
    kind text NOT NULL,
    given boolean NOT NULL,
    contact text NOT NULL,
    "userId" uuid,
    words text NOT NULL,
    means text NOT NULL,
    "ipAddress" text,
    at timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE contact_messages (
    id uuid NOT NULL,
    name text NOT NULL,
    email text,
    company text,
    phone text,
    message text NOT NULL,
    "ipAddress" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "answeredAt" timestamp(3) with time zone,
    kind "MessageKind" DEFAULT 'contact'::"MessageKind" NOT NULL,
    "orderId" uuid,
    status "MessageStatus" DEFAULT 'new'::"MessageStatus" NOT NULL,
    "writtenBy" text,
    "attachmentId" uuid,
    request jsonb,
    "userId" uuid,
    "searchText" text GENERATED ALWAYS AS (lower(((((((name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || message))) STORED,
    whatsapp text,
    "whatsappUntil" timestamp(3) with time zone,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT contact_messages_email_known CHECK (((email IS NOT NULL) OR (kind = 'order'::"MessageKind") OR (whatsapp IS NOT NULL))),
    CONSTRAINT contact_messages_language CHECK ((language ~ '^[a-z]{2,3}$'::text)),
    CONSTRAINT contact_messages_order_known CHECK (((kind <> 'contact'::"MessageKind") OR ("orderId" IS NULL))),
    CONSTRAINT contact_messages_own_answered CHECK ((("writtenBy" IS NULL) OR (status = 'answered'::"MessageStatus"))),
    CONSTRAINT contact_messages_request_of_quote CHECK ((((kind)::text = 'quote'::text) = (request IS NOT NULL)))
);

CREATE TABLE delivery_challans (
    number text NOT NULL,
    "financialYear" integer NOT NULL,
    serial integer NOT NULL,
    "issuedAt" timestamp(3) with time zone NOT NULL,
    "orderId" uuid NOT NULL,
    "dispatchId" uuid
);

CREATE TABLE direct_uploads (
    id text NOT NULL,
    "userId" uuid NOT NULL,
    bytes integer NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "takenAt" timestamp(3) with time zone
);

CREATE TABLE document_series (
    kind "DocumentKind" NOT NULL,
    "financialYear" integer NOT NULL,
    "lastSerial" integer NOT NULL,
    "lastApartSerial" integer DEFAULT 0 NOT NULL
);

CREATE TABLE einvoice_tasks (
    "documentId" uuid NOT NULL,
    "dueOn" date,
    "doneAt" timestamp(3) with time zone,
    tries integer DEFAULT 0 NOT NULL,
    "nextTryAt" timestamp(3) with time zone,
    "lastError" text
);

CREATE TABLE favourites (
    "userId" uuid NOT NULL,
    "productId" uuid NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE guess_counters (
    key text NOT NULL,
    failures integer NOT NULL,
    "lastFailureAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT guess_counters_positive CHECK ((failures > 0))
);

CREATE TABLE idempotency_keys (
    scope text NOT NULL,
    key text NOT NULL,
    "requestHash" text NOT NULL,
    "orderId" uuid,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "productId" uuid,
    "approvalRequestId" uuid,
    CONSTRAINT idempotency_keys_one_result CHECK ((num_nonnulls("orderId", "productId", "approvalRequestId") = 1))
);

CREATE TABLE ims_replies (
    "documentId" uuid NOT NULL,
    state "ImsState" NOT NULL,
    "on" date NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    by text NOT NULL
);

CREATE TABLE invitations (
    id uuid NOT NULL,
    email text NOT NULL,
    role "Role" NOT NULL,
    "invitedById" uuid NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT invitations_expire_later CHECK (("expiresAt" > "createdAt")),
    CONSTRAINT invitations_to_work CHECK ((role <> 'user'::"Role"))
);

CREATE TABLE invoice_registrations (
    "documentId" uuid NOT NULL,
    irn text NOT NULL,
    "ackNo" text NOT NULL,
    "ackDate" timestamp(3) with time zone NOT NULL,
    "signedQr" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    by text NOT NULL
);

CREATE TABLE limited_events (
    id uuid NOT NULL,
    key text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE low_stock_notices (
    "productId" uuid NOT NULL,
    "toldAt" timestamp(3) with time zone NOT NULL,
    "endedAt" timestamp(3) with time zone
);

CREATE TABLE message_replies (
    id uuid NOT NULL,
    "messageId" uuid NOT NULL,
    text text NOT NULL,
    "userId" uuid,
    by text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE newsletter_subscriptions (
    id uuid NOT NULL,
    email text NOT NULL,
    state "NewsletterState" DEFAULT 'pending'::"NewsletterState" NOT NULL,
    source "NewsletterSource" NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "linkSentAt" timestamp(3) with time zone,
    "confirmedAt" timestamp(3) with time zone,
    "confirmedBy" "NewsletterProof",
    "unsubscribedAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT newsletter_subscriptions_language CHECK ((language ~ '^[a-z]{2,3}$'::text))
);

CREATE TABLE offer_files (
    "attachmentId" uuid NOT NULL,
    "offerId" uuid NOT NULL
);

CREATE TABLE offer_messages (
    id uuid NOT NULL,
    "offerId" uuid NOT NULL,
    party "OrderParty" NOT NULL,
    internal boolean DEFAULT false NOT NULL,
    text text NOT NULL,
    by text NOT NULL,
    "userId" uuid,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE offer_versions (
    id uuid NOT NULL,
    "offerId" uuid NOT NULL,
    n integer NOT NULL,
    "sentAt" timestamp(3) with time zone,
    "validUntil" date NOT NULL,
    "leadDays" integer NOT NULL,
    "tolerancePercent" integer NOT NULL,
    "advancePercent" integer NOT NULL,
    "discountPaise" bigint NOT NULL,
    "shippingPaise" bigint NOT NULL,
    words text,
    lines jsonb NOT NULL,
    tax jsonb,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "freightPin" text,
    "shippingWay" "ShippingWay",
    kept boolean DEFAULT false NOT NULL
);

CREATE TABLE offers (
    id uuid NOT NULL,
    number text NOT NULL,
    state "OfferState" NOT NULL,
    "accessKey" text NOT NULL,
    "keyExpiresAt" timestamp(3) with time zone NOT NULL,
    "userId" uuid,
    name text NOT NULL,
    email text,
    phone text,
    company text,
    asked jsonb,
    version integer,
    "validUntil" date,
    "waitingSince" timestamp(3) with time zone,
    "remindedAt" timestamp(3) with time zone,
    reason text,
    "orderId" uuid,
    "requestId" uuid,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "companyId" uuid,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT offers_language CHECK ((language ~ '^[a-z]{2,3}$'::text))
);

CREATE TABLE order_call_off_dispatches (
    "callOffId" uuid NOT NULL,
    "dispatchId" uuid NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT order_call_off_dispatches_quantity_positive CHECK ((quantity > 0))
);

CREATE TABLE order_call_offs (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    "orderLineId" uuid NOT NULL,
    quantity integer NOT NULL,
    sent integer DEFAULT 0 NOT NULL,
    "on" date NOT NULL,
    state "CallOffState" DEFAULT 'asked'::"CallOffState" NOT NULL,
    party "OrderParty" NOT NULL,
    by text NOT NULL,
    words text,
    "requestKey" text,
    "requestHash" text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT order_call_offs_quantity_positive CHECK ((quantity > 0)),
    CONSTRAINT order_call_offs_sent_within CHECK (((sent >= 0) AND (sent <= quantity)))
);

CREATE TABLE order_claim_lines (
    "claimId" uuid NOT NULL,
    "orderLineId" uuid NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT order_claim_lines_quantity_positive CHECK ((quantity > 0))
);

CREATE TABLE order_claim_photos (
    "claimId" uuid NOT NULL,
    "position" integer NOT NULL,
    "attachmentId" uuid NOT NULL
);

CREATE TABLE order_claims (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    text text NOT NULL,
    "requestKey" text,
    "requestHash" text,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    decision "ClaimDecision",
    words text,
    "decidedAt" timestamp(3) with time zone,
    "decidedBy" text,
    "creditNoteId" uuid,
    "replacementId" uuid,
    CONSTRAINT order_claims_answered CHECK (((num_nulls(decision, words, "decidedAt", "decidedBy") = ANY (ARRAY[0, 4])) AND (("creditNoteId" IS NULL) OR (decision = 'credit'::"ClaimDecision"))))
);

CREATE TABLE order_dispatch_lines (
    "dispatchId" uuid NOT NULL,
    "orderLineId" uuid NOT NULL,
    quantity integer NOT NULL,
    "quantityBefore" integer,
    CONSTRAINT order_dispatch_lines_quantity_positive CHECK ((quantity > 0))
);

CREATE TABLE order_dispatches (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    carrier text,
    number text,
    "trackingUrl" text,
    at timestamp(3) with time zone NOT NULL,
    "requestKey" text,
    "requestHash" text,
    "userId" uuid,
    by text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "distanceKm" integer,
    "transporterId" text,
    "transporterName" text,
    vehicle text,
    "deliveredOn" date
);

CREATE TABLE order_document_lines (
    "documentId" uuid NOT NULL,
    "position" integer NOT NULL,
    "orderLineId" uuid NOT NULL,
    name text NOT NULL,
    "hsnCode" text,
    quantity integer NOT NULL,
    "gstBasisPoints" integer,
    "taxablePaise" bigint NOT NULL,
    "cgstPaise" bigint DEFAULT 0 NOT NULL,
    "sgstPaise" bigint DEFAULT 0 NOT NULL,
    "igstPaise" bigint DEFAULT 0 NOT NULL,
    unit "LineUnit" DEFAULT 'PAC'::"LineUnit" NOT NULL,
    CONSTRAINT order_document_lines_not_negative CHECK (((quantity >= 0) AND ("taxablePaise" >= 0) AND ("cgstPaise" >= 0) AND ("sgstPaise" >= 0) AND ("igstPaise" >= 0)))
);

CREATE TABLE order_documents (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    kind "DocumentKind" NOT NULL,
    number text NOT NULL,
    "financialYear" integer NOT NULL,
    serial integer NOT NULL,
    "issuedAt" timestamp(3) with time zone NOT NULL,
    "issuedOn" date NOT NULL,
    "invoiceId" uuid,
    reason text,
    regime "TaxRegime" NOT NULL,
    "sellerState" text,
    "placeOfSupply" text,
    "buyerGstin" text,
    "taxablePaise" bigint NOT NULL,
    "untaxedPaise" bigint DEFAULT 0 NOT NULL,
    "taxPaise" bigint NOT NULL,
    "cgstPaise" bigint DEFAULT 0 NOT NULL,
    "sgstPaise" bigint DEFAULT 0 NOT NULL,
    "igstPaise" bigint DEFAULT 0 NOT NULL,
    "roundOffPaise" integer DEFAULT 0 NOT NULL,
    "totalPaise" bigint NOT NULL,
    content jsonb NOT NULL,
    "userId" uuid,
    by text NOT NULL,
    "isApart" boolean DEFAULT false NOT NULL,
    "dispatchId" uuid,
    "paymentId" uuid,
    "writtenAt" timestamp(3) with time zone DEFAULT clock_timestamp(),
    CONSTRAINT order_documents_apart_is_flat CHECK (((NOT "isApart") OR (regime = 'flat'::"TaxRegime"))),
    CONSTRAINT order_documents_correction CHECK ((((kind = ANY (ARRAY['credit_note'::"DocumentKind", 'refund_voucher'::"DocumentKind"])) = ("invoiceId" IS NOT NULL)) AND ((kind = ANY (ARRAY['invoice'::"DocumentKind", 'receipt_voucher'::"DocumentKind"])) OR (reason IS NOT NULL)))),
    CONSTRAINT order_documents_dispatch_billed CHECK ((("dispatchId" IS NULL) OR (kind = 'invoice'::"DocumentKind"))),
    CONSTRAINT order_documents_number_length CHECK (((length(number) >= 1) AND (length(number) <= 16))),
    CONSTRAINT order_documents_regime_whole CHECK (
CASE regime
    WHEN 'flat'::"TaxRegime" THEN ((num_nonnulls("sellerState", "placeOfSupply") = 0) AND ("roundOffPaise" = 0))
    ELSE ((num_nulls("sellerState", "placeOfSupply") = 0) AND (("untaxedPaise" = 0) OR (kind = ANY (ARRAY['receipt_voucher'::"DocumentKind", 'refund_voucher'::"DocumentKind"]))) AND ("taxPaise" = (("cgstPaise" + "sgstPaise") + "igstPaise")))
END),
    CONSTRAINT order_documents_serial CHECK ((serial > 0)),
    CONSTRAINT order_documents_total_adds_up CHECK (("totalPaise" = ((("taxablePaise" + "untaxedPaise") + "taxPaise") + "roundOffPaise"))),
    CONSTRAINT order_documents_vouchers CHECK ((((kind = ANY (ARRAY['receipt_voucher'::"DocumentKind", 'refund_voucher'::"DocumentKind"])) = ("paymentId" IS NOT NULL)) AND (("paymentId" IS NULL) OR ((regime = 'gst'::"TaxRegime") AND ("untaxedPaise" = "totalPaise")))))
);

CREATE TABLE order_lines (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    "position" integer NOT NULL,
    "productId" uuid,
    name text NOT NULL,
    "thumbnailImage" text NOT NULL,
    "pricePaise" integer NOT NULL,
    quantity integer NOT NULL,
    "lineTotalPaise" bigint NOT NULL,
    "packSize" text,
    category text,
    "cgstPaise" bigint,
    "gstBasisPoints" integer,
    "hsnCode" text,
    "igstPaise" bigint,
    "sgstPaise" bigint,
    "taxablePaise" bigint,
    sku text,
    "approvedAt" timestamp(3) with time zone,
    "artworkId" uuid,
    basis integer DEFAULT 1 NOT NULL,
    "creditedInId" uuid,
    "forLine" integer,
    kind "LineKind" DEFAULT 'product'::"LineKind" NOT NULL,
    "leadDays" integer,
    "offerLineId" uuid,
    print jsonb,
    spec jsonb,
    stage "ProofStage",
    "toolId" uuid,
    unit "LineUnit" DEFAULT 'PAC'::"LineUnit" NOT NULL,
    "approvalId" uuid,
    "stageReminders" integer DEFAULT 0 NOT NULL,
    "stageSince" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "fromStock" boolean DEFAULT true NOT NULL,
    "orderedQuantity" integer,
    "discountPaise" bigint,
    "productionStep" "ProductionStep" DEFAULT 'to_start'::"ProductionStep" NOT NULL,
    "costPaise" integer,
    "replacesLineId" uuid,
    CONSTRAINT order_lines_approved_by CHECK ((("approvalId" IS NULL) OR (stage = 'approved'::"ProofStage"))),
    CONSTRAINT order_lines_basis_known CHECK ((basis = ANY (ARRAY[1, 100, 1000]))),
    CONSTRAINT order_lines_credit_of_sample CHECK ((("creditedInId" IS NULL) OR (kind = 'sample'::"LineKind"))),
    CONSTRAINT order_lines_for_another CHECK ((("forLine" IS NULL) OR (("forLine" >= 0) AND (kind = ANY (ARRAY['tool'::"LineKind", 'fee'::"LineKind"]))))),
    CONSTRAINT order_lines_lead_of_made CHECK ((("leadDays" IS NULL) OR (("leadDays" >= 0) AND (stage IS NOT NULL)))),
    CONSTRAINT order_lines_ordered_positive CHECK (("orderedQuantity" > 0)),
    CONSTRAINT order_lines_price_positive CHECK ((("pricePaise" > 0) OR (("pricePaise" = 0) AND ((kind = 'sample'::"LineKind") OR ("replacesLineId" IS NOT NULL))))),
    CONSTRAINT order_lines_quantity_positive CHECK (((quantity > 0) OR ((quantity = 0) AND ("orderedQuantity" > 0)))),
    CONSTRAINT order_lines_stage_of_made CHECK (((stage IS NOT NULL) = ((kind = 'custom'::"LineKind") OR (print IS NOT NULL)))),
    CONSTRAINT order_lines_tax_halves CHECK ((("cgstPaise" = "sgstPaise") AND (("igstPaise" = 0) OR ("cgstPaise" = 0)))),
    CONSTRAINT order_lines_tax_not_negative CHECK ((("gstBasisPoints" BETWEEN 0 AND 10000) AND ("taxablePaise" >= 0) AND ("cgstPaise" >= 0) AND ("igstPaise" >= 0))),
    CONSTRAINT order_lines_tax_whole CHECK ((num_nulls("gstBasisPoints", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise") = ANY (ARRAY[0, 5]))),
    CONSTRAINT order_lines_texts_are_maps CHECK (((jsonb_typeof(spec) = 'object'::text) AND (jsonb_typeof(print) = 'object'::text))),
    CONSTRAINT order_lines_total_adds_up CHECK (("lineTotalPaise" = ((((2 * ("pricePaise")::bigint) * quantity) + basis) / (2 * basis))))
)
WITH (autovacuum_vacuum_insert_scale_factor='0.02');

CREATE TABLE order_notes (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    "userId" uuid,
    by text NOT NULL,
    text text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT order_notes_present CHECK ((btrim(text) <> ''::text))
);

CREATE TABLE order_refunds (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    state "RefundState" NOT NULL,
    "amountPaise" bigint NOT NULL,
    "creditedPaise" bigint DEFAULT 0 NOT NULL,
    means "PaymentMeans" NOT NULL,
    reference text,
    reason text NOT NULL,
    "reasonTold" boolean DEFAULT false NOT NULL,
    "providerPaymentId" text,
    "paymentId" uuid,
    "creditNoteId" uuid,
    "returnId" uuid,
    failure text,
    "nextTryAt" timestamp(3) with time zone,
    tries integer DEFAULT 0 NOT NULL,
    "requestKey" text,
    "requestHash" text,
    "userId" uuid,
    by text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "creditDuePaise" bigint DEFAULT 0 NOT NULL,
    CONSTRAINT order_refunds_amount CHECK ((("amountPaise" > 0) AND (("creditedPaise" >= 0) AND ("creditedPaise" <= "amountPaise")))),
    CONSTRAINT order_refunds_credit_due CHECK ((("creditDuePaise" >= 0) AND ("creditDuePaise" <= "amountPaise"))),
    CONSTRAINT order_refunds_provider CHECK (((((means)::text <> ALL (ARRAY['upi'::text, 'bank'::text, 'cash'::text, 'cheque'::text, 'tds'::text, 'other'::text])) = ("providerPaymentId" IS NOT NULL)) AND (((means)::text <> ALL (ARRAY['upi'::text, 'bank'::text, 'cash'::text, 'cheque'::text, 'tds'::text, 'other'::text])) OR (state = 'done'::"RefundState")))),
    CONSTRAINT order_refunds_state CHECK (
CASE state
    WHEN 'under_way'::"RefundState" THEN (("paymentId" IS NULL) AND (failure IS NULL) AND ("nextTryAt" IS NOT NULL))
    WHEN 'done'::"RefundState" THEN (("paymentId" IS NOT NULL) AND (failure IS NULL) AND ("nextTryAt" IS NULL))
    ELSE (("paymentId" IS NULL) AND (failure IS NOT NULL) AND ("nextTryAt" IS NULL))
END)
);

CREATE TABLE order_return_lines (
    "returnId" uuid NOT NULL,
    "orderLineId" uuid NOT NULL,
    quantity integer NOT NULL,
    restocked boolean NOT NULL,
    CONSTRAINT order_return_lines_quantity CHECK ((quantity > 0))
);

CREATE TABLE order_returns (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    reason text NOT NULL,
    "reasonTold" boolean DEFAULT false NOT NULL,
    "valuePaise" bigint NOT NULL,
    "creditNoteId" uuid,
    "requestKey" text,
    "requestHash" text,
    "userId" uuid,
    by text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT order_returns_value CHECK (("valuePaise" >= 0))
);

CREATE TABLE order_status_changes (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    status "OrderStatus" NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "userId" uuid,
    by text NOT NULL,
    party "OrderParty" DEFAULT 'shop'::"OrderParty" NOT NULL,
    mailed boolean,
    reason text,
    "reasonTold" boolean DEFAULT false NOT NULL,
    restocked boolean,
    "takesBack" "OrderStatus",
    CONSTRAINT order_status_changes_back_with_reason CHECK ((("takesBack" IS NULL) OR (reason IS NOT NULL))),
    CONSTRAINT order_status_changes_reason_told CHECK (((reason IS NOT NULL) OR (NOT "reasonTold"))),
    CONSTRAINT order_status_changes_restocked CHECK (((restocked IS NULL) OR (status = 'Cancelled'::"OrderStatus")))
);

CREATE TABLE payment_references (
    reference text NOT NULL,
    "paymentId" uuid NOT NULL
);

CREATE TABLE payments (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    kind "PaymentKind" NOT NULL,
    "amountPaise" bigint NOT NULL,
    "creditedPaise" bigint DEFAULT 0 NOT NULL,
    means "PaymentMeans" NOT NULL,
    reference text,
    "providerId" text,
    "reversesId" uuid,
    reason text,
    at timestamp(3) with time zone NOT NULL,
    "userId" uuid,
    by text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "referenceKey" text,
    "tdsQuarter" text,
    "tdsSection" text,
    CONSTRAINT payments_amount CHECK (("amountPaise" > 0)),
    CONSTRAINT payments_credited CHECK ((("creditedPaise" = 0) OR ((kind = 'refund'::"PaymentKind") AND (("creditedPaise" >= 0) AND ("creditedPaise" <= "amountPaise"))))),
    CONSTRAINT payments_provider CHECK ((("providerId" IS NULL) OR ((means)::text <> ALL (ARRAY['upi'::text, 'bank'::text, 'cash'::text, 'cheque'::text, 'tds'::text, 'other'::text])))),
    CONSTRAINT payments_reason CHECK (((kind = 'receipt'::"PaymentKind") OR (reason IS NOT NULL))),
    CONSTRAINT payments_reversal_whole CHECK (((kind = 'reversal'::"PaymentKind") = ("reversesId" IS NOT NULL))),
    CONSTRAINT payments_tds CHECK (((("tdsSection" IS NULL) = ("tdsQuarter" IS NULL)) AND (("tdsSection" IS NULL) OR (((means)::text = 'tds'::text) AND (kind = 'receipt'::"PaymentKind"))) AND (NOT ((kind = 'refund'::"PaymentKind") AND ((means)::text = 'tds'::text)))))
);

CREATE TABLE pending_logins (
    id uuid NOT NULL,
    "handleHash" text NOT NULL,
    "userId" uuid NOT NULL,
    remember boolean NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "usedAt" timestamp(3) with time zone,
    CONSTRAINT pending_logins_attempts_bounded CHECK (((attempts >= 0) AND (attempts <= 5)))
);

CREATE TABLE price_changes (
    id uuid NOT NULL,
    "productId" uuid NOT NULL,
    "userId" uuid,
    by text NOT NULL,
    before jsonb NOT NULL,
    after jsonb NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE price_list_rows (
    "priceListId" uuid NOT NULL,
    "productId" uuid NOT NULL,
    tiers jsonb,
    percent numeric(5,2),
    CONSTRAINT price_list_rows_one CHECK ((num_nulls(tiers, percent) = 1)),
    CONSTRAINT price_list_rows_percent CHECK (((percent > (0)::numeric) AND (percent < (100)::numeric)))
);

CREATE TABLE price_lists (
    id uuid NOT NULL,
    name text NOT NULL,
    "validFrom" date,
    "validTo" date,
    "promoCodes" boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT price_lists_days CHECK (("validFrom" <= "validTo"))
);

CREATE TABLE product_companions (
    "productId" uuid NOT NULL,
    "companionId" uuid NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT product_companions_another CHECK (("productId" <> "companionId")),
    CONSTRAINT product_companions_counted CHECK (("position" >= 1))
);

CREATE TABLE product_facets (
    "productId" uuid NOT NULL,
    facet text NOT NULL,
    value text NOT NULL
);

CREATE TABLE product_families (
    id uuid NOT NULL,
    name text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT product_families_name_present CHECK ((btrim(name) <> ''::text))
);

CREATE TABLE product_reviews (
    id uuid NOT NULL,
    "productId" uuid NOT NULL,
    name text NOT NULL,
    rating integer NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    date date NOT NULL,
    comment text NOT NULL,
    answer text,
    "answeredAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "orderLineId" uuid,
    status "ReviewStatus" DEFAULT 'approved'::"ReviewStatus" NOT NULL,
    "userId" uuid,
    CONSTRAINT product_reviews_answered CHECK (((answer IS NULL) = ("answeredAt" IS NULL))),
    CONSTRAINT product_reviews_rating_range CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT product_reviews_verified_by_order CHECK ((("orderLineId" IS NULL) OR verified))
);

CREATE TABLE product_search_documents (
    "productId" uuid NOT NULL,
    document tsvector NOT NULL,
    headline tsvector NOT NULL,
    longest integer,
    middle integer,
    shortest integer
);

CREATE TABLE products (
    id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    "pricePaise" integer NOT NULL,
    "originalPricePaise" integer,
    "isNew" boolean DEFAULT false NOT NULL,
    "forSale" boolean DEFAULT true NOT NULL,
    "stockCount" integer NOT NULL,
    "thumbnailImage" text NOT NULL,
    images text[],
    features text[],
    specifications json NOT NULL,
    rating double precision DEFAULT 0 NOT NULL,
    "reviewCount" integer DEFAULT 0 NOT NULL,
    "isDemo" boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    "deletedAt" timestamp(3) with time zone,
    "hsnCode" text,
    "minQuantity" integer DEFAULT 1 NOT NULL,
    "packMultiple" integer DEFAULT 1 NOT NULL,
    "priceTiers" jsonb DEFAULT '[]'::jsonb NOT NULL,
    "stockBand" integer GENERATED ALWAYS AS (
CASE
    WHEN ("stockCount" <= 20) THEN "stockCount"
    ELSE (20 + (ceil((((8)::double precision * ln((("stockCount")::double precision / (20)::double precision))) / ln((2)::double precision))))::integer)
END) STORED NOT NULL,
    draft boolean DEFAULT false NOT NULL,
    "familyId" uuid,
    "familyLabel" text,
    "featuredPosition" integer,
    "lowStockAt" integer,
    sku text,
    "notInShop" boolean GENERATED ALWAYS AS (
CASE
    WHEN (draft OR ("deletedAt" IS NOT NULL)) THEN true
    ELSE NULL::boolean
END) STORED,
    "searchText" text GENERATED ALWAYS AS (lower(((((((name || ' '::text) || category) || ' '::text) || description) || ' '::text) || COALESCE(sku, ''::text)))) STORED,
    "dispatchDays" integer,
    "piecePaise" integer GENERATED ALWAYS AS (piece_paise("pricePaise", "priceTiers", specifications)) STORED NOT NULL,
    "costPaise" integer,
    "maxQuantity" integer,
    "printOptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
    sample jsonb,
    supply "ProductSupply" DEFAULT 'stock'::"ProductSupply" NOT NULL,
    "stockState" text GENERATED ALWAYS AS (stock_state(draft, "forSale", supply, "stockCount", "lowStockAt")) STORED NOT NULL,
    carton jsonb,
    "packedWeight" integer,
    dieline jsonb,
    gtin text,
    "recycledPercent" integer,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT products_carton_map CHECK ((jsonb_typeof(carton) = 'object'::text)),
    CONSTRAINT products_cost_range CHECK ((("costPaise" >= 0) AND ("costPaise" <= 999999999))),
    CONSTRAINT products_dispatch_days CHECK ((("dispatchDays" >= 0) AND ("dispatchDays" <= 365))),
    CONSTRAINT products_featured_of_three CHECK ((("featuredPosition" >= 1) AND ("featuredPosition" <= 3))),
    CONSTRAINT products_hsn_digits CHECK (("hsnCode" ~ '^\d{4}(\d{2}){0,2}$'::text)),
    CONSTRAINT products_low_stock_at_countable CHECK ((("lowStockAt" >= 0) AND ("lowStockAt" <= 999999999))),
    CONSTRAINT products_made_in_days CHECK (((supply = 'stock'::"ProductSupply") OR ("dispatchDays" IS NOT NULL))),
    CONSTRAINT products_max_quantity_orderable CHECK ((("maxQuantity" >= 1) AND ("maxQuantity" <= 10000))),
    CONSTRAINT products_min_quantity_orderable CHECK ((("minQuantity" >= 1) AND ("minQuantity" <= 10000))),
    CONSTRAINT products_name_present CHECK ((btrim(name) <> ''::text)),
    CONSTRAINT products_named_in_family CHECK (((("familyId" IS NULL) = ("familyLabel" IS NULL)) AND (btrim("familyLabel") <> ''::text))),
    CONSTRAINT products_original_price_positive CHECK ((("originalPricePaise" >= 1) AND ("originalPricePaise" <= 999999999))),
    CONSTRAINT products_pack_multiple_orderable CHECK ((("packMultiple" >= 1) AND ("packMultiple" <= 10000))),
    CONSTRAINT products_packed_weight_range CHECK ((("packedWeight" >= 1) AND ("packedWeight" <= 1000000))),
    CONSTRAINT products_price_positive CHECK ((("pricePaise" >= 1) AND ("pricePaise" <= 999999999))),
    CONSTRAINT products_price_tiers_fall CHECK (price_tiers_fall("priceTiers", "pricePaise")),
    CONSTRAINT products_print_options_list CHECK ((jsonb_typeof("printOptions") = 'array'::text)),
    CONSTRAINT products_rating_range CHECK (((rating BETWEEN 0 AND 5) AND ("reviewCount" >= 0))),
    CONSTRAINT products_sample_map CHECK ((jsonb_typeof(sample) = 'object'::text)),
    CONSTRAINT products_sku_present CHECK (((sku = btrim(sku)) AND ((length(sku) >= 1) AND (length(sku) <= 64)))),
    CONSTRAINT products_smallest_order_fits CHECK (((((("minQuantity" + "packMultiple") - 1) / "packMultiple") * "packMultiple") <= 10000)),
    CONSTRAINT products_specifications_map CHECK ((json_typeof(specifications) = 'object'::text)),
    CONSTRAINT products_stock_not_negative CHECK ((("stockCount" >= 0) AND ("stockCount" <= 999999999))),
    CONSTRAINT products_thumbnail_among_images CHECK ((("thumbnailImage" = ANY (images)) OR (draft AND ("thumbnailImage" = ''::text) AND (images = '{}'::text[]))))
)
WITH (autovacuum_vacuum_scale_factor='0.02', fillfactor='70');

CREATE TABLE promo_codes (
    code text NOT NULL,
    percent integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    "startsAt" timestamp(3) with time zone,
    "endsAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "maxUses" integer,
    "maxUsesPerCustomer" integer,
    CONSTRAINT promo_codes_end_after_start CHECK (("endsAt" > "startsAt")),
    CONSTRAINT promo_codes_limits_positive CHECK ((("maxUses" > 0) AND ("maxUsesPerCustomer" > 0))),
    CONSTRAINT promo_codes_percent_range CHECK (((percent >= 1) AND (percent <= 100))),
    CONSTRAINT promo_codes_upper CHECK (((code = upper(code)) AND (btrim(code) = code) AND (code <> ''::text)))
);

CREATE TABLE proof_approvals (
    id uuid NOT NULL,
    "proofId" uuid NOT NULL,
    sha256 text NOT NULL,
    words text NOT NULL,
    name text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "ipAddress" text NOT NULL,
    way "ApprovalWay" NOT NULL,
    note text,
    "userId" uuid
);

CREATE TABLE proof_pins (
    id uuid NOT NULL,
    "proofId" uuid NOT NULL,
    n integer NOT NULL,
    page integer NOT NULL,
    x double precision NOT NULL,
    y double precision NOT NULL,
    text text NOT NULL,
    by text NOT NULL,
    party "OrderParty" NOT NULL,
    "userId" uuid,
    "settledAt" timestamp(3) with time zone,
    "carriedFrom" integer,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT proof_pins_placed CHECK (((n >= 1) AND (page >= 1) AND ((x >= (0)::double precision) AND (x <= (1)::double precision)) AND ((y >= (0)::double precision) AND (y <= (1)::double precision))))
);

CREATE TABLE proofs (
    id uuid NOT NULL,
    "orderLineId" uuid NOT NULL,
    n integer NOT NULL,
    state "ProofState" DEFAULT 'sent'::"ProofState" NOT NULL,
    sha256 text NOT NULL,
    name text NOT NULL,
    storage text NOT NULL,
    key text NOT NULL,
    pages integer NOT NULL,
    changes text,
    by text NOT NULL,
    "userId" uuid,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT proofs_counted CHECK (((n >= 1) AND (pages >= 1)))
);

CREATE TABLE push_messages (
    id uuid NOT NULL,
    "subscriptionId" uuid NOT NULL,
    event text NOT NULL,
    data jsonb NOT NULL,
    "queuedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    "nextAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE push_subscriptions (
    id uuid NOT NULL,
    "sessionId" uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    events text[],
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lateToldOn" date
);

CREATE TABLE rate_limits (
    key text NOT NULL,
    attempts timestamp(3) with time zone[] NOT NULL,
    "lastAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT rate_limits_counted CHECK ((cardinality(attempts) > 0))
);

CREATE TABLE razorpay_events (
    id text NOT NULL,
    event text NOT NULL,
    "receivedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE razorpay_orders (
    id text NOT NULL,
    "orderId" uuid NOT NULL,
    "amountPaise" bigint NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lookedAt" timestamp(3) with time zone,
    looks integer DEFAULT 0 NOT NULL,
    "nextLookAt" timestamp(3) with time zone NOT NULL,
    "settledAt" timestamp(3) with time zone,
    CONSTRAINT razorpay_orders_amount CHECK (("amountPaise" > 0))
);

CREATE TABLE razorpay_refunds (
    "paymentId" text NOT NULL,
    "orderId" uuid NOT NULL,
    "amountPaise" bigint NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    "nextTryAt" timestamp(3) with time zone,
    CONSTRAINT razorpay_refunds_amount CHECK (("amountPaise" > 0))
);

CREATE TABLE recovery_codes (
    id uuid NOT NULL,
    "userId" uuid NOT NULL,
    "codeHash" text NOT NULL,
    "usedAt" timestamp(3) with time zone
);

CREATE TABLE saved_lists (
    id uuid NOT NULL,
    name text NOT NULL,
    "userId" uuid,
    "companyId" uuid,
    items jsonb DEFAULT '[]'::jsonb NOT NULL,
    "everyWeeks" integer,
    "nextOn" date,
    paused boolean DEFAULT false NOT NULL,
    "askedOn" date,
    "keeperId" uuid,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT saved_lists_standing CHECK ((("everyWeeks" IS NOT NULL) OR ((NOT paused) AND ("askedOn" IS NULL)))),
    CONSTRAINT saved_lists_turn CHECK ((num_nulls("everyWeeks", "nextOn") = ANY (ARRAY[0, 2]))),
    CONSTRAINT saved_lists_weeks CHECK ((("everyWeeks" >= 1) AND ("everyWeeks" <= 26)))
);

CREATE TABLE search_days (
    day date NOT NULL,
    term text NOT NULL,
    searches integer NOT NULL,
    found integer,
    carts integer NOT NULL
);

CREATE TABLE sent_mails (
    id uuid NOT NULL,
    "orderId" uuid NOT NULL,
    template text NOT NULL,
    "queuedAt" timestamp(3) with time zone NOT NULL,
    "sentAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE sessions (
    id uuid NOT NULL,
    "userId" uuid NOT NULL,
    "userAgent" text NOT NULL,
    "ipAddress" text NOT NULL,
    remember boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastSeenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "revokedAt" timestamp(3) with time zone,
    CONSTRAINT sessions_expire_later CHECK (("expiresAt" > "createdAt"))
);

CREATE TABLE settings (
    key text NOT NULL,
    value text NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL
);

CREATE TABLE shipping_rates (
    id uuid NOT NULL,
    "position" integer NOT NULL,
    way "ShippingWay" NOT NULL,
    pins text[] NOT NULL,
    "perKgPaise" integer NOT NULL,
    "leastPaise" integer NOT NULL,
    "askAboveGrams" integer,
    CONSTRAINT shipping_rates_not_negative CHECK ((("perKgPaise" >= 0) AND ("leastPaise" >= 0) AND ("askAboveGrams" >= 0)))
);

CREATE TABLE shop_state (
    key text NOT NULL,
    value text NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL
);

CREATE TABLE sign_in_codes (
    id uuid NOT NULL,
    "codeHash" text NOT NULL,
    "browserHash" text NOT NULL,
    "userId" uuid NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    "usedAt" timestamp(3) with time zone
);

CREATE TABLE sold_names (
    name text NOT NULL
);

CREATE TABLE stock_adjustments (
    id uuid NOT NULL,
    "productId" uuid NOT NULL,
    "userId" uuid,
    by text NOT NULL,
    reason text NOT NULL,
    before integer NOT NULL,
    after integer NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "sheetId" uuid,
    CONSTRAINT stock_adjustments_not_negative CHECK (((before >= 0) AND (after >= 0)))
);

CREATE TABLE stored_images (
    url text NOT NULL,
    storage text NOT NULL,
    files text[],
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "sourceHash" text,
    CONSTRAINT stored_images_storage_known CHECK ((storage = ANY (ARRAY['disk'::text, 'uploadthing'::text, 's3'::text])))
);

CREATE TABLE tallies (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    topic "TallyTopic" NOT NULL,
    day date NOT NULL,
    key text,
    part text,
    count bigint NOT NULL,
    paise bigint DEFAULT 0 NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.05');

CREATE TABLE tax_rates (
    id uuid NOT NULL,
    hsn text NOT NULL,
    "validFrom" date NOT NULL,
    "validTo" date,
    "rateBasisPoints" integer NOT NULL,
    basis text NOT NULL,
    "confirmedBy" text,
    "confirmedAt" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT tax_rates_basis_present CHECK ((btrim(basis) <> ''::text)),
    CONSTRAINT tax_rates_confirmed_whole CHECK ((("confirmedBy" IS NULL) = ("confirmedAt" IS NULL))),
    CONSTRAINT tax_rates_ends_later CHECK (("validTo" >= "validFrom")),
    CONSTRAINT tax_rates_hsn_digits CHECK ((hsn ~ '^\d{2}(\d{2}){0,3}$'::text)),
    CONSTRAINT tax_rates_rate_range CHECK ((("rateBasisPoints" >= 0) AND ("rateBasisPoints" <= 10000)))
);

CREATE TABLE tools (
    id uuid NOT NULL,
    number text NOT NULL,
    kind "ToolKind" NOT NULL,
    size text,
    owner text,
    "paidBy" text,
    "keepUntil" date,
    "lastUsedOn" date,
    "productId" uuid,
    "userId" uuid,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL
);

CREATE TABLE users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    company text,
    role "Role" DEFAULT 'user'::"Role" NOT NULL,
    avatar text,
    "passwordHash" text,
    "emailVerifiedAt" timestamp(3) with time zone,
    "twoFactorEnabled" boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    newsletter boolean DEFAULT false NOT NULL,
    "orderUpdates" boolean DEFAULT true NOT NULL,
    "twoFactorSecret" text,
    "twoFactorStep" integer,
    "googleSubject" text,
    "deactivatedAt" timestamp(3) with time zone,
    "searchText" text GENERATED ALWAYS AS (lower(((((name || ' '::text) || email) || ' '::text) || COALESCE(company, ''::text)))) STORED,
    "twoFactorPendingSecret" text,
    "googleIssuer" text,
    "mustChangePassword" boolean DEFAULT false NOT NULL,
    gstin text,
    "creditDays" integer,
    "creditLimitPaise" bigint,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT users_credit_range CHECK ((("creditDays" BETWEEN 1 AND 365) AND ("creditLimitPaise" > 0))),
    CONSTRAINT users_credit_whole CHECK ((num_nulls("creditDays", "creditLimitPaise") = ANY (ARRAY[0, 2]))),
    CONSTRAINT users_email_lower CHECK (((email = lower(email)) AND (email ~~ '%_@_%'::text))),
    CONSTRAINT users_google_whole CHECK ((("googleIssuer" IS NULL) = ("googleSubject" IS NULL))),
    CONSTRAINT users_gstin_form CHECK ((gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$'::text)),
    CONSTRAINT users_language CHECK ((language ~ '^[a-z]{2,3}$'::text)),
    CONSTRAINT users_name_present CHECK ((btrim(name) <> ''::text)),
    CONSTRAINT users_two_factor_whole CHECK (((NOT "twoFactorEnabled") OR ("twoFactorSecret" IS NOT NULL)))
);

CREATE TABLE visit_days (
    day date NOT NULL,
    page text NOT NULL,
    host text NOT NULL,
    visits integer NOT NULL
);

CREATE TABLE webhook_deliveries (
    id uuid NOT NULL,
    "webhookId" uuid NOT NULL,
    "queuedAt" timestamp(6) with time zone DEFAULT clock_timestamp() NOT NULL,
    type text NOT NULL,
    "objectId" uuid NOT NULL,
    body text NOT NULL,
    state "WebhookDeliveryState" DEFAULT 'waiting'::"WebhookDeliveryState" NOT NULL,
    attempts jsonb DEFAULT '[]'::jsonb NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    since timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "nextAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE webhooks (
    id uuid NOT NULL,
    url text NOT NULL,
    events text[],
    active boolean DEFAULT true NOT NULL,
    secret text NOT NULL,
    "previousSecret" text,
    "previousUntil" timestamp(3) with time zone,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "failingSince" timestamp(3) with time zone
);

CREATE TABLE whatsapp_messages (
    id uuid NOT NULL,
    number text NOT NULL,
    template text,
    mail jsonb,
    "replyId" uuid,
    state "WhatsAppState" DEFAULT 'waiting'::"WhatsAppState" NOT NULL,
    "providerId" text,
    tries integer DEFAULT 0 NOT NULL,
    "nextAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP,
    error text,
    "createdAt" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
    "changedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE whatsapp_receipts (
    id text NOT NULL,
    number text NOT NULL,
    "receivedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

ALTER TABLE ONLY account_tokens
    ADD CONSTRAINT account_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY approval_requests
    ADD CONSTRAINT approval_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY artwork_parts
    ADD CONSTRAINT artwork_parts_pkey PRIMARY KEY ("artworkId", n);

ALTER TABLE ONLY artworks
    ADD CONSTRAINT artworks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY audit_chain
    ADD CONSTRAINT audit_chain_pkey PRIMARY KEY (seq);

ALTER TABLE ONLY audit_logs
    ADD CONSTRAINT audit_logs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY backup_runs
    ADD CONSTRAINT backup_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY breach_notices
    ADD CONSTRAINT breach_notices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY breaches
    ADD CONSTRAINT breaches_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY bucket_folders
    ADD CONSTRAINT bucket_folders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY carriers
    ADD CONSTRAINT carriers_pkey PRIMARY KEY (name);

ALTER TABLE ONLY catalogue_words
    ADD CONSTRAINT catalogue_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY category_addresses
    ADD CONSTRAINT category_addresses_pkey PRIMARY KEY (slug);

ALTER TABLE ONLY certificates
    ADD CONSTRAINT certificates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT company_invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY company_members
    ADD CONSTRAINT company_members_pkey PRIMARY KEY ("userId");

ALTER TABLE ONLY consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY delivery_challans
    ADD CONSTRAINT delivery_challans_pkey PRIMARY KEY (number);

ALTER TABLE ONLY direct_uploads
    ADD CONSTRAINT direct_uploads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY document_series
    ADD CONSTRAINT document_series_pkey PRIMARY KEY (kind, "financialYear");

ALTER TABLE ONLY einvoice_tasks
    ADD CONSTRAINT einvoice_tasks_pkey PRIMARY KEY ("documentId");

ALTER TABLE ONLY favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY ("userId", "productId");

ALTER TABLE ONLY guess_counters
    ADD CONSTRAINT guess_counters_pkey PRIMARY KEY (key);

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key);

ALTER TABLE ONLY ims_replies
    ADD CONSTRAINT ims_replies_pkey PRIMARY KEY ("documentId");

ALTER TABLE ONLY invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY invoice_registrations
    ADD CONSTRAINT invoice_registrations_pkey PRIMARY KEY ("documentId");

ALTER TABLE ONLY limited_events
    ADD CONSTRAINT limited_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY low_stock_notices
    ADD CONSTRAINT low_stock_notices_pkey PRIMARY KEY ("productId");

ALTER TABLE ONLY message_replies
    ADD CONSTRAINT message_replies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY offer_files
    ADD CONSTRAINT offer_files_pkey PRIMARY KEY ("attachmentId");

ALTER TABLE ONLY offer_messages
    ADD CONSTRAINT offer_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY offer_versions
    ADD CONSTRAINT offer_versions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_call_off_dispatches
    ADD CONSTRAINT order_call_off_dispatches_pkey PRIMARY KEY ("callOffId", "dispatchId");

ALTER TABLE ONLY order_call_offs
    ADD CONSTRAINT order_call_offs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_claim_lines
    ADD CONSTRAINT order_claim_lines_pkey PRIMARY KEY ("claimId", "orderLineId");

ALTER TABLE ONLY order_claim_photos
    ADD CONSTRAINT order_claim_photos_pkey PRIMARY KEY ("claimId", "position");

ALTER TABLE ONLY order_claims
    ADD CONSTRAINT order_claims_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_dispatch_lines
    ADD CONSTRAINT order_dispatch_lines_pkey PRIMARY KEY ("dispatchId", "orderLineId");

ALTER TABLE ONLY order_dispatches
    ADD CONSTRAINT order_dispatches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_document_lines
    ADD CONSTRAINT order_document_lines_pkey PRIMARY KEY ("documentId", "position");

ALTER TABLE ONLY order_documents
    ADD CONSTRAINT order_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_refunds
    ADD CONSTRAINT order_refunds_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_return_lines
    ADD CONSTRAINT order_return_lines_pkey PRIMARY KEY ("returnId", "orderLineId");

ALTER TABLE ONLY order_returns
    ADD CONSTRAINT order_returns_pkey PRIMARY KEY (id);

ALTER TABLE ONLY order_status_changes
    ADD CONSTRAINT order_status_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payment_references
    ADD CONSTRAINT payment_references_pkey PRIMARY KEY (reference);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY pending_logins
    ADD CONSTRAINT pending_logins_pkey PRIMARY KEY (id);

ALTER TABLE ONLY price_changes
    ADD CONSTRAINT price_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY price_list_rows
    ADD CONSTRAINT price_list_rows_pkey PRIMARY KEY ("priceListId", "productId");

ALTER TABLE ONLY price_lists
    ADD CONSTRAINT price_lists_pkey PRIMARY KEY (id);

ALTER TABLE ONLY product_companions
    ADD CONSTRAINT product_companions_pkey PRIMARY KEY ("productId", "companionId");

ALTER TABLE ONLY product_facets
    ADD CONSTRAINT product_facets_pkey PRIMARY KEY (facet, value, "productId");

ALTER TABLE ONLY product_families
    ADD CONSTRAINT product_families_pkey PRIMARY KEY (id);

ALTER TABLE ONLY product_reviews
    ADD CONSTRAINT product_reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY product_search_documents
    ADD CONSTRAINT product_search_documents_pkey PRIMARY KEY ("productId");

ALTER TABLE ONLY products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY promo_codes
    ADD CONSTRAINT promo_codes_pkey PRIMARY KEY (code);

ALTER TABLE ONLY proof_approvals
    ADD CONSTRAINT proof_approvals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY proof_pins
    ADD CONSTRAINT proof_pins_pkey PRIMARY KEY (id);

ALTER TABLE ONLY proofs
    ADD CONSTRAINT proofs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY push_messages
    ADD CONSTRAINT push_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY razorpay_events
    ADD CONSTRAINT razorpay_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY razorpay_orders
    ADD CONSTRAINT razorpay_orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY razorpay_refunds
    ADD CONSTRAINT razorpay_refunds_pkey PRIMARY KEY ("paymentId");

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY saved_lists
    ADD CONSTRAINT saved_lists_pkey PRIMARY KEY (id);

ALTER TABLE ONLY search_days
    ADD CONSTRAINT search_days_pkey PRIMARY KEY (day, term);

ALTER TABLE ONLY sent_mails
    ADD CONSTRAINT sent_mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);

ALTER TABLE ONLY shipping_rates
    ADD CONSTRAINT shipping_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY shop_state
    ADD CONSTRAINT shop_state_pkey PRIMARY KEY (key);

ALTER TABLE ONLY sign_in_codes
    ADD CONSTRAINT sign_in_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sold_names
    ADD CONSTRAINT sold_names_pkey PRIMARY KEY (name);

ALTER TABLE ONLY stock_adjustments
    ADD CONSTRAINT stock_adjustments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY stored_images
    ADD CONSTRAINT stored_images_pkey PRIMARY KEY (url);

ALTER TABLE ONLY tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY tax_rates
    ADD CONSTRAINT tax_rates_never_overlap EXCLUDE USING gist (int4range((hsn)::integer, (hsn)::integer, '[]'::text) WITH &&, daterange("validFrom", "validTo", '[]'::text) WITH &&);

ALTER TABLE ONLY tax_rates
    ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY tools
    ADD CONSTRAINT tools_pkey PRIMARY KEY (id);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY visit_days
    ADD CONSTRAINT visit_days_pkey PRIMARY KEY (day, page, host);

ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY whatsapp_messages
    ADD CONSTRAINT whatsapp_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY whatsapp_receipts
    ADD CONSTRAINT whatsapp_receipts_pkey PRIMARY KEY (id);

CREATE INDEX "account_tokens_expiresAt_idx" ON account_tokens USING btree ("expiresAt");

CREATE INDEX "account_tokens_userId_purpose_idx" ON account_tokens USING btree ("userId", purpose);

CREATE INDEX "addresses_companyId_lastUsedAt_idx" ON addresses USING btree ("companyId", "lastUsedAt" DESC);

CREATE UNIQUE INDEX addresses_default_billing ON addresses USING btree ("userId") WHERE "defaultBilling";

CREATE UNIQUE INDEX addresses_default_shipping ON addresses USING btree ("userId") WHERE "defaultShipping";

CREATE INDEX "addresses_userId_lastUsedAt_idx" ON addresses USING btree ("userId", "lastUsedAt" DESC);

CREATE UNIQUE INDEX api_keys_hash_key ON api_keys USING btree (hash);

CREATE UNIQUE INDEX api_keys_hint_key ON api_keys USING btree (hint);

CREATE INDEX "approval_requests_askedById_createdAt_id_idx" ON approval_requests USING btree ("askedById", "createdAt" DESC, id);

CREATE INDEX "approval_requests_companyId_createdAt_id_idx" ON approval_requests USING btree ("companyId", "createdAt" DESC, id);

CREATE INDEX "approval_requests_decidedById_idx" ON approval_requests USING btree ("decidedById");

CREATE UNIQUE INDEX "approval_requests_orderId_key" ON approval_requests USING btree ("orderId");

CREATE INDEX "approval_requests_state_expiresAt_idx" ON approval_requests USING btree (state, "expiresAt");

CREATE INDEX "artworks_createdAt_idx" ON artworks USING btree ("createdAt");

CREATE INDEX "artworks_orderId_idx" ON artworks USING btree ("orderId");

CREATE INDEX artworks_to_check ON artworks USING btree ("createdAt") WHERE (((state = 'uploading'::"ArtworkState") AND (sha256 IS NOT NULL)) OR ("preflightState" = 'checking'::"PreflightState"));

CREATE INDEX "artworks_userId_createdAt_idx" ON artworks USING btree ("userId", "createdAt");

CREATE INDEX "attachments_createdAt_idx" ON attachments USING btree ("createdAt");

CREATE UNIQUE INDEX "audit_chain_auditLogId_key" ON audit_chain USING btree ("auditLogId");

CREATE INDEX audit_logs_failed ON audit_logs USING btree ("timestamp" DESC) WHERE ((type = 'authentication'::"AuditType") AND (status = 'failed'::"AuditStatus") AND (action ~~ '%Failed'::text));

CREATE INDEX audit_logs_search ON audit_logs USING gin (description gin_trgm_ops, actor gin_trgm_ops, "actorName" gin_trgm_ops, action gin_trgm_ops);

CREATE INDEX audit_logs_status_timestamp_idx ON audit_logs USING btree (status, "timestamp" DESC);

CREATE INDEX audit_logs_timestamp_id_idx ON audit_logs USING btree ("timestamp" DESC, id);

CREATE INDEX audit_logs_type_timestamp_idx ON audit_logs USING btree (type, "timestamp" DESC);

CREATE UNIQUE INDEX backup_runs_one_open ON backup_runs USING btree ((true)) WHERE ("endedAt" IS NULL);

CREATE INDEX "backup_runs_requestedAt_idx" ON backup_runs USING btree ("requestedAt" DESC);

CREATE UNIQUE INDEX breach_notices_reference_email_key ON breach_notices USING btree (reference, email);

CREATE INDEX "breaches_createdAt_idx" ON breaches USING btree ("createdAt");

CREATE INDEX "bucket_folders_createdAt_idx" ON bucket_folders USING btree ("createdAt");

CREATE INDEX catalogue_words_similar ON catalogue_words USING gin (word gin_trgm_ops);

CREATE UNIQUE INDEX categories_name_key ON categories USING btree (name);

CREATE INDEX category_addresses_category_idx ON category_addresses USING btree (category);

CREATE UNIQUE INDEX "certificates_attachmentId_key" ON certificates USING btree ("attachmentId");

CREATE INDEX "certificates_productId_issuedOn_idx" ON certificates USING btree ("productId", "issuedOn");

CREATE INDEX "companies_createdAt_id_idx" ON companies USING btree ("createdAt" DESC, id);

CREATE INDEX "companies_priceListId_idx" ON companies USING btree ("priceListId");

CREATE UNIQUE INDEX "company_invitations_companyId_email_key" ON company_invitations USING btree ("companyId", email);

CREATE INDEX "company_invitations_expiresAt_idx" ON company_invitations USING btree ("expiresAt");

CREATE INDEX "company_invitations_invitedById_idx" ON company_invitations USING btree ("invitedById");

CREATE INDEX "company_members_companyId_joinedAt_idx" ON company_members USING btree ("companyId", "joinedAt");

CREATE INDEX consents_contact_kind_at_idx ON consents USING btree (contact, kind, at DESC);

CREATE INDEX "consents_userId_kind_at_idx" ON consents USING btree ("userId", kind, at DESC);

CREATE UNIQUE INDEX "contact_messages_attachmentId_key" ON contact_messages USING btree ("attachmentId");

CREATE INDEX "contact_messages_createdAt_id_idx" ON contact_messages USING btree ("createdAt" DESC, id);

CREATE INDEX "contact_messages_orderId_createdAt_idx" ON contact_messages USING btree ("orderId", "createdAt" DESC);

CREATE INDEX contact_messages_search ON contact_messages USING gin ("searchText" gin_trgm_ops);

CREATE INDEX "contact_messages_status_createdAt_id_idx" ON contact_messages USING btree (status, "createdAt" DESC, id);

CREATE INDEX "contact_messages_userId_createdAt_id_idx" ON contact_messages USING btree ("userId", "createdAt" DESC, id);

CREATE INDEX "contact_messages_whatsapp_createdAt_idx" ON contact_messages USING btree (whatsapp, "createdAt" DESC);

CREATE UNIQUE INDEX "delivery_challans_dispatchId_key" ON delivery_challans USING btree ("dispatchId");

CREATE UNIQUE INDEX "delivery_challans_financialYear_serial_key" ON delivery_challans USING btree ("financialYear", serial);

CREATE INDEX "delivery_challans_orderId_idx" ON delivery_challans USING btree ("orderId");

CREATE INDEX "direct_uploads_expiresAt_idx" ON direct_uploads USING btree ("expiresAt");

CREATE INDEX "direct_uploads_userId_idx" ON direct_uploads USING btree ("userId");

CREATE INDEX "einvoice_tasks_nextTryAt_idx" ON einvoice_tasks USING btree ("nextTryAt");

CREATE INDEX einvoice_tasks_open ON einvoice_tasks USING btree ("dueOn", "documentId") WHERE ("doneAt" IS NULL);

CREATE INDEX "favourites_productId_idx" ON favourites USING btree ("productId");

CREATE INDEX "favourites_userId_createdAt_idx" ON favourites USING btree ("userId", "createdAt" DESC);

CREATE INDEX "guess_counters_lastFailureAt_idx" ON guess_counters USING btree ("lastFailureAt");

CREATE INDEX "idempotency_keys_approvalRequestId_idx" ON idempotency_keys USING btree ("approvalRequestId");

CREATE INDEX "idempotency_keys_createdAt_idx" ON idempotency_keys USING btree ("createdAt");

CREATE INDEX "idempotency_keys_orderId_idx" ON idempotency_keys USING btree ("orderId");

CREATE INDEX "idempotency_keys_productId_idx" ON idempotency_keys USING btree ("productId");

CREATE UNIQUE INDEX invitations_email_key ON invitations USING btree (email);

CREATE INDEX "invitations_expiresAt_idx" ON invitations USING btree ("expiresAt");

CREATE INDEX "invitations_invitedById_idx" ON invitations USING btree ("invitedById");

CREATE UNIQUE INDEX invoice_registrations_irn_key ON invoice_registrations USING btree (irn);

CREATE INDEX limited_events_at_idx ON limited_events USING btree (at);

CREATE INDEX limited_events_key_at_idx ON limited_events USING btree (key, at);

CREATE INDEX "low_stock_notices_toldAt_idx" ON low_stock_notices USING btree ("toldAt");

CREATE INDEX "message_replies_messageId_createdAt_idx" ON message_replies USING btree ("messageId", "createdAt");

CREATE INDEX "newsletter_subscriptions_createdAt_id_idx" ON newsletter_subscriptions USING btree ("createdAt" DESC, id);

CREATE UNIQUE INDEX newsletter_subscriptions_email_key ON newsletter_subscriptions USING btree (email);

CREATE INDEX newsletter_subscriptions_search ON newsletter_subscriptions USING gin (email gin_trgm_ops);

CREATE INDEX "newsletter_subscriptions_state_createdAt_id_idx" ON newsletter_subscriptions USING btree (state, "createdAt" DESC, id);

CREATE INDEX "offer_files_offerId_idx" ON offer_files USING btree ("offerId");

CREATE INDEX "offer_messages_offerId_at_idx" ON offer_messages USING btree ("offerId", at);

CREATE INDEX "offer_messages_userId_idx" ON offer_messages USING btree ("userId");

CREATE UNIQUE INDEX "offer_versions_offerId_n_key" ON offer_versions USING btree ("offerId", n);

CREATE INDEX "offers_companyId_createdAt_id_idx" ON offers USING btree ("companyId", "createdAt" DESC, id);

CREATE INDEX "offers_createdAt_id_idx" ON offers USING btree ("createdAt" DESC, id);

CREATE INDEX "offers_email_createdAt_id_idx" ON offers USING btree (email, "createdAt" DESC, id);

CREATE UNIQUE INDEX offers_number_key ON offers USING btree (number);

CREATE UNIQUE INDEX "offers_orderId_key" ON offers USING btree ("orderId");

CREATE UNIQUE INDEX "offers_requestId_key" ON offers USING btree ("requestId");

CREATE INDEX "offers_state_createdAt_id_idx" ON offers USING btree (state, "createdAt" DESC, id);

CREATE INDEX "offers_state_validUntil_idx" ON offers USING btree (state, "validUntil");

CREATE INDEX "offers_userId_createdAt_id_idx" ON offers USING btree ("userId", "createdAt" DESC, id);

CREATE INDEX offers_waiting ON offers USING btree ("waitingSince") WHERE ("waitingSince" IS NOT NULL);

CREATE INDEX "order_call_off_dispatches_dispatchId_idx" ON order_call_off_dispatches USING btree ("dispatchId");

CREATE INDEX order_call_offs_open ON order_call_offs USING btree ("on", "orderId") WHERE ((state <> 'declined'::"CallOffState") AND (sent < quantity));

CREATE INDEX "order_call_offs_orderId_on_id_idx" ON order_call_offs USING btree ("orderId", "on", id);

CREATE INDEX "order_call_offs_orderLineId_idx" ON order_call_offs USING btree ("orderLineId");

CREATE INDEX "order_claim_lines_orderLineId_idx" ON order_claim_lines USING btree ("orderLineId");

CREATE UNIQUE INDEX "order_claim_photos_attachmentId_key" ON order_claim_photos USING btree ("attachmentId");

CREATE UNIQUE INDEX "order_claims_creditNoteId_key" ON order_claims USING btree ("creditNoteId");

CREATE INDEX order_claims_open ON order_claims USING btree ("orderId") WHERE (decision IS NULL);

CREATE INDEX "order_claims_orderId_createdAt_idx" ON order_claims USING btree ("orderId", "createdAt");

CREATE UNIQUE INDEX "order_claims_orderId_requestKey_key" ON order_claims USING btree ("orderId", "requestKey");

CREATE UNIQUE INDEX "order_claims_replacementId_key" ON order_claims USING btree ("replacementId");

CREATE INDEX "order_dispatch_lines_orderLineId_idx" ON order_dispatch_lines USING btree ("orderLineId");

CREATE INDEX order_dispatches_at_idx ON order_dispatches USING btree (at);

CREATE INDEX "order_dispatches_orderId_createdAt_idx" ON order_dispatches USING btree ("orderId", "createdAt");

CREATE UNIQUE INDEX "order_dispatches_orderId_requestKey_key" ON order_dispatches USING btree ("orderId", "requestKey");

CREATE INDEX "order_document_lines_orderLineId_idx" ON order_document_lines USING btree ("orderLineId");

CREATE UNIQUE INDEX "order_documents_dispatchId_key" ON order_documents USING btree ("dispatchId");

CREATE INDEX "order_documents_invoiceId_idx" ON order_documents USING btree ("invoiceId");

CREATE INDEX "order_documents_issuedOn_id_idx" ON order_documents USING btree ("issuedOn", id);

CREATE UNIQUE INDEX "order_documents_kind_financialYear_isApart_serial_key" ON order_documents USING btree (kind, "financialYear", "isApart", serial);

CREATE UNIQUE INDEX order_documents_number_key ON order_documents USING btree (number);

CREATE UNIQUE INDEX order_documents_one_invoice ON order_documents USING btree ("orderId") WHERE ((kind = 'invoice'::"DocumentKind") AND ("dispatchId" IS NULL));

CREATE INDEX "order_documents_orderId_issuedAt_idx" ON order_documents USING btree ("orderId", "issuedAt");

CREATE INDEX "order_documents_paymentId_idx" ON order_documents USING btree ("paymentId");

CREATE INDEX "order_lines_artworkId_idx" ON order_lines USING btree ("artworkId");

CREATE INDEX "order_lines_creditedInId_idx" ON order_lines USING btree ("creditedInId");

CREATE INDEX order_lines_in_proof ON order_lines USING btree (stage, "orderId") WHERE (stage <> 'approved'::"ProofStage");

CREATE INDEX "order_lines_name_orderId_idx" ON order_lines USING btree (name, "orderId");

CREATE UNIQUE INDEX "order_lines_orderId_position_key" ON order_lines USING btree ("orderId", "position");

CREATE INDEX "order_lines_productId_idx" ON order_lines USING btree ("productId");

CREATE INDEX order_lines_samples ON order_lines USING btree ("orderId") WHERE (kind = 'sample'::"LineKind");

CREATE INDEX "order_lines_toolId_idx" ON order_lines USING btree ("toolId");

CREATE INDEX "order_notes_orderId_createdAt_idx" ON order_notes USING btree ("orderId", "createdAt");

CREATE UNIQUE INDEX "order_refunds_creditNoteId_key" ON order_refunds USING btree ("creditNoteId");

CREATE INDEX order_refunds_due ON order_refunds USING btree ("nextTryAt") WHERE (state = 'under_way'::"RefundState");

CREATE INDEX "order_refunds_orderId_createdAt_idx" ON order_refunds USING btree ("orderId", "createdAt");

CREATE UNIQUE INDEX "order_refunds_orderId_requestKey_key" ON order_refunds USING btree ("orderId", "requestKey");

CREATE UNIQUE INDEX "order_refunds_paymentId_key" ON order_refunds USING btree ("paymentId");

CREATE INDEX order_refunds_to_credit ON order_refunds USING btree ("orderId") WHERE (("creditDuePaise" > 0) AND ("creditNoteId" IS NULL));

CREATE INDEX "order_return_lines_orderLineId_idx" ON order_return_lines USING btree ("orderLineId");

CREATE UNIQUE INDEX "order_returns_creditNoteId_key" ON order_returns USING btree ("creditNoteId");

CREATE INDEX "order_returns_orderId_createdAt_idx" ON order_returns USING btree ("orderId", "createdAt");

CREATE UNIQUE INDEX "order_returns_orderId_requestKey_key" ON order_returns USING btree ("orderId", "requestKey");

CREATE INDEX "order_status_changes_orderId_at_idx" ON order_status_changes USING btree ("orderId", at);

CREATE INDEX order_status_changes_status_at_idx ON order_status_changes USING btree (status, at);

CREATE INDEX orders_by_payment ON orders USING btree ("paymentState", "createdAt" DESC, id DESC) WHERE ("paymentState" <> 'unpaid'::"PaymentState");

CREATE INDEX orders_by_phone ON orders USING btree (phone_digits(phone)) WHERE (email IS NULL);

CREATE INDEX "orders_companyId_createdAt_id_idx" ON orders USING btree ("companyId", "createdAt" DESC, id);

CREATE INDEX "orders_createdAt_id_idx" ON orders USING btree ("createdAt" DESC, id);

CREATE INDEX orders_email_idx ON orders USING btree (email);

CREATE UNIQUE INDEX "orders_offerVersionId_key" ON orders USING btree ("offerVersionId");

CREATE INDEX orders_on_account ON orders USING btree ("userId") WHERE (("paymentMethod" = 'account'::"PaymentMethod") AND ("outstandingPaise" > 0));

CREATE INDEX orders_on_account_by_company ON orders USING btree ("companyId") WHERE (("companyId" IS NOT NULL) AND ("paymentMethod" = 'account'::"PaymentMethod") AND ("outstandingPaise" > 0));

CREATE UNIQUE INDEX "orders_orderId_key" ON orders USING btree ("orderId");

CREATE INDEX orders_owed ON orders USING btree ("paymentDueOn", "createdAt", id) INCLUDE ("outstandingPaise") WHERE (("outstandingPaise" > 0) AND (("paymentMethod" IS NOT NULL) OR billed OR ("paidPaise" > 0)));

CREATE INDEX orders_promo_latest ON orders USING btree ("promoCode", "createdAt" DESC) WHERE (("promoCode" IS NOT NULL) AND (status <> 'Cancelled'::"OrderStatus"));

CREATE INDEX orders_promo_uses ON orders USING btree ("promoCode", email) WHERE ("promoCode" IS NOT NULL);

CREATE INDEX orders_search ON orders USING gin ("searchText" gin_trgm_ops);

CREATE INDEX "orders_status_createdAt_id_idx" ON orders USING btree (status, "createdAt" DESC, id);

CREATE INDEX orders_to_leave ON orders USING btree ("dispatchBy") WHERE (status = ANY (ARRAY['Pending'::"OrderStatus", 'Processing'::"OrderStatus"]));

CREATE INDEX orders_unproven_idx ON orders USING btree ("createdAt") WHERE ((status = 'Pending'::"OrderStatus") AND (proof IS NULL));

CREATE INDEX "orders_userId_companyId_createdAt_id_idx" ON orders USING btree ("userId", "companyId", "createdAt" DESC, id);

CREATE UNIQUE INDEX "payment_references_paymentId_key" ON payment_references USING btree ("paymentId");

CREATE INDEX payments_at_idx ON payments USING btree (at);

CREATE INDEX "payments_createdAt_id_idx" ON payments USING btree ("createdAt" DESC, id);

CREATE INDEX "payments_orderId_createdAt_id_idx" ON payments USING btree ("orderId", "createdAt", id);

CREATE UNIQUE INDEX "payments_providerId_key" ON payments USING btree ("providerId");

CREATE UNIQUE INDEX "payments_reversesId_key" ON payments USING btree ("reversesId");

CREATE INDEX "pending_logins_expiresAt_idx" ON pending_logins USING btree ("expiresAt");

CREATE UNIQUE INDEX "pending_logins_handleHash_key" ON pending_logins USING btree ("handleHash");

CREATE INDEX "pending_logins_userId_idx" ON pending_logins USING btree ("userId");

CREATE INDEX "price_changes_productId_createdAt_id_idx" ON price_changes USING btree ("productId", "createdAt" DESC, id);

CREATE INDEX "price_changes_userId_idx" ON price_changes USING btree ("userId");

CREATE INDEX "price_list_rows_productId_idx" ON price_list_rows USING btree ("productId");

CREATE UNIQUE INDEX price_lists_name_key ON price_lists USING btree (name);

CREATE INDEX "product_companions_companionId_idx" ON product_companions USING btree ("companionId");

CREATE INDEX "product_facets_productId_idx" ON product_facets USING btree ("productId");

CREATE UNIQUE INDEX product_families_one_name ON product_families USING btree (lower(name));

CREATE INDEX "product_reviews_createdAt_id_idx" ON product_reviews USING btree ("createdAt" DESC, id);

CREATE UNIQUE INDEX "product_reviews_orderLineId_key" ON product_reviews USING btree ("orderLineId");

CREATE INDEX "product_reviews_productId_date_id_idx" ON product_reviews USING btree ("productId", date DESC, id);

CREATE INDEX "product_reviews_status_createdAt_id_idx" ON product_reviews USING btree (status, "createdAt" DESC, id);

CREATE INDEX "product_reviews_userId_idx" ON product_reviews USING btree ("userId");

CREATE INDEX product_search_documents_area ON product_search_documents USING btree (((longest + middle)));

CREATE INDEX product_search_documents_document ON product_search_documents USING gin (document) WITH (gin_pending_list_limit='64');

CREATE INDEX product_search_documents_names ON product_search_documents USING gin (ts_filter(headline, '{a}'::"char"[])) WITH (gin_pending_list_limit='64');

CREATE INDEX product_search_documents_size ON product_search_documents USING btree ((((longest + middle) + shortest)));

CREATE INDEX products_archived ON products USING btree (name, id) WHERE ("deletedAt" IS NOT NULL);

CREATE INDEX products_by_category_name ON products USING btree (category, name, id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_by_category_piece ON products USING btree (category, "piecePaise", id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_by_category_price ON products USING btree (category, "pricePaise", id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_by_category_rating ON products USING btree (category, rating DESC, "reviewCount" DESC, id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_by_family ON products USING btree ("familyId") WHERE ("familyId" IS NOT NULL);

CREATE INDEX products_by_name ON products USING btree (name, id) WHERE ("deletedAt" IS NULL);

CREATE INDEX products_by_newest ON products USING btree ("createdAt" DESC, id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_by_price ON products USING btree ("pricePaise", id) WHERE ("deletedAt" IS NULL);

CREATE INDEX products_by_rating ON products USING btree (rating DESC, "reviewCount" DESC, id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_by_state ON products USING btree ("stockState", name, id) WHERE ("deletedAt" IS NULL);

CREATE INDEX products_by_state_price ON products USING btree ("stockState", "pricePaise", id) WHERE ("deletedAt" IS NULL);

CREATE INDEX products_by_state_stock ON products USING btree ("stockState", "stockBand") WHERE ("deletedAt" IS NULL);

CREATE INDEX products_by_state_updated ON products USING btree ("stockState", "updatedAt", id) WHERE ("deletedAt" IS NULL);

CREATE INDEX products_by_stock_band ON products USING btree ("stockBand") WHERE ("deletedAt" IS NULL);

CREATE INDEX products_by_updated ON products USING btree ("updatedAt", id) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX products_featured ON products USING btree ("featuredPosition") WHERE ("featuredPosition" IS NOT NULL);

CREATE INDEX products_in_shop_by_name ON products USING btree (name, id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_in_shop_by_piece ON products USING btree ("piecePaise", id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_in_shop_by_price ON products USING btree ("pricePaise", id) WHERE ("notInShop" IS NULL);

CREATE INDEX products_low ON products USING btree (id) WHERE (("deletedAt" IS NULL) AND ("stockState" = ANY (ARRAY['low'::text, 'out-of-stock'::text])));

CREATE INDEX products_search ON products USING gin ("searchText" gin_trgm_ops) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX products_sku ON products USING btree (lower(sku)) WHERE ("deletedAt" IS NULL);

CREATE UNIQUE INDEX "proof_approvals_proofId_key" ON proof_approvals USING btree ("proofId");

CREATE UNIQUE INDEX "proof_pins_proofId_n_key" ON proof_pins USING btree ("proofId", n);

CREATE INDEX "proof_pins_userId_idx" ON proof_pins USING btree ("userId");

CREATE UNIQUE INDEX "proofs_orderLineId_n_key" ON proofs USING btree ("orderLineId", n);

CREATE INDEX "proofs_userId_idx" ON proofs USING btree ("userId");

CREATE INDEX "push_messages_nextAt_idx" ON push_messages USING btree ("nextAt");

CREATE INDEX "push_messages_subscriptionId_idx" ON push_messages USING btree ("subscriptionId");

CREATE UNIQUE INDEX push_subscriptions_endpoint_key ON push_subscriptions USING btree (endpoint);

CREATE UNIQUE INDEX "push_subscriptions_sessionId_key" ON push_subscriptions USING btree ("sessionId");

CREATE INDEX "rate_limits_lastAt_idx" ON rate_limits USING btree ("lastAt");

CREATE INDEX "razorpay_events_receivedAt_idx" ON razorpay_events USING btree ("receivedAt");

CREATE INDEX "razorpay_orders_orderId_idx" ON razorpay_orders USING btree ("orderId");

CREATE INDEX razorpay_orders_unsettled ON razorpay_orders USING btree ("nextLookAt") WHERE ("settledAt" IS NULL);

CREATE INDEX "razorpay_refunds_nextTryAt_idx" ON razorpay_refunds USING btree ("nextTryAt");

CREATE INDEX "razorpay_refunds_orderId_idx" ON razorpay_refunds USING btree ("orderId");

CREATE UNIQUE INDEX "recovery_codes_userId_codeHash_key" ON recovery_codes USING btree ("userId", "codeHash");

CREATE INDEX "saved_lists_companyId_idx" ON saved_lists USING btree ("companyId");

CREATE INDEX "saved_lists_keeperId_idx" ON saved_lists USING btree ("keeperId");

CREATE INDEX "saved_lists_nextOn_idx" ON saved_lists USING btree ("nextOn");

CREATE INDEX "saved_lists_userId_companyId_idx" ON saved_lists USING btree ("userId", "companyId");

CREATE INDEX "sent_mails_orderId_sentAt_idx" ON sent_mails USING btree ("orderId", "sentAt");

CREATE INDEX "sessions_expiresAt_idx" ON sessions USING btree ("expiresAt");

CREATE INDEX "sessions_userId_lastSeenAt_idx" ON sessions USING btree ("userId", "lastSeenAt" DESC);

CREATE UNIQUE INDEX "sign_in_codes_codeHash_key" ON sign_in_codes USING btree ("codeHash");

CREATE INDEX "sign_in_codes_expiresAt_idx" ON sign_in_codes USING btree ("expiresAt");

CREATE INDEX "sign_in_codes_userId_idx" ON sign_in_codes USING btree ("userId");

CREATE INDEX sold_names_search ON sold_names USING gin (lower(name) gin_trgm_ops);

CREATE INDEX "stock_adjustments_createdAt_idx" ON stock_adjustments USING btree ("createdAt");

CREATE INDEX "stock_adjustments_productId_createdAt_id_idx" ON stock_adjustments USING btree ("productId", "createdAt" DESC, id);

CREATE UNIQUE INDEX "stock_adjustments_sheetId_productId_key" ON stock_adjustments USING btree ("sheetId", "productId");

CREATE INDEX "stored_images_createdAt_idx" ON stored_images USING btree ("createdAt");

CREATE INDEX "stored_images_sourceHash_idx" ON stored_images USING btree ("sourceHash");

CREATE INDEX tallies_topic_day_idx ON tallies USING btree (topic, day);

CREATE INDEX "tax_rates_hsn_validFrom_id_idx" ON tax_rates USING btree (hsn, "validFrom" DESC, id);

CREATE UNIQUE INDEX tools_number_key ON tools USING btree (number);

CREATE INDEX "tools_productId_idx" ON tools USING btree ("productId");

CREATE INDEX "tools_userId_idx" ON tools USING btree ("userId");

CREATE INDEX "users_createdAt_id_idx" ON users USING btree ("createdAt" DESC, id);

CREATE UNIQUE INDEX users_email_key ON users USING btree (email);

CREATE UNIQUE INDEX "users_googleIssuer_googleSubject_key" ON users USING btree ("googleIssuer", "googleSubject");

CREATE INDEX "users_role_createdAt_id_idx" ON users USING btree (role, "createdAt" DESC, id);

CREATE INDEX users_search ON users USING gin ("searchText" gin_trgm_ops);

CREATE INDEX "webhook_deliveries_createdAt_idx" ON webhook_deliveries USING btree ("createdAt");

CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree ("nextAt") WHERE (state = 'waiting'::"WebhookDeliveryState");

CREATE INDEX webhook_deliveries_of_object ON webhook_deliveries USING btree ("webhookId", "objectId", "queuedAt") WHERE (state = 'waiting'::"WebhookDeliveryState");

CREATE INDEX "webhook_deliveries_webhookId_createdAt_id_idx" ON webhook_deliveries USING btree ("webhookId", "createdAt" DESC, id);

CREATE INDEX "whatsapp_messages_createdAt_id_idx" ON whatsapp_messages USING btree ("createdAt" DESC, id);

CREATE INDEX whatsapp_messages_due ON whatsapp_messages USING btree ("nextAt") WHERE (state = 'waiting'::"WhatsAppState");

CREATE INDEX "whatsapp_messages_number_createdAt_idx" ON whatsapp_messages USING btree (number, "createdAt" DESC);

CREATE UNIQUE INDEX "whatsapp_messages_providerId_key" ON whatsapp_messages USING btree ("providerId");

CREATE UNIQUE INDEX "whatsapp_messages_replyId_key" ON whatsapp_messages USING btree ("replyId");

CREATE INDEX "whatsapp_receipts_number_receivedAt_idx" ON whatsapp_receipts USING btree (number, "receivedAt" DESC);

CREATE INDEX "whatsapp_receipts_receivedAt_idx" ON whatsapp_receipts USING btree ("receivedAt");

CREATE CONSTRAINT TRIGGER "api_keys_entered" AFTER INSERT ON "api_keys"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_key_entry();

CREATE TRIGGER "api_keys_kept" BEFORE UPDATE ON "api_keys"
    FOR EACH ROW EXECUTE FUNCTION keep_api_key();

CREATE TRIGGER "audit_chain_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER "audit_logs_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_logs"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE CONSTRAINT TRIGGER "audit_logs_chained" AFTER INSERT ON "audit_logs"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_audit_entry();

CREATE TRIGGER "audit_logs_signed" BEFORE INSERT ON "audit_logs"
    FOR EACH ROW EXECUTE FUNCTION sign_audit_entry();

CREATE TRIGGER "consents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consents"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TRIGGER "contact_messages_told" AFTER INSERT ON "contact_messages"
    FOR EACH ROW WHEN (NEW."writtenBy" IS NULL) EXECUTE FUNCTION tell_of_message();

CREATE TRIGGER "newsletter_subscriptions_tally_added" AFTER INSERT ON "newsletter_subscriptions"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added('subscriptions', 'state');

CREATE TRIGGER "newsletter_subscriptions_tally_changed" AFTER UPDATE ON "newsletter_subscriptions"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_changed('subscriptions', 'state');

CREATE TRIGGER "newsletter_subscriptions_tally_removed" AFTER DELETE ON "newsletter_subscriptions"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed('subscriptions', 'state');

CREATE TRIGGER "offer_messages_told" AFTER INSERT ON "offer_messages"
    FOR EACH ROW WHEN (NEW."party" = 'customer') EXECUTE FUNCTION tell_of_offer_message();

CREATE TRIGGER "offer_versions_frozen" BEFORE UPDATE OR DELETE ON "offer_versions"
    FOR EACH ROW EXECUTE FUNCTION keep_sent_version();

CREATE TRIGGER "offers_added_told" AFTER INSERT ON "offers"
    FOR EACH ROW EXECUTE FUNCTION tell_of_offer();

CREATE TRIGGER "offers_changed_told" AFTER UPDATE OF "state", "version" ON "offers"
    FOR EACH ROW WHEN ((NEW."state", NEW."version") IS DISTINCT FROM (OLD."state", OLD."version"))
    EXECUTE FUNCTION tell_of_offer();

CREATE TRIGGER "order_call_off_dispatches_counted" AFTER INSERT OR DELETE ON "order_call_off_dispatches"
    FOR EACH ROW EXECUTE FUNCTION count_called_off();

CREATE TRIGGER "order_call_offs_ordered" AFTER INSERT OR UPDATE OF "quantity", "state" ON "order_call_offs"
    FOR EACH ROW EXECUTE FUNCTION check_called_off();

CREATE TRIGGER "order_dispatch_lines_ordered" AFTER INSERT OR UPDATE ON "order_dispatch_lines"
    FOR EACH ROW EXECUTE FUNCTION check_dispatched();

CREATE TRIGGER "order_dispatches_told" AFTER INSERT ON "order_dispatches"
    FOR EACH ROW EXECUTE FUNCTION tell_of_dispatch();

CREATE TRIGGER "order_document_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_document_lines"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE TRIGGER "order_documents_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_documents"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE TRIGGER "order_documents_billed" AFTER INSERT ON "order_documents" FOR EACH ROW
    WHEN (NEW."kind" = 'invoice') EXECUTE FUNCTION mark_billed();

CREATE TRIGGER "order_documents_credited" AFTER INSERT ON "order_documents" FOR EACH ROW
    WHEN (NEW."kind" = 'credit_note') EXECUTE FUNCTION add_credit_note();

CREATE TRIGGER "order_documents_tallied" AFTER INSERT ON "order_documents"
    FOR EACH ROW WHEN (NEW."kind" IN ('invoice', 'credit_note')) EXECUTE FUNCTION tally_billed();

CREATE TRIGGER "order_lines_category_kept" BEFORE INSERT ON "order_lines" FOR EACH ROW
    WHEN (NEW."category" IS NULL) EXECUTE FUNCTION keep_sold_category();

CREATE TRIGGER "order_lines_made" AFTER UPDATE OF "quantity", "orderedQuantity" ON "order_lines"
    FOR EACH ROW EXECUTE FUNCTION check_made();

CREATE TRIGGER "order_lines_tallied" AFTER UPDATE ON "order_lines"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_lines();

CREATE TRIGGER "order_lines_tallied_gone" AFTER DELETE ON "order_lines"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_lines();

CREATE TRIGGER "order_lines_tallied_new" AFTER INSERT ON "order_lines"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_lines();

CREATE TRIGGER "order_return_lines_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_return_lines"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE TRIGGER "order_return_lines_bought" AFTER INSERT ON "order_return_lines"
    FOR EACH ROW EXECUTE FUNCTION check_returned();

CREATE TRIGGER "order_returns_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_returns"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE TRIGGER "order_status_changes_tallied" AFTER INSERT ON "order_status_changes" FOR EACH ROW
    WHEN (departures_of(NEW."status", NEW."takesBack") <> 0) EXECUTE FUNCTION tally_departure();

CREATE TRIGGER "orders_begin_unpaid" BEFORE INSERT ON "orders" FOR EACH ROW
    WHEN (NEW."paidPaise" <> 0 OR NEW."refundedPaise" <> 0 OR NEW."creditedPaise" <> 0)
    EXECUTE FUNCTION refuse_unbooked_sums();

CREATE TRIGGER "orders_billed_booked" BEFORE UPDATE OF "billed" ON "orders"
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unbooked_sums();

CREATE TRIGGER "orders_owing" AFTER UPDATE ON "orders" FOR EACH ROW
    WHEN ((CASE WHEN owes(OLD) THEN OLD."outstandingPaise" END)
        IS DISTINCT FROM (CASE WHEN owes(NEW) THEN NEW."outstandingPaise" END))
    EXECUTE FUNCTION tally_outstanding();

CREATE TRIGGER "orders_owing_gone" AFTER DELETE ON "orders" FOR EACH ROW
    WHEN (owes(OLD)) EXECUTE FUNCTION tally_outstanding();

CREATE TRIGGER "orders_owing_new" AFTER INSERT ON "orders" FOR EACH ROW
    WHEN (owes(NEW)) EXECUTE FUNCTION tally_outstanding();

CREATE TRIGGER "orders_paid_told" AFTER UPDATE ON "orders"
    FOR EACH ROW WHEN (NEW."firstPaidAt" IS NULL AND NEW."status" <> 'Cancelled'
        AND OLD."paymentState" IN ('unpaid', 'part') AND NEW."paymentState" IN ('paid', 'over'))
    EXECUTE FUNCTION tell_of_paid();

CREATE TRIGGER "orders_placed_told" AFTER INSERT ON "orders"
    FOR EACH ROW EXECUTE FUNCTION tell_of_order('order.placed');

CREATE TRIGGER "orders_status_told" AFTER UPDATE OF "status" ON "orders"
    FOR EACH ROW WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION tell_of_order('order.status');

CREATE TRIGGER "orders_sums_booked" BEFORE UPDATE OF "paidPaise", "refundedPaise", "creditedPaise" ON "orders"
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_unbooked_sums();

CREATE TRIGGER "orders_tallied" AFTER UPDATE ON "orders" FOR EACH ROW
    WHEN ((OLD."status", OLD."createdAt", OLD."promoCode", OLD."totalPaise", OLD."discountPaise")
        IS DISTINCT FROM (NEW."status", NEW."createdAt", NEW."promoCode", NEW."totalPaise", NEW."discountPaise"))
    EXECUTE FUNCTION tally_order_change();

CREATE TRIGGER "orders_tallied_gone" BEFORE DELETE ON "orders"
    FOR EACH ROW EXECUTE FUNCTION tally_order_change();

CREATE TRIGGER "orders_tallied_new" AFTER INSERT ON "orders"
    FOR EACH ROW EXECUTE FUNCTION tally_order_change();

CREATE TRIGGER "payments_added" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION add_payment();

CREATE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payments"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_books();

CREATE TRIGGER "payments_receipt_told" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."kind" = 'receipt') EXECUTE FUNCTION tell_of_payment('payment.received');

CREATE TRIGGER "payments_refund_told" AFTER INSERT ON "payments"
    FOR EACH ROW WHEN (NEW."kind" = 'refund') EXECUTE FUNCTION tell_of_payment('order.refunded');

CREATE TRIGGER "payments_tallied" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION tally_received();

CREATE TRIGGER "product_reviews_added" AFTER INSERT ON "product_reviews"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();

CREATE TRIGGER "product_reviews_changed" AFTER UPDATE ON "product_reviews"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();

CREATE TRIGGER "product_reviews_removed" AFTER DELETE ON "product_reviews"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_product_rating();

CREATE TRIGGER "product_reviews_tally_added" AFTER INSERT ON "product_reviews"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_added('reviews', 'status');

CREATE TRIGGER "product_reviews_tally_changed" AFTER UPDATE ON "product_reviews"
    REFERENCING OLD TABLE AS removed NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tally_changed('reviews', 'status');

CREATE TRIGGER "product_reviews_tally_removed" AFTER DELETE ON "product_reviews"
    REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally_removed('reviews', 'status');

CREATE TRIGGER "products_added_told" AFTER INSERT ON "products"
    FOR EACH ROW EXECUTE FUNCTION tell_of_product('product.changed');

CREATE TRIGGER "products_changed_told" AFTER UPDATE ON "products"
    FOR EACH ROW WHEN (
        (NEW."name", NEW."description", NEW."category", NEW."pricePaise", NEW."originalPricePaise", NEW."minQuantity",
            NEW."packMultiple", NEW."priceTiers", NEW."isNew", NEW."forSale", NEW."thumbnailImage", NEW."images",
            NEW."features", NEW."specifications"::text, NEW."hsnCode", NEW."gtin", NEW."recycledPercent", NEW."sku", NEW."lowStockAt", NEW."supply",
            NEW."dispatchDays", NEW."maxQuantity", NEW."printOptions", NEW."sample", NEW."dieline", NEW."packedWeight",
            NEW."carton", NEW."draft", NEW."familyId", NEW."familyLabel", NEW."deletedAt")
        IS DISTINCT FROM
        (OLD."name", OLD."description", OLD."category", OLD."pricePaise", OLD."originalPricePaise", OLD."minQuantity",
            OLD."packMultiple", OLD."priceTiers", OLD."isNew", OLD."forSale", OLD."thumbnailImage", OLD."images",
            OLD."features", OLD."specifications"::text, OLD."hsnCode", OLD."gtin", OLD."recycledPercent", OLD."sku", OLD."lowStockAt", OLD."supply",
            OLD."dispatchDays", OLD."maxQuantity", OLD."printOptions", OLD."sample", OLD."dieline", OLD."packedWeight",
            OLD."carton", OLD."draft", OLD."familyId", OLD."familyLabel", OLD."deletedAt")
    ) EXECUTE FUNCTION tell_of_product('product.changed');

CREATE TRIGGER "products_indexed" AFTER UPDATE OF "name", "sku", "category", "description", "features", "specifications",
    "translations" ON "products" FOR EACH ROW
    WHEN ((OLD."name", OLD."sku", OLD."category", OLD."description", OLD."features", OLD."specifications"::text, OLD."translations")
        IS DISTINCT FROM (NEW."name", NEW."sku", NEW."category", NEW."description", NEW."features", NEW."specifications"::text, NEW."translations"))
    EXECUTE FUNCTION index_changed_product();

CREATE TRIGGER "products_indexed_new" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION index_new_products();

CREATE TRIGGER "products_low_known" AFTER INSERT ON "products"
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION know_low_products();

CREATE TRIGGER "products_low_told" AFTER UPDATE ON "products"
    FOR EACH ROW WHEN (OLD."stockState" = 'in-stock' AND NEW."stockState" IN ('low', 'out-of-stock'))
    EXECUTE FUNCTION tell_of_product('stock.low');

CREATE TRIGGER "products_tallied" AFTER UPDATE ON "products" FOR EACH ROW
    WHEN ((OLD."category", OLD."stockState", OLD."deletedAt" IS NULL)
        IS DISTINCT FROM (NEW."category", NEW."stockState", NEW."deletedAt" IS NULL))
    EXECUTE FUNCTION tally_product();

CREATE TRIGGER "products_tallied_new" AFTER INSERT OR DELETE ON "products"
    FOR EACH ROW EXECUTE FUNCTION tally_product();

CREATE TRIGGER "proof_approvals_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "proof_approvals"
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_approval();

CREATE TRIGGER "proof_approvals_of_file" BEFORE INSERT ON "proof_approvals"
    FOR EACH ROW EXECUTE FUNCTION check_approval();

CREATE TRIGGER "proofs_added_told" AFTER INSERT ON "proofs"
    FOR EACH ROW EXECUTE FUNCTION tell_of_proof();

CREATE TRIGGER "proofs_changed_told" AFTER UPDATE OF "state" ON "proofs"
    FOR EACH ROW WHEN (NEW."state" <> OLD."state") EXECUTE FUNCTION tell_of_proof();

CREATE TRIGGER "proofs_kept" BEFORE UPDATE ON "proofs"
    FOR EACH ROW EXECUTE FUNCTION keep_approved_proof();

CREATE CONSTRAINT TRIGGER "sessions_entered" AFTER INSERT ON "sessions"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_session_entry();

CREATE TRIGGER "sessions_kept" BEFORE UPDATE ON "sessions"
    FOR EACH ROW EXECUTE FUNCTION keep_session();

CREATE TRIGGER "sessions_push_ended" AFTER UPDATE OF "revokedAt" ON "sessions"
    FOR EACH ROW WHEN (NEW."revokedAt" IS NOT NULL) EXECUTE FUNCTION end_push();

CREATE TRIGGER "users_id_kept" BEFORE UPDATE OF "id" ON "users"
    FOR EACH ROW WHEN (NEW."id" IS DISTINCT FROM OLD."id") EXECUTE FUNCTION refuse_other_id();

CREATE TRIGGER "users_tallied" AFTER UPDATE ON "users" FOR EACH ROW
    WHEN ((OLD."role", OLD."deactivatedAt" IS NULL) IS DISTINCT FROM (NEW."role", NEW."deactivatedAt" IS NULL))
    EXECUTE FUNCTION tally_account();

CREATE TRIGGER "users_tallied_new" AFTER INSERT OR DELETE ON "users"
    FOR EACH ROW EXECUTE FUNCTION tally_account();

ALTER TABLE ONLY account_tokens
    ADD CONSTRAINT "account_tokens_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY addresses
    ADD CONSTRAINT "addresses_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES companies(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY addresses
    ADD CONSTRAINT "addresses_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY approval_requests
    ADD CONSTRAINT "approval_requests_askedById_fkey" FOREIGN KEY ("askedById") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY approval_requests
    ADD CONSTRAINT "approval_requests_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES companies(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY approval_requests
    ADD CONSTRAINT "approval_requests_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY approval_requests
    ADD CONSTRAINT "approval_requests_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY artwork_parts
    ADD CONSTRAINT "artwork_parts_artworkId_fkey" FOREIGN KEY ("artworkId") REFERENCES artworks(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY artworks
    ADD CONSTRAINT "artworks_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY artworks
    ADD CONSTRAINT "artworks_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY breach_notices
    ADD CONSTRAINT breach_notices_reference_fkey FOREIGN KEY (reference) REFERENCES breaches(reference) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY category_addresses
    ADD CONSTRAINT category_addresses_category_fkey FOREIGN KEY (category) REFERENCES categories(slug) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY certificates
    ADD CONSTRAINT "certificates_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES attachments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY certificates
    ADD CONSTRAINT "certificates_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY companies
    ADD CONSTRAINT "companies_priceListId_fkey" FOREIGN KEY ("priceListId") REFERENCES price_lists(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT "company_invitations_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES companies(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY company_invitations
    ADD CONSTRAINT "company_invitations_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY company_members
    ADD CONSTRAINT "company_members_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES companies(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY company_members
    ADD CONSTRAINT "company_members_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY contact_messages
    ADD CONSTRAINT "contact_messages_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES attachments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY contact_messages
    ADD CONSTRAINT "contact_messages_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY contact_messages
    ADD CONSTRAINT "contact_messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY delivery_challans
    ADD CONSTRAINT "delivery_challans_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES order_dispatches(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY delivery_challans
    ADD CONSTRAINT "delivery_challans_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY einvoice_tasks
    ADD CONSTRAINT "einvoice_tasks_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY favourites
    ADD CONSTRAINT "favourites_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY favourites
    ADD CONSTRAINT "favourites_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT "idempotency_keys_approvalRequestId_fkey" FOREIGN KEY ("approvalRequestId") REFERENCES approval_requests(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT "idempotency_keys_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT "idempotency_keys_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY ims_replies
    ADD CONSTRAINT "ims_replies_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY invitations
    ADD CONSTRAINT "invitations_invitedById_fkey" FOREIGN KEY ("invitedById") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY invoice_registrations
    ADD CONSTRAINT "invoice_registrations_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY low_stock_notices
    ADD CONSTRAINT "low_stock_notices_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY message_replies
    ADD CONSTRAINT "message_replies_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES contact_messages(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY message_replies
    ADD CONSTRAINT "message_replies_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY offer_files
    ADD CONSTRAINT "offer_files_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES attachments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY offer_files
    ADD CONSTRAINT "offer_files_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES offers(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY offer_messages
    ADD CONSTRAINT "offer_messages_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES offers(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY offer_messages
    ADD CONSTRAINT "offer_messages_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY offer_versions
    ADD CONSTRAINT "offer_versions_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES offers(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY offers
    ADD CONSTRAINT "offers_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES companies(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY offers
    ADD CONSTRAINT "offers_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY offers
    ADD CONSTRAINT "offers_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES contact_messages(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY offers
    ADD CONSTRAINT "offers_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY order_call_off_dispatches
    ADD CONSTRAINT "order_call_off_dispatches_callOffId_fkey" FOREIGN KEY ("callOffId") REFERENCES order_call_offs(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_call_off_dispatches
    ADD CONSTRAINT "order_call_off_dispatches_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES order_dispatches(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_call_offs
    ADD CONSTRAINT "order_call_offs_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_call_offs
    ADD CONSTRAINT "order_call_offs_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES order_lines(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_claim_lines
    ADD CONSTRAINT "order_claim_lines_claimId_fkey" FOREIGN KEY ("claimId") REFERENCES order_claims(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_claim_lines
    ADD CONSTRAINT "order_claim_lines_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES order_lines(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_claim_photos
    ADD CONSTRAINT "order_claim_photos_attachmentId_fkey" FOREIGN KEY ("attachmentId") REFERENCES attachments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_claim_photos
    ADD CONSTRAINT "order_claim_photos_claimId_fkey" FOREIGN KEY ("claimId") REFERENCES order_claims(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_claims
    ADD CONSTRAINT "order_claims_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_claims
    ADD CONSTRAINT "order_claims_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_claims
    ADD CONSTRAINT "order_claims_replacementId_fkey" FOREIGN KEY ("replacementId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_dispatch_lines
    ADD CONSTRAINT "order_dispatch_lines_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES order_dispatches(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_dispatch_lines
    ADD CONSTRAINT "order_dispatch_lines_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES order_lines(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_dispatches
    ADD CONSTRAINT "order_dispatches_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_document_lines
    ADD CONSTRAINT "order_document_lines_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_documents
    ADD CONSTRAINT "order_documents_dispatchId_fkey" FOREIGN KEY ("dispatchId") REFERENCES order_dispatches(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_documents
    ADD CONSTRAINT "order_documents_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_documents
    ADD CONSTRAINT "order_documents_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_documents
    ADD CONSTRAINT "order_documents_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT "order_lines_artworkId_fkey" FOREIGN KEY ("artworkId") REFERENCES artworks(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT "order_lines_creditedInId_fkey" FOREIGN KEY ("creditedInId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT "order_lines_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT "order_lines_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY order_lines
    ADD CONSTRAINT "order_lines_toolId_fkey" FOREIGN KEY ("toolId") REFERENCES tools(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_notes
    ADD CONSTRAINT "order_notes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_notes
    ADD CONSTRAINT "order_notes_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY order_refunds
    ADD CONSTRAINT "order_refunds_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_refunds
    ADD CONSTRAINT "order_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_refunds
    ADD CONSTRAINT "order_refunds_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_refunds
    ADD CONSTRAINT "order_refunds_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES order_returns(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_return_lines
    ADD CONSTRAINT "order_return_lines_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES order_lines(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_return_lines
    ADD CONSTRAINT "order_return_lines_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES order_returns(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_returns
    ADD CONSTRAINT "order_returns_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES order_documents(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_returns
    ADD CONSTRAINT "order_returns_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY order_status_changes
    ADD CONSTRAINT "order_status_changes_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY order_status_changes
    ADD CONSTRAINT "order_status_changes_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY orders
    ADD CONSTRAINT "orders_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES companies(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY orders
    ADD CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY payment_references
    ADD CONSTRAINT "payment_references_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY payments
    ADD CONSTRAINT "payments_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY payments
    ADD CONSTRAINT "payments_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES payments(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY pending_logins
    ADD CONSTRAINT "pending_logins_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY price_changes
    ADD CONSTRAINT "price_changes_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY price_changes
    ADD CONSTRAINT "price_changes_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY price_list_rows
    ADD CONSTRAINT "price_list_rows_priceListId_fkey" FOREIGN KEY ("priceListId") REFERENCES price_lists(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY price_list_rows
    ADD CONSTRAINT "price_list_rows_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY product_companions
    ADD CONSTRAINT "product_companions_companionId_fkey" FOREIGN KEY ("companionId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY product_companions
    ADD CONSTRAINT "product_companions_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY product_facets
    ADD CONSTRAINT "product_facets_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY product_reviews
    ADD CONSTRAINT "product_reviews_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES order_lines(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY product_reviews
    ADD CONSTRAINT "product_reviews_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY product_reviews
    ADD CONSTRAINT "product_reviews_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY product_search_documents
    ADD CONSTRAINT "product_search_documents_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY products
    ADD CONSTRAINT products_category_fkey FOREIGN KEY (category) REFERENCES categories(name) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY products
    ADD CONSTRAINT "products_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES product_families(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY proof_approvals
    ADD CONSTRAINT "proof_approvals_proofId_fkey" FOREIGN KEY ("proofId") REFERENCES proofs(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY proof_pins
    ADD CONSTRAINT "proof_pins_proofId_fkey" FOREIGN KEY ("proofId") REFERENCES proofs(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY proof_pins
    ADD CONSTRAINT "proof_pins_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY proofs
    ADD CONSTRAINT "proofs_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES order_lines(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY proofs
    ADD CONSTRAINT "proofs_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY push_messages
    ADD CONSTRAINT "push_messages_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES push_subscriptions(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY push_subscriptions
    ADD CONSTRAINT "push_subscriptions_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES sessions(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY razorpay_orders
    ADD CONSTRAINT "razorpay_orders_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY razorpay_refunds
    ADD CONSTRAINT "razorpay_refunds_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT "recovery_codes_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY saved_lists
    ADD CONSTRAINT "saved_lists_companyId_fkey" FOREIGN KEY ("companyId") REFERENCES companies(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY saved_lists
    ADD CONSTRAINT "saved_lists_keeperId_fkey" FOREIGN KEY ("keeperId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY saved_lists
    ADD CONSTRAINT "saved_lists_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY sent_mails
    ADD CONSTRAINT "sent_mails_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY sessions
    ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY sign_in_codes
    ADD CONSTRAINT "sign_in_codes_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY stock_adjustments
    ADD CONSTRAINT "stock_adjustments_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY stock_adjustments
    ADD CONSTRAINT "stock_adjustments_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY tools
    ADD CONSTRAINT "tools_productId_fkey" FOREIGN KEY ("productId") REFERENCES products(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY tools
    ADD CONSTRAINT "tools_userId_fkey" FOREIGN KEY ("userId") REFERENCES users(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY webhook_deliveries
    ADD CONSTRAINT "webhook_deliveries_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES webhooks(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY whatsapp_messages
    ADD CONSTRAINT "whatsapp_messages_replyId_fkey" FOREIGN KEY ("replyId") REFERENCES message_replies(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- The rows of a new shop.

INSERT INTO categories ("slug", "name", "position", "description", "metaDescription") VALUES
    ('paper-bags', 'Paper Bags', '1', 'Kraft and white carriers with twisted, flat and rope handles, for shops, bakeries and gifting.', 'Paper bags for shops, bakeries and gifting: twisted, flat and rope handles, in kraft and white, plain or printed.'),
    ('food-packaging', 'Food Packaging', '2', 'Bowls, trays, boxes and wraps that hold heat, oil and gravy, ready for delivery.', 'Food packaging for restaurants and cloud kitchens: bowls, trays, burger and noodle boxes, greaseproof wraps and wooden cutlery.'),
    ('boxes', 'Boxes', '3', 'Corrugated cartons in courier sizes, tuck boxes for the shelf, and rigid boxes for gifts.', 'Shipping cartons, tuck, pillow, pizza and gift boxes in stock sizes, plain or printed, with pack prices in rupees.'),
    ('cups-lids', 'Cups & Lids', '4', 'Hot and cold cups, ripple walls, tubs, and the lids and carriers that fit them.', 'Paper cups, ripple cups, cold cups, ice cream tubs, lids and carriers for cafés and caterers, priced by the pack.'),
    ('mailers', 'Mailers', '5', 'Mailer boxes, courier bags, padded mailers and rigid envelopes that survive the last mile.', 'Mailer boxes, courier bags, padded mailers and rigid envelopes for online sellers in India, sold by the pack.'),
    ('protection', 'Protection', '6', 'Honeycomb wrap, tissue, void fill, tape and corner guards that keep goods safe in the box.', 'Protective packaging without plastic foam: honeycomb wrap, corrugated rolls, tissue, paper tape, corners and moulded inserts.');

INSERT INTO carriers ("name", "position", "trackingLink") VALUES
    ('Delhivery', '1', 'https://www.delhivery.com/track-v2/package/{number}'),
    ('DTDC', '2', 'https://www.dtdc.in/tracking/tracking_results.asp?strCnno={number}'),
    ('Blue Dart', '3', 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}'),
    ('India Post', '4', 'https://www.indiapost.gov.in/');

INSERT INTO promo_codes ("code", "percent", "active") VALUES
    ('BULK20', '20', 'true'),
    ('SAVE10', '10', 'true'),
    ('WELCOME15', '15', 'true');

INSERT INTO tax_rates ("id", "hsn", "validFrom", "rateBasisPoints", "basis") VALUES
    (gen_random_uuid(), '3919', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): self-adhesive tape and film of plastics'),
    (gen_random_uuid(), '3923', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): articles of plastics for packing goods'),
    (gen_random_uuid(), '4804', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): uncoated kraft paper and paperboard'),
    (gen_random_uuid(), '4805', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): other uncoated paper and paperboard'),
    (gen_random_uuid(), '4808', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): corrugated, creped or embossed paper and paperboard'),
    (gen_random_uuid(), '481910', '2025-09-22', '500', 'Notification 9/2025-Central Tax (Rate): cartons, boxes and cases of corrugated paper or paperboard'),
    (gen_random_uuid(), '481920', '2025-09-22', '500', 'Notification 9/2025-Central Tax (Rate): folding cartons, boxes and cases of non-corrugated paper or paperboard'),
    (gen_random_uuid(), '481930', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): paper sacks and bags with a base of 40 cm or more. Disputed: 18 % or 5 %, ask your chartered accountant'),
    (gen_random_uuid(), '481940', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): other paper sacks and bags. Disputed: 18 % or 5 %, ask your chartered accountant'),
    (gen_random_uuid(), '4821', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): paper and paperboard labels'),
    (gen_random_uuid(), '4823', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): other articles of paper or paperboard'),
    (gen_random_uuid(), '6305', '2025-09-22', '500', 'Notification 9/2025-Central Tax (Rate): sacks and bags of textile for packing goods'),
    (gen_random_uuid(), '4419', '2025-09-22', '500', 'Notification 9/2025-Central Tax (Rate): tableware and kitchenware of wood'),
    (gen_random_uuid(), '4806', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): greaseproof, glassine and parchment paper'),
    (gen_random_uuid(), '4811', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): paper and paperboard, coated, gummed or self-adhesive'),
    (gen_random_uuid(), '481710', '2025-09-22', '1800', 'Notification 9/2025-Central Tax (Rate): envelopes of paper');
