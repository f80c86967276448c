-- CreateTable
CREATE TABLE "categories" (
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "metaDescription" TEXT NOT NULL DEFAULT '',
    "picture" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "category_addresses" (
    "slug" TEXT NOT NULL,
    "category" TEXT NOT NULL,

    CONSTRAINT "category_addresses_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE UNIQUE INDEX "categories_name_key" ON "categories"("name");

-- CreateIndex
CREATE INDEX "category_addresses_category_idx" ON "category_addresses"("category");

ALTER TABLE "categories"
    ADD CONSTRAINT "categories_slug_plain" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND "slug" <> 'all');

-- The shelves with which every shop begins (docs/product.md: Catalogue).
INSERT INTO "categories" ("slug", "name", "position", "description", "metaDescription") VALUES
    ('paper-bags', 'Paper Bags', 1, 'Kraft and white carriers with twisted, flat and rope handles, for shops, bakeries and gifting.', 'Paper bags for shops, bakeries and gifting: twisted, flat and rope handles, in kraft and white, plain or printed.'),
    ('food-packaging', 'Food Packaging', 2, 'Bowls, trays, boxes and wraps that hold heat, oil and gravy, ready for delivery.', 'Food packaging for restaurants and cloud kitchens: bowls, trays, burger and noodle boxes, greaseproof wraps and wooden cutlery.'),
    ('boxes', 'Boxes', 3, 'Corrugated cartons in courier sizes, tuck boxes for the shelf, and rigid boxes for gifts.', 'Shipping cartons, tuck, pillow, pizza and gift boxes in stock sizes, plain or printed, with pack prices in rupees.'),
    ('cups-lids', 'Cups & Lids', 4, 'Hot and cold cups, ripple walls, tubs, and the lids and carriers that fit them.', 'Paper cups, ripple cups, cold cups, ice cream tubs, lids and carriers for cafés and caterers, priced by the pack.'),
    ('mailers', 'Mailers', 5, 'Mailer boxes, courier bags, padded mailers and rigid envelopes that survive the last mile.', 'Mailer boxes, courier bags, padded mailers and rigid envelopes for online sellers in India, sold by the pack.'),
    ('protection', 'Protection', 6, 'Honeycomb wrap, tissue, void fill, tape and corner guards that keep goods safe in the box.', 'Protective packaging without plastic foam: honeycomb wrap, corrugated rolls, tissue, paper tape, corners and moulded inserts.');

ALTER TABLE "products" DROP CONSTRAINT "products_category_known";

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_category_fkey" FOREIGN KEY ("category") REFERENCES "categories"("name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category_addresses" ADD CONSTRAINT "category_addresses_category_fkey" FOREIGN KEY ("category") REFERENCES "categories"("slug") ON DELETE CASCADE ON UPDATE CASCADE;
