CREATE OR REPLACE FUNCTION product_body(p "products") RETURNS json
    LANGUAGE sql STABLE
    RETURN json_build_object(
        '_id', p."id", 'name', p."name", 'sku', p."sku", 'price', rupees(p."pricePaise"),
        'stockCount', p."stockCount"
    );

CREATE OR REPLACE FUNCTION tell_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM add_webhook_deliveries(TG_ARGV[0], NEW."id", product_body(NEW));
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    OLD."stockCount" := NEW."stockCount";
    OLD."stockBand" := NEW."stockBand";
    OLD."stockState" := NEW."stockState";
    OLD."costPaise" := NEW."costPaise";
    OLD."translations" := NEW."translations";
    OLD."searchText" := NEW."searchText";
    OLD."rating" := NEW."rating";
    OLD."reviewCount" := NEW."reviewCount";
    OLD."featuredPosition" := NEW."featuredPosition";
    OLD."isDemo" := NEW."isDemo";
    OLD."updatedAt" := NEW."updatedAt";
    -- Compares the stored bytes, because json has no equality and specifications stand in an order.
    IF OLD *<> NEW THEN
        PERFORM add_webhook_deliveries('product.changed', NEW."id", product_body(NEW));
    END IF;
    RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "products_changed_told" AFTER UPDATE ON "products"
    FOR EACH ROW EXECUTE FUNCTION tell_of_changed_product();
