-- By default such an index puts what is written aside, up to 4 MB, until a vacuum comes by, and every search looks
-- through all of that: after a thousand products were added it took a third of a search's time. 64 kB is the least.
ALTER INDEX "product_search_documents_document" SET (gin_pending_list_limit = 64);
ALTER INDEX "product_search_documents_names" SET (gin_pending_list_limit = 64);
SELECT gin_clean_pending_list('"product_search_documents_document"'::regclass),
    gin_clean_pending_list('"product_search_documents_names"'::regclass);
