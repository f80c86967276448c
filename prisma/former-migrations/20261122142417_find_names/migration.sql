-- The words of products' names alone, without a look at the document itself: what very many products tell of, few
-- are named by.
CREATE INDEX "product_search_documents_names" ON "product_search_documents" USING gin (ts_filter("headline", '{a}'));
ANALYZE "product_search_documents";

-- Which products have the words of a search, at most so many, by the index of words: the planner takes reading every
-- document for cheap, because it does not know what it costs to unpack one.
CREATE FUNCTION found_products(query tsquery, most int) RETURNS SETOF uuid
    LANGUAGE plpgsql STABLE ROWS 20
    SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
BEGIN
    RETURN QUERY SELECT "productId" FROM "product_search_documents" WHERE "document" @@ query LIMIT most;
END $$;
