-- The number at which somebody agreed to WhatsApp messages of a kind; null where nobody did, or where the number has
-- had `most` messages within a day (null: any number of them). An account's last choice decides, else the last choice of the number itself.
CREATE OR REPLACE FUNCTION whatsapp_number(account uuid, phone text, asked text, most int) RETURNS text
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
