-- AlterTable
ALTER TABLE "products" ADD COLUMN     "recycledPercent" INTEGER;

CREATE OR REPLACE TRIGGER "products_changed_told" AFTER UPDATE ON "products"
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
