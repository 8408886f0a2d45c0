import { createHash } from 'node:crypto'
import type pg from 'pg'

/** More than the transactions of the mall have; other statements, such as inserts of varying numbers of rows, stay unnamed. */
export const maxNames = 400

/** A statement that was seen this often will be seen again. */
export const timesBefore = 3

/** The names of the statements that come again, the same for all connections of a process: by their texts, which hold no values. */
export const createStatementNames = () => {
  const names = new Map<string, string>()
  const seen = new Map<string, number>()
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames) return name
    const times = (seen.get(text) ?? 0) + 1
    if (times <= timesBefore) {
      if (seen.size >= 10 * maxNames) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const given = createHash('sha256').update(text).digest('base64url')
    names.set(text, given)
    return given
  }
}

interface Statement {
  readonly text: string
  readonly name?: string | undefined
}

/** The connection, on which PostgreSQL reads and plans a statement that comes again only once. */
export const withNamedStatements = (client: pg.PoolClient, nameOf: (text: string) => string | undefined): pg.PoolClient => {
  const query = (statement: Statement, values: unknown[]) => client.query({ ...statement, name: statement.name ?? (values.length > 0 ? nameOf(statement.text) : undefined) }, values)
  return Object.create(client, { query: { value: query } }) as pg.PoolClient
}
