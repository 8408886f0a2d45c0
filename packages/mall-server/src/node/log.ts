import type { Log, LogFields } from '../log.ts'

const line = (level: string, message: string, fields: LogFields = {}) =>
  `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`

/** One JSON object per line: events to stdout, errors to stderr. */
export const processLog: Log = {
  info: (message, fields) => void process.stdout.write(line('info', message, fields)),
  warn: (message, fields) => void process.stderr.write(line('warn', message, fields)),
  error: (message, fields) => void process.stderr.write(line('error', message, fields)),
}
