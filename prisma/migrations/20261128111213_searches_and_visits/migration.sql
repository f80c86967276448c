-- CreateTable
CREATE TABLE "search_days" (
    "day" DATE NOT NULL,
    "term" TEXT NOT NULL,
    "searches" INTEGER NOT NULL,
    "found" INTEGER,
    "carts" INTEGER NOT NULL,

    CONSTRAINT "search_days_pkey" PRIMARY KEY ("day","term")
);

-- CreateTable
CREATE TABLE "visit_days" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "visit_days_pkey" PRIMARY KEY ("day","page","host")
);
