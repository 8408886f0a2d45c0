/** The log of the server. Fields never hold tokens, passwords, queries or bodies. */
export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

/** Drops everything: for tests that do not look at the log. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }
