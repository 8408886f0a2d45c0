import type { Db } from './client.ts'

/**
 * A statement that every request needs: its text is made once for each database, and PostgreSQL plans it once for each connection. What differs
 * between the calls is a `sql.placeholder`.
 */
export const prepared = <Statement>(prepare: (db: Db) => Statement): ((db: Db) => Statement) => {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = statements.get(db) ?? prepare(db)
    statements.set(db, statement)
    return statement
  }
}
