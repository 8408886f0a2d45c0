import { readFileSync } from 'node:fs'

/** What a process holds in memory now (`VmRSS`), or held at most (`VmHWM`), MB. */
export const megabytes = ({ pid }: { readonly pid: number }, field: 'VmRSS' | 'VmHWM'): number => {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
