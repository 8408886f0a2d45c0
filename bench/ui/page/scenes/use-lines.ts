import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { edited, lines, type Line } from '../data.ts'
import { probe } from '../probe.ts'

/** No table, then a table of the 1,000 rows, then one row edited: when the bench says so. */
export function useLines(): readonly Line[] | null {
  const [rows, setRows] = useState<readonly Line[] | null>(null)
  useEffect(() => {
    Object.assign(probe.actions, {
      mount: () => flushSync(() => setRows(lines)),
      edit: () => flushSync(() => setRows((now) => edited(now ?? lines))),
    })
  }, [])
  return rows
}
