import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { edited, lines, type Line } from '../data.ts'
import { probe } from '../probe.ts'

/** No rows at first; the bench mounts the 1,000 rows and edits one of them through `probe.actions`. */
export const useLines = (): readonly Line[] | null => {
  const [rows, setRows] = useState<readonly Line[] | null>(null)
  useEffect(() => {
    Object.assign(probe.actions, {
      mount: () => flushSync(() => setRows(lines)),
      edit: () => flushSync(() => setRows((now) => edited(now ?? lines))),
    })
  }, [])
  return rows
}
