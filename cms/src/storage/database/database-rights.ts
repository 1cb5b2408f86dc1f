/** How PostgreSQL (SQLSTATE) refuses a user what belongs to another. */
export const RIGHTS_MISSING = '42501';

/** What helps there: a second user has none of the first one's tables, and only an owner may make any from PostgreSQL 15 on. */
export const RIGHTS_ADVICE =
  'let its user act as the owner of the tables: GRANT owner TO it; ALTER ROLE it SET role TO owner. Where it may not even connect: GRANT CONNECT ON DATABASE …. In a database without tables: GRANT CREATE ON SCHEMA public TO it';
