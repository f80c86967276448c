-- A request for a price is an offer in state asked, no message.
ALTER TABLE "offers" ADD COLUMN "request" JSONB;

UPDATE "offers" o SET "request" = m."request" || jsonb_build_object('message', m."message")
FROM "contact_messages" m WHERE m."id" = o."requestId" AND m."kind" = 'quote';

INSERT INTO "offers" ("id", "number", "state", "accessKey", "keyExpiresAt", "userId", "name", "email", "phone",
    "company", "language", "asked", "request", "waitingSince", "reason", "orderId", "createdAt", "updatedAt")
SELECT m."id",
    'OF-' || to_char(m."createdAt" AT TIME ZONE 'Asia/Kolkata', 'YYMMDD') || '-' || (
        SELECT string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1), '')
        FROM generate_series(1, 6) WHERE m."id" IS NOT NULL),
    (CASE WHEN m."orderId" IS NOT NULL THEN 'accepted' WHEN m."status" = 'spam' THEN 'withdrawn' ELSE 'asked' END)
        ::"OfferState",
    rtrim(translate(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'base64'), '+/', '-_'),
        '='),
    m."createdAt" + interval '90 days',
    m."userId", m."name", m."email", m."phone", m."company", m."language",
    jsonb_build_array(jsonb_build_object(
        'product', r #> '{product,_id}',
        'unit', 'PCS',
        'name', coalesce(r #>> '{product,name}', r ->> 'packaging', 'Made to order'),
        'spec', jsonb_strip_nulls(jsonb_build_object('size', size, 'material', r ->> 'material', 'print', print)),
        'quantities', jsonb_build_array(r -> 'quantity'),
        'note', nullif(concat_ws(E'\n', nullif(m."message", ''), 'Needed by ' || (r ->> 'neededBy')), '')
    )),
    r || jsonb_build_object('message', m."message"),
    CASE WHEN m."status" = 'new' AND m."orderId" IS NULL THEN m."createdAt" END,
    CASE WHEN m."status" = 'spam' AND m."orderId" IS NULL THEN 'Spam' END,
    m."orderId", m."createdAt", coalesce(m."answeredAt", m."createdAt")
FROM "contact_messages" m
CROSS JOIN LATERAL (SELECT m."request" AS r) asked
CROSS JOIN LATERAL (SELECT
    CASE WHEN jsonb_typeof(r -> 'size') = 'object' THEN
        concat_ws(' × ', r #>> '{size,length}', r #>> '{size,width}', r #>> '{size,height}')
        || ' ' || (r #>> '{size,unit}')
        || CASE WHEN r #>> '{size,height}' IS NULL THEN ' (L × W)' ELSE ' (L × W × H)' END
        || coalesce(', ' || (r ->> 'measured'), '')
    END AS size,
    CASE r ->> 'printSides' WHEN 'none' THEN 'No print' WHEN 'outside' THEN 'Outside' WHEN 'inside' THEN 'Inside'
        WHEN 'both' THEN 'Inside and outside' END AS side,
    CASE r ->> 'printColours' WHEN '1' THEN '1 colour' ELSE (r ->> 'printColours') || ' colours' END AS colours
) texts
CROSS JOIN LATERAL (SELECT
    CASE WHEN r ->> 'printSides' = 'none' OR colours IS NULL THEN side
        ELSE concat_ws(', ', colours, lower(side)) END AS print
) printed
WHERE m."kind" = 'quote' AND NOT EXISTS (SELECT FROM "offers" o WHERE o."requestId" = m."id");

INSERT INTO "offer_messages" ("id", "offerId", "party", "text", "by", "userId", "at")
SELECT a."id", coalesce(o."id", m."id"), 'shop', a."text", a."by", a."userId", a."createdAt"
FROM "message_replies" a
JOIN "contact_messages" m ON m."id" = a."messageId" AND m."kind" = 'quote'
LEFT JOIN "offers" o ON o."requestId" = m."id";

INSERT INTO "offer_files" ("attachmentId", "offerId")
SELECT m."attachmentId", coalesce(o."id", m."id")
FROM "contact_messages" m LEFT JOIN "offers" o ON o."requestId" = m."id"
WHERE m."kind" = 'quote' AND m."attachmentId" IS NOT NULL
ON CONFLICT DO NOTHING;

-- Mails that wait or failed are about the offer from now on. A new database has no queue yet.
DO $$
BEGIN
    IF to_regclass('pgboss.job') IS NULL THEN
        RETURN;
    END IF;
    UPDATE pgboss.job j
    SET data = jsonb_build_object('template', 'offer-message', 'offerMessageId', a."id")
    FROM "message_replies" a
    JOIN "contact_messages" m ON m."id" = a."messageId" AND m."kind" = 'quote'
    WHERE j.name IN ('mail', 'mail-failed') AND j.data ->> 'template' = 'message-reply'
        AND j.data ->> 'replyId' = a."id"::text;
    UPDATE pgboss.job j
    SET data = jsonb_build_object(
        'template', CASE j.data ->> 'template' WHEN 'contact-message' THEN 'offer-requested' ELSE 'offer-received' END,
        'offerId', coalesce(o."id", m."id"))
    FROM "contact_messages" m LEFT JOIN "offers" o ON o."requestId" = m."id"
    WHERE m."kind" = 'quote' AND j.name IN ('mail', 'mail-failed')
        AND j.data ->> 'template' IN ('contact-message', 'contact-acknowledgement')
        AND j.data ->> 'messageId' = m."id"::text;
END $$;

DELETE FROM "contact_messages" WHERE "kind" = 'quote';

ALTER TABLE "offers" DROP COLUMN "requestId";
ALTER TABLE "contact_messages"
    DROP CONSTRAINT "contact_messages_email_known",
    DROP CONSTRAINT "contact_messages_order_known",
    DROP CONSTRAINT "contact_messages_request_of_quote",
    DROP COLUMN "attachmentId",
    DROP COLUMN "request",
    DROP COLUMN "userId";

ALTER TYPE "MessageKind" RENAME TO "MessageKind_old";
CREATE TYPE "MessageKind" AS ENUM ('contact', 'order');
ALTER TABLE "contact_messages" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "contact_messages" ALTER COLUMN "kind" TYPE "MessageKind" USING "kind"::text::"MessageKind";
ALTER TABLE "contact_messages" ALTER COLUMN "kind" SET DEFAULT 'contact';
DROP TYPE "MessageKind_old";
ALTER TABLE "contact_messages"
    ADD CONSTRAINT "contact_messages_email_known"
        CHECK ("email" IS NOT NULL OR "kind" = 'order' OR "whatsapp" IS NOT NULL),
    ADD CONSTRAINT "contact_messages_order_known" CHECK ("kind" <> 'contact' OR "orderId" IS NULL);
