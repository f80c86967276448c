-- CreateTable
CREATE TABLE "carriers" (
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "trackingLink" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "carriers_pkey" PRIMARY KEY ("name")
);

ALTER TABLE "carriers"
    ADD CONSTRAINT "carriers_https" CHECK ("trackingLink" = '' OR "trackingLink" LIKE 'https://%');

-- With which every shop begins (docs/product.md: Carriers). India Post shows a parcel only to whoever types its number.
INSERT INTO "carriers" ("name", "position", "trackingLink") VALUES
    ('Delhivery', 1, 'https://www.delhivery.com/track-v2/package/{number}'),
    ('DTDC', 2, 'https://www.dtdc.in/tracking/tracking_results.asp?strCnno={number}'),
    ('Blue Dart', 3, 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}'),
    ('India Post', 4, 'https://www.indiapost.gov.in/');
