/** PostgreSQL's SQLSTATE for insufficient privilege, such as on another user's tables. */
export const RIGHTS_MISSING = '42501';

/**
 * The remedy: a second user doesn't own the first one's tables, and from PostgreSQL 15 on only an owner may create any.
 */
export const RIGHTS_ADVICE =
  'let its user act as the owner of the tables: GRANT owner TO it; ALTER ROLE it SET role TO owner. Where it may not even connect: GRANT CONNECT ON DATABASE …. In a database without tables: GRANT CREATE ON SCHEMA public TO it';
