-- What was ordered, where more or less of it was made within the agreed tolerance.
ALTER TABLE "order_lines" ADD COLUMN "orderedQuantity" INTEGER,
    ADD CONSTRAINT "order_lines_ordered_positive" CHECK ("orderedQuantity" > 0);
