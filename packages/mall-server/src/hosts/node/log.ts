import { pino } from 'pino'
import type { Log, LogLevel } from '../../platform/log.ts'

export interface LogOptions {
  readonly level: LogLevel
  /** `text` for people at a terminal. */
  readonly format: 'json' | 'text'
}

const streamsOf = async ({ level, format }: LogOptions) => {
  const streams = [process.stdout, process.stderr]
  // Written at once, so that a process that ends has said everything.
  const [out, err] = format === 'json' ? streams.map(({ fd }) => pino.destination({ dest: fd, sync: true })) : await prettyStreams(streams)
  if (out === undefined || err === undefined) throw new Error('No streams to log to.')
  return pino.multistream([{ level: level === 'silent' ? 'info' : level, stream: out }, { level: 'warn', stream: err }], { dedupe: true })
}

const prettyStreams = async (streams: readonly NodeJS.WriteStream[]) => {
  const { prettyFactory } = await import('pino-pretty')
  const pretty = prettyFactory({ colorize: process.stdout.isTTY, messageKey: 'message', translateTime: 'SYS:HH:MM:ss', singleLine: true })
  return streams.map((stream) => ({ write: (line: string) => void stream.write(pretty(line)) }))
}

/** One JSON object per line, or one readable line: events to stdout, warnings and errors to stderr. */
export const createProcessLog = async (options: LogOptions): Promise<Log> => {
  const logger = pino(
    { level: options.level, base: null, messageKey: 'message', timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    await streamsOf(options),
  )
  return {
    debug: (message, fields = {}) => logger.debug(fields, message),
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  }
}
