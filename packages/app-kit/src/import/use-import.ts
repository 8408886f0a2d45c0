import type { ImportSheet } from '@mall/api/contract'
import { useRef, useState } from 'react'
import { failureText } from '../words/failure-text.ts'
import { fileOf, isGood, partsOf, recheckedWith, withCell, type RowResults, type SheetRow } from './import-sheet.ts'

/** What is imported, and how. */
export interface ImportSource<Landed> {
  /** What a row is: 账号. */
  readonly subject: string
  /** What such things are counted by; 个 unless said otherwise. */
  readonly unit?: string
  /** Reads a table and says what is wrong in it. Call the SDK with `silent`. */
  readonly check: (file: File, signal: AbortSignal) => Promise<ImportSheet>
  /** Writes rows; the same rows again are written once. Call the SDK with `silent`. */
  readonly land: (rows: readonly SheetRow[]) => Promise<{ readonly Results: RowResults; readonly landed: readonly Landed[] }>
  /** Rows that are written at a time. */
  readonly partSize: number
}

/** How far an import is. `paused`: stopped, or a part could not be sent; what landed has landed. */
type ImportStage = 'choosing' | 'reading' | 'preview' | 'importing' | 'paused' | 'done'

/** An import from the file to the last row: read by the server, mended in place, written part by part. */
export const useImport = <Landed>({ check, land, partSize }: ImportSource<Landed>) => {
  const [stage, setStage] = useState<ImportStage>('choosing')
  const [sheet, setSheet] = useState<ImportSheet | null>(null)
  const [watched, setWatched] = useState<ReadonlySet<number>>(new Set())
  const [checking, setChecking] = useState(false)
  const [problem, setProblem] = useState('')
  const [left, setLeft] = useState<readonly (readonly SheetRow[])[]>([])
  const [results, setResults] = useState<RowResults>([])
  const [landed, setLanded] = useState<readonly Landed[]>([])
  const running = useRef<AbortController | null>(null)
  const stopped = useRef(false)

  /** A newer check takes the place of one that is under way. */
  const begin = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }
  const read = async (file: File): Promise<void> => {
    const signal = begin()
    setStage('reading')
    setProblem('')
    try {
      const found = await check(file, signal)
      if (signal.aborted) return
      setSheet(found)
      setWatched(new Set(found.Rows.filter((row) => !isGood(row)).map(({ RowNo }) => RowNo)))
      setStage('preview')
    } catch (failure) {
      if (signal.aborted) return
      setProblem(failureText(failure))
      setStage('choosing')
    }
  }
  const mend = async (rowNo: number, column: number, text: string): Promise<void> => {
    const at = sheet?.Rows.findIndex(({ RowNo }) => RowNo === rowNo) ?? -1
    if (sheet === null || at < 0 || sheet.Rows[at]?.Cells[column] === text) return
    const changed = withCell(sheet, at, column, text)
    const signal = begin()
    setSheet(changed)
    setChecking(true)
    setProblem('')
    try {
      const found = await check(fileOf(changed), signal)
      if (!signal.aborted) setSheet(recheckedWith(changed, found))
    } catch (failure) {
      if (!signal.aborted) setProblem(failureText(failure))
    } finally {
      if (!signal.aborted) setChecking(false)
    }
  }
  const write = async (parts: readonly (readonly SheetRow[])[]): Promise<void> => {
    stopped.current = false
    setStage('importing')
    setProblem('')
    let waiting = parts
    for (const part of parts) {
      if (stopped.current) return setStage('paused')
      try {
        const { Results, landed: more } = await land(part)
        setResults((before) => [...before, ...Results])
        setLanded((before) => [...before, ...more])
        waiting = waiting.slice(1)
        setLeft(waiting)
      } catch (failure) {
        setProblem(failureText(failure))
        return setStage('paused')
      }
    }
    setStage('done')
  }
  return {
    stage, sheet, watched, checking, problem, results, landed,
    /** Rows that are still to be written. */
    leftCount: left.reduce((sum, rows) => sum + rows.length, 0),
    read: (file: File) => void read(file),
    mend: (rowNo: number, column: number, text: string) => void mend(rowNo, column, text),
    restart: () => {
      begin()
      setSheet(null)
      setProblem('')
      setStage('choosing')
    },
    start: () => {
      if (sheet === null || checking) return
      const parts = partsOf(sheet.Rows.filter(isGood), partSize)
      setLeft(parts)
      void write(parts)
    },
    /** The same parts: what was written although the response was lost is not written twice. */
    goOn: () => void write(left),
    stop: () => {
      stopped.current = true
    },
    finish: () => setStage('done'),
  }
}
